import { isIP } from "node:net";
import { AppError } from "#contract/app-error.ts";
import type { Problem } from "#contract/error-messages.ts";
import { isSharedHost } from "#domain/shared-hosts.ts";
import { ownedPages, type ToldOrigin } from "#server/catalog/owned-pages.ts";
import type { Handle } from "#server/catalog/tables.ts";
import { FetchError, fetchGuarded, type Network } from "#server/platform/http-client/http-client.ts";
import { grantStore } from "./grants/store.ts";
import type { OwnedPage } from "./pages.ts";

const MAX_MB = 2;
const TIMEOUT_S = 10;

export interface Website {
  origin: string;
  /** Without "www."; where mail to its owners goes. */
  host: string;
}

/** Sources that name one website, so that no single one of them decides whose a place is. */
const AGREEING_SOURCES = 2;

/**
 * The website of a page: the one that an administrator set, or that independent sources name for at least half of ALL its
 * events; otherwise why none proves anything.
 */
export async function websiteOf(
  db: Handle,
  { target, name }: OwnedPage,
  publicUrl: string,
): Promise<Website | { problem: Problem }> {
  const pages = ownedPages(db);
  const venueIds = "venueId" in target ? await pages.placeIds([target.venueId]) : [];
  const set = await grantStore(db).websiteOf(
    "venueId" in target ? { venueIds } : { organizerId: target.organizerId },
  );
  const { origins, total } =
    set !== undefined
      ? { origins: [], total: 0 }
      : "venueId" in target
        ? await pages.originsOfVenues(venueIds)
        : await pages.originsOfOrganizer(target.organizerId);
  const site = set === undefined ? agreedWebsite(origins, total) : websiteAt(set);
  if (!site) return { problem: { code: "claimNoWebsite", params: { name } } };
  const { origin, host } = site;
  const isLinkedByOthers = () =>
    "venueId" in target
      ? pages.isLinkedByOtherVenues(origin, venueIds)
      : pages.isLinkedByOtherOrganizers(origin, target.organizerId);
  const isOurs = host === bareHost(new URL(publicUrl).hostname);
  if (isOurs || isSharedHost(host) || (set === undefined && (await isLinkedByOthers())))
    return { problem: { code: "claimSharedHost", params: { host } } };
  return site;
}

/** The website of an address that is typed: its origin, with https where no scheme is given. */
export function websiteAt(address: string): Website | undefined {
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  return url?.hostname ? { origin: url.origin, host: bareHost(url.hostname) } : undefined;
}

/** The website that enough independent sources name for enough of the events. */
export function agreedWebsite(origins: readonly ToldOrigin[], total: number): Website | undefined {
  const byHost = Map.groupBy(
    origins.flatMap((told) => {
      const site = websiteAt(told.origin);
      return site ? [{ ...told, site }] : [];
    }),
    ({ site }) => site.host,
  );
  for (const told of byHost.values()) {
    const publishers = new Set(told.map(({ sourceUrl }) => publisherOf(sourceUrl)));
    const named = new Set(told.flatMap(({ eventIds }) => eventIds));
    if (publishers.size >= AGREEING_SOURCES && named.size * 2 >= total) return told[0]!.site;
  }
  return undefined;
}

/**
 * Who writes a source: two feeds of one domain are not independent of each other, nor are uploaded files. The domain is
 * guessed by its form, rather too wide than too narrow.
 */
function publisherOf(sourceUrl: string | null): string {
  const { hostname = "" } = URL.parse(sourceUrl ?? "") ?? {};
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return hostname;
  const labels = bareHost(hostname).split(".");
  const isBelowCountry = labels.at(-1)!.length === 2 && (labels.at(-2)?.length ?? 0) <= 3;
  return labels.slice(isBelowCountry ? -3 : -2).join(".");
}

/** Where mail can be sent to; a bare IP address or a name without a dot has none. */
export function mailHostOf({ host }: Website): string | null {
  return isIP(host.replace(/^\[|\]$/g, "")) === 0 && host.includes(".") ? host : null;
}

/** Refuses a website whose first page does not show the code. */
export async function requireCode(site: string, code: string, network: Network): Promise<void> {
  const url = `${site}/`;
  const answer = await fetchGuarded(url, {
    network,
    maxBytes: MAX_MB * 2 ** 20,
    timeoutMs: TIMEOUT_S * 1_000,
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
