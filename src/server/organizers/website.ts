import { isIP } from "node:net";
import { AppError } from "#contract/app-error.ts";
import type { Problem } from "#contract/error-messages.ts";
import { isSharedHost } from "#domain/shared-hosts.ts";
import { ownedPages } from "#server/catalog/owned-pages.ts";
import type { Handle } from "#server/catalog/tables.ts";
import { FetchError, fetchGuarded, type Network } from "#server/platform/http-client/http-client.ts";
import type { OwnedPage } from "./pages.ts";

const MAX_MB = 2;
const TIMEOUT_S = 10;

export interface Website {
  origin: string;
  /** Without "www."; where mail to its owners goes. */
  host: string;
}

/** The website of a page as the links of its events tell it, or why none proves anything. */
export async function websiteOf(
  db: Handle,
  { target, name }: OwnedPage,
  publicUrl: string,
): Promise<Website | { problem: Problem }> {
  const pages = ownedPages(db);
  const venueIds = "venueId" in target ? await pages.placeIds([target.venueId]) : [];
  const origins =
    "venueId" in target
      ? await pages.originsOfVenues(venueIds)
      : await pages.originsOfOrganizer(target.organizerId);
  const sites = origins.flatMap(({ origin, events }) => {
    const url = URL.parse(origin);
    return url ? [{ origin: url.origin, host: bareHost(url.hostname), events }] : [];
  });
  const [first] = sites;
  const total = sites.reduce((sum, { events }) => sum + events, 0);
  const own = sites.filter(({ host }) => host === first?.host).reduce((sum, { events }) => sum + events, 0);
  // The links of a place without a website of its own lead to several.
  if (!first || own * 2 < total) return { problem: { code: "claimNoWebsite", params: { name } } };
  const { origin, host } = first;
  const isLinkedByOthers = () =>
    "venueId" in target
      ? pages.isLinkedByOtherVenues(origin, venueIds)
      : pages.isLinkedByOtherOrganizers(origin, target.organizerId);
  const isOurs = host === bareHost(new URL(publicUrl).hostname);
  if (isOurs || isSharedHost(host) || (await isLinkedByOthers()))
    return { problem: { code: "claimSharedHost", params: { host } } };
  return { origin, host };
}

/** Where mail can be sent to; a bare IP address or a name without a dot has none. */
export function mailHostOf({ host }: Website): string | null {
  return isIP(host.replace(/^\[|\]$/g, "")) === 0 && host.includes(".") ? host : null;
}

/** Refuses a website whose first page does not show the code. */
export async function requireCode(site: string, code: string, network: Network): Promise<void> {
  const url = `${site}/`;
  const answer = await fetchGuarded(url, {
    ...{ network, maxBytes: MAX_MB * 2 ** 20, timeoutMs: TIMEOUT_S * 1_000 },
    headers: { accept: "text/html", "accept-encoding": "gzip, br" },
    wantsBody: (status) => status === 200,
  }).catch((error: unknown) => {
    if (!(error instanceof FetchError)) throw error;
    throw new AppError("invalid", problemOf(error), { cause: error });
  });
  const [asked, answered] = [url, answer.url].map((each) => bareHost(new URL(each).hostname));
  if (asked !== answered) throw new AppError("invalid", { code: "claimElsewhere", params: { url } });
  if (!answer.body.includes(code)) throw new AppError("invalid", { code: "claimNotFound", params: { url } });
}

const bareHost = (hostname: string) => hostname.toLowerCase().replace(/^www\./, "");

function problemOf({ problem }: FetchError): Problem {
  switch (problem) {
    case "private-address":
      return { code: "fetchPrivateAddress" };
    case "not-found-by-name":
      return { code: "fetchNoSuchServer" };
    case "too-large":
      return { code: "fetchTooLarge", params: { max: MAX_MB } };
    case "timeout":
      return { code: "fetchTimeout", params: { seconds: TIMEOUT_S } };
    default:
      return { code: "fetchNetwork" };
  }
}
