import { Link } from "react-router";
import { LEGAL_PAGES, type LegalPageName } from "#contract/content.ts";
import { urls } from "#contract/urls.ts";
import { PageHead } from "#web/head/page-head.tsx";
import { EnglishOnly } from "#web/messages/english-only.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import { RichText } from "#web/ui/rich-text.tsx";
import type { Route } from "./+types/legal-page.ts";
import classes from "./legal-page.module.css";

const ADDRESS: Record<LegalPageName, string> = {
  terms: urls.terms,
  privacy: urls.privacy,
  cookies: urls.cookies,
  data: urls.dataDeletion,
  accessibility: urls.accessibility,
};

/** One page for all texts, chosen by the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "").toLowerCase();
  const name = LEGAL_PAGES.find((each) => path.startsWith(ADDRESS[each])) ?? "terms";
  return { name, text: await context.get(pageContext).services.content.legalText(name) };
}

export default function LegalPage({ loaderData: { name, text } }: Route.ComponentProps) {
  const { t } = useMessages();
  const sections = text.blocks.filter((block) => block.kind === "heading" && block.level === 2);
  return (
    <div className={classes.page}>
      <PageHead isEnglishOnly title={text.title} description={text.summary} path={ADDRESS[name]} />
      <header className={classes.head}>
        <h1 className={classes.title} lang="en">
          {text.title}
        </h1>
        {text.updated && (
          <p className="above-12 strong faint">{t("legal.updated", { date: text.updated })}</p>
        )}
        <p className="above-12 text-h3 line-150 muted compact-h4" lang="en">
          {text.summary}
        </p>
        <EnglishOnly />
      </header>
      <nav className={classes.contents} aria-label={t("legal.contents")}>
        <p className={classes.label}>{t("legal.contents")}</p>
        <ol>
          {sections.map(
            (section) =>
              section.kind === "heading" && (
                <li key={section.id}>
                  <a href={`#${section.id}`} lang="en">
                    {section.text}
                  </a>
                </li>
              ),
          )}
        </ol>
      </nav>
      <article className={classes.body}>
        <div lang="en">
          <RichText blocks={text.blocks} />
        </div>
        <nav className={classes.others} aria-label={t("legal.others")}>
          {LEGAL_PAGES.filter((each) => each !== name).map((each) => (
            <Link key={each} to={ADDRESS[each]}>
              {t(`legal.${each}`)}
            </Link>
          ))}
        </nav>
      </article>
    </div>
  );
}
