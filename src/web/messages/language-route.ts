import { redirect } from "react-router";
import { urls } from "#contract/urls.ts";
import { LANGUAGE_PARAMETER, languageCookie, localeOf } from "#domain/locale.ts";
import type { Route } from "./+types/language-route.ts";

/** Remembers the chosen language and goes back to where the visitor was; a plain link, so it needs no script. */
export function loader({ request, params }: Route.LoaderArgs) {
  const locale = localeOf(params.locale);
  if (!locale) throw new Response(null, { status: 404 });
  const isSecure = new URL(request.url).protocol === "https:";
  return redirect(pageBefore(request), { headers: { "Set-Cookie": languageCookie(locale, isSecure) } });
}

/** Renders nothing: a supported language redirects, any other is not found. */
export default function LanguageRoute() {
  return null;
}

/** Browsers send the Referer of our own pages in full and of others by host alone, which is no place to go back to. */
function pageBefore(request: Request): string {
  const referrer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referrer)) return urls.home;
  const { host, pathname, searchParams } = new URL(referrer);
  if (host !== new URL(request.url).host || pathname.startsWith("//")) return urls.home;
  // The page would ask for the language that was just left.
  searchParams.delete(LANGUAGE_PARAMETER);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
