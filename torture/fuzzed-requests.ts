import { routes, urls } from "#contract/urls.ts";
import { NASTY_TEXTS } from "#tests/support/nasty-texts.ts";

export interface FuzzedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

interface FuzzOptions {
  seed: number;
  count: number;
  /** Of an administrator, whose requests get furthest. */
  cookie: string;
}

/** What would end the session that the others need, and what answers 503 on purpose when the machine is too busy. */
const LEFT_OUT: string[] = [routes.logout, routes.changePassword, routes.readiness];
const PATTERNS = [
  ...Object.values(routes).filter((route) => !LEFT_OUT.includes(route)),
  urls.home,
  urls.map,
  urls.login,
  urls.blog,
  urls.team,
  urls.terms,
  urls.profile,
  urls.myFavorites,
  urls.embed,
  urls.admin,
  "/embed/make",
  "/reference",
  "/offline",
  "/add",
  "/assets/:file",
  "/:anything",
  "/blog/:slug",
  "/venue/:slug",
  "/venue/:slug/:category",
  "/city/:country/:city",
  "/language/:locale",
  "/event/:parts",
  "/calendar/:parts",
  "/admin/:view",
  "/basemap/:file",
  "/basemap/streets/:z/:x/:y",
];
const PARAMETER = /:\w+(\([^)]*\))?/g;
const POSTED = new Set<string>([
  routes.addFavorite,
  routes.removeFavorite,
  routes.favoriteReminder,
  routes.unsubscribe,
  routes.vitals,
  routes.signIn,
  routes.signUp,
  routes.forgotPassword,
  routes.resetPassword,
  routes.feedback,
  routes.addCity,
  routes.addVenue,
  routes.editVenue,
  routes.deleteVenue,
  routes.undoDeletion,
  routes.addEvent,
  routes.editEvent,
  routes.deleteEvent,
  routes.copyEvent,
  routes.importPreview,
  routes.importApply,
]);
const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"];
/** A form that is right as it is, so that what is wrong with it lies deep. */
const FORM = {
  country: "Bulgaria",
  city: "Sofia",
  category: "concert",
  venue: "torture-hall",
  event: "evening",
  title: "Evening",
  date: "2027-06-01",
  old_date: "2027-06-01",
  time: "20:00",
  dates: ["2027-06-02"],
  new_name: "Fuzzy Hall",
  new_address: "1 Quiet St",
  email: "a@b.example",
  rating: "5",
  id: "1",
};
const FIELDS =
  `country city category venue event old_date date time title image link dates description id user
  new_name new_address coordinates version confirm reminder email password forename surname token rating
  favoriteFeature suggestions from to categories q limit before format source page metric value path`.split(
    /\s+/,
  );
const TYPES = [
  ...Array(6).fill("application/json"),
  "application/x-www-form-urlencoded",
  "text/plain",
  "text/calendar",
  "text/csv",
  "application/octet-stream",
  "multipart/form-data; boundary=x",
  "nonsense",
  "",
] as string[];

/** The same requests for the same seed, so that one that does harm can be sent again. */
export function* fuzzedRequests({ seed, count, cookie }: FuzzOptions): Generator<FuzzedRequest, void> {
  const random = numbersFrom(seed);
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const nasty = (): string => (below(8) ? pick(NASTY_TEXTS) : noise(below(40)));
  const noise = (length: number) => String.fromCodePoint(...Array.from({ length }, () => 1 + below(0xd7fe)));
  const part = () => (below(2) ? encodeURIComponent(nasty()) : encodeURI(nasty()).replaceAll("?", "%3F"));
  const some = <T>(make: () => T): T[] => Array.from({ length: below(7) }, make);
  const pairs = (): [string, string][] => some(() => [pick(FIELDS), nasty()]);

  function value(depth = 0): unknown {
    const kinds: (() => unknown)[] = [
      nasty,
      nasty,
      () => below(1000),
      () => -random() * 1e12,
      () => null,
      () => below(2) === 0,
    ];
    if (depth < 3)
      kinds.push(
        () => some(() => value(depth + 1)),
        () => record(depth + 1),
      );
    return pick(kinds)();
  }
  const record = (depth = 0) => Object.fromEntries(some(() => [pick(FIELDS), value(depth)]));

  function body(type: string): FuzzedRequest["body"] {
    if (below(6) === 0) return Uint8Array.from({ length: below(2_000) }, () => below(256));
    if (type.includes("json"))
      return below(10) ? JSON.stringify(below(2) ? { ...FORM, ...record() } : record()) : `{"a":${nasty()}`;
    if (type.includes("urlencoded")) return new URLSearchParams(pairs()).toString();
    if (type.includes("calendar"))
      return `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:${nasty()}\nDTSTART:${nasty()}\nRRULE:${nasty()}\nEND:VEVENT\nEND:VCALENDAR`;
    if (type.includes("csv")) return `title,date,venue\n${nasty()},${nasty()},${nasty()}\n`;
    return nasty();
  }

  for (let i = 0; i < count; i++) {
    const pattern = pick(PATTERNS);
    const method = below(8) === 0 ? pick(METHODS) : POSTED.has(pattern) ? "POST" : "GET";
    const query = new URLSearchParams(pairs()).toString();
    const path = pattern.replace(PARAMETER, part) + (below(2) && query ? `?${query}` : "");
    const type = pick(TYPES);
    const hasBody = method !== "GET" && method !== "HEAD" && below(5) > 0;
    yield {
      method,
      path: path.startsWith("/") ? path : `/${path}`,
      headers: {
        ...(hasBody && type ? { "content-type": type } : {}),
        ...(below(2) ? { cookie } : below(3) ? {} : { cookie: `session=${encodeURIComponent(nasty())}` }),
        ...(below(6) ? {} : { "accept-language": encodeURIComponent(nasty()) }),
        ...(below(6)
          ? {}
          : { "if-none-match": encodeURIComponent(nasty()), range: `bytes=${below(99)}-${below(99)}` }),
        ...(below(9) ? {} : { "x-forwarded-for": "::1, 10.0.0.1", "accept-encoding": "br, zstd;q=0.1, *" }),
      },
      body: hasBody ? body(type) : undefined,
    };
  }
}

/** A small generator of even numbers between 0 and 1 (a linear congruential one, enough for variety). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
