import cyrillicFont from "@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url";
import { useLocation } from "react-router";
import { askedLocale, DEFAULT_LOCALE, LANGUAGE_PARAMETER, LOCALES, type Locale } from "#domain/locale.ts";
import { serverFormattedText } from "#messages/server-formatted-texts.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useSite } from "#web/session/site.ts";

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's one address, without the host. */
  path: string;
  /** A picture for previews: ours, of 1200 by 630 and without the host, or one of elsewhere. */
  image?: string | undefined;
  type?: "website" | "article";
  /** The title already has the site's name. */
  isWholeTitle?: boolean;
  /** Further names that the page begins with. */
  names?: readonly string[];
  /** What a preview tells of this address where that is more than the page; search engines know the page alone. */
  shared?: { title: string; description: string; path: string; image?: string | undefined } | undefined;
  /** The page has no other languages to name. */
  isEnglishOnly?: boolean;
}

/** As Open Graph names languages: with the country that most of their readers live in. */
function openGraphLocale(locale: Locale): string {
  return serverFormattedText(`${locale} Open Graph`, () => {
    const { language, region } = new Intl.Locale(locale).maximize();
    return `${language}_${region}`;
  });
}
const CYRILLIC = /\p{Script=Cyrillic}/u;

function inLanguage(path: string, locale: Locale): string {
  return `${path}${path.includes("?") ? "&" : "?"}${LANGUAGE_PARAMETER}=${locale}`;
}

/** A page's metadata for search engines, previews and the tab. */
export function PageHead({
  title,
  description,
  path,
  image,
  type = "website",
  isWholeTitle = false,
  names = [],
  shared,
  isEnglishOnly = false,
}: PageHeadProps) {
  const { t, locale } = useMessages();
  const { name, publicUrl } = useSite();
  const asked = askedLocale(useLocation().search);
  const addressIn = (of: string) => publicUrl + (asked && !isEnglishOnly ? inLanguage(of, asked) : of);
  const url = addressIn(path);
  const told = { title, description, image, ...shared };
  const isOurs = told.image?.startsWith("/");
  const ownImage = told.image && locale !== DEFAULT_LOCALE ? inLanguage(told.image, locale) : told.image;
  return (
    <>
      <title>{isWholeTitle ? title : t("page.title", { page: title, site: name })}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {!isEnglishOnly && <Alternates path={path} />}
      {/* Names keep their script in every language; letters that come late would have all of the page laid out again. */}
      {[title, ...names].some((name) => CYRILLIC.test(name)) && (
        <link rel="preload" as="font" type="font/woff2" href={cyrillicFont} crossOrigin="anonymous" />
      )}
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      <meta property="og:title" content={told.title} />
      <meta property="og:description" content={told.description} />
      <meta property="og:url" content={shared ? addressIn(shared.path) : url} />
      {told.image && <meta property="og:image" content={isOurs ? publicUrl + ownImage : told.image} />}
      {isOurs && <meta property="og:image:width" content="1200" />}
      {isOurs && <meta property="og:image:height" content="630" />}
      {told.image && <meta property="og:image:alt" content={told.title} />}
      <meta name="twitter:card" content={told.image ? "summary_large_image" : "summary"} />
    </>
  );
}

/** The same page in each language; without a language in its address it is in the visitor's own. */
function Alternates({ path }: { path: string }) {
  const { publicUrl } = useSite();
  return (
    <>
      <link rel="alternate" hrefLang="x-default" href={publicUrl + path} />
      {LOCALES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={publicUrl + inLanguage(path, each)} />
      ))}
    </>
  );
}
