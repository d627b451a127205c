import { redirect } from "react-router";

/**
 * A link may name a country in any way that the server understands, such as "BG" or "Holland". The browser, which narrows
 * what it has by itself, only knows the catalogue's names, so the map opens under the address that has them.
 */
export function redirectToCountryName(url: URL, countryName: (text: string) => string | undefined): void {
  const chosen = url.searchParams.get("country");
  const name = chosen === null ? undefined : countryName(chosen);
  if (name === undefined || name === chosen) return;
  const params = new URLSearchParams(url.searchParams);
  params.set("country", name);
  throw redirect(`${url.pathname}?${params}`);
}
