import { beforeEach, describe, expect, it } from "vitest";
import { Claim, ClaimedPage, OrganizerGrants, OwnEvents } from "#contract/organizers.ts";
import { SecurityLogPage } from "#contract/security.ts";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { DAY_MS } from "#domain/time.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { organizersOf, SITE } from "#tests/support/organizers.ts";
import { startSourceServer } from "#tests/support/source-server.ts";

const database = await openTestDatabase();
const { app, clock, world } = await startTestApp(database, { PRIVATE_NETWORK: "allow" });
const support = organizersOf(database, app, clock);
const { person, venueName, takeMails, link, tell, setWebsite, trust, startAnew } = support;

beforeEach(startAnew);

type Person = Awaited<ReturnType<typeof person>>;
let made = 0;

/** A venue of its own, with the website that an administrator set. */
async function venueAt(url?: string): Promise<string> {
  const id = await world.addVenue({ name: `Hall ${++made}` });
  if (url) await setWebsite(id, url);
  return venueName(id);
}

/** A venue of its own with an event for each of the sources that name a website. */
async function venueToldBy(url: string, sources: (string | null)[]): Promise<{ id: number; name: string }> {
  const id = await world.addVenue({ name: `Hall ${++made}` });
  for (const source of sources)
    await tell(await world.addEvent(id, { name: `Night ${++made}` }), url, source);
  return { id, name: await venueName(id) };
}
const pageOf = async (user: Person, venue: string) =>
  ClaimedPage.parse((await user.get(urls.claimedPage("venue", venue))).json());

const start = (user: Person, claim: object) => user.post(routes.claims, claim as Record<string, unknown>);
async function started(user: Person, claim: object): Promise<Claim> {
  const answer = await start(user, claim);
  expect(answer.statusCode, answer.body).toBe(202);
  return Claim.parse(answer.json());
}
async function isHolder(user: Person, venue: string): Promise<boolean> {
  const answer = await user.get(urls.claimedPage("venue", venue));
  return ClaimedPage.parse(answer.json()).isYours;
}
async function mailedToken(): Promise<{ to: string; token: string }> {
  const [mail] = (await takeMails()).filter(({ button }) => button?.url.includes("/profile/claim/"));
  const path = mail!.button!.url.slice(SITE.publicUrl.length);
  return { to: mail!.to, token: path.split("/").at(-1)! };
}
const confirm = (user: Person, id: string, token: string) => user.post(urls.confirmClaim(id), { token });

const NO_PROOF: [what: string, url: string][] = [
  ["a social network", "https://www.facebook.com/thehall"],
  ["a subdomain of a page builder", "https://thehall.wordpress.com/x"],
  ["a mail service", "https://gmail.com/x"],
  ["our own site", "http://localhost:3000/event/1"],
];

describe("a claim by a mailed link", () => {
  it("ORG-12 an address at the venue's website proves a claim: the account publishes there from then on", async () => {
    const dara = await person();
    const venue = await venueAt("https://www.yard.example/programme/1");
    const page = ClaimedPage.parse((await dara.get(urls.claimedPage("venue", venue))).json());
    expect(page).toMatchObject({ mailHost: "yard.example", isYours: false, claim: null, problem: null });
    const claim = await started(dara, { venue, way: "mail", mailbox: "Office" });
    expect(claim).toMatchObject({ state: "open", sentTo: "office@yard.example", code: null });
    expect(await isHolder(dara, venue)).toBe(false);
    const { to, token } = await mailedToken();
    expect(to).toBe("office@yard.example");
    const proved = await confirm(dara, claim.id, token);
    expect(proved.statusCode, proved.body).toBe(200);
    expect(await isHolder(dara, venue)).toBe(true);
    await trust(dara.id);
    const event = { title: "Own Night", date: "2026-12-01", time: "19:00", venue, category: "concert" };
    expect((await dara.post(routes.submissions, event)).json().state).toBe("approved");
    const again = await start(dara, { venue, way: "mail", mailbox: "office" });
    expect(again.json()).toMatchObject({ code: "alreadyYours" });
  });

  it("ORG-13 the link works once, for two days, with the account that claimed alone", async () => {
    const [dara, mallory] = [await person(), await person("user", "Mallory")];
    const venue = await venueAt("https://once.example/1");
    const first = await started(dara, { venue, way: "mail", mailbox: "office" });
    const { token } = await mailedToken();
    expect((await confirm(mallory, first.id, token)).json().code).toBe("claimLinkGone");
    expect((await confirm(dara, first.id, "guessed")).json().code).toBe("claimLinkGone");
    clock.nowMs += 2 * DAY_MS;
    expect((await confirm(dara, first.id, token)).json().code).toBe("claimLinkGone");
    clock.nowMs -= 2 * DAY_MS;
    expect(await isHolder(dara, venue)).toBe(false);
    expect((await confirm(dara, first.id, token)).statusCode).toBe(200);
    expect((await confirm(dara, first.id, token)).json().code).toBe("claimLinkGone");
    const foreign = await started(mallory, { venue, way: "mail", mailbox: "info" });
    await takeMails();
    expect((await confirm(mallory, foreign.id, token)).json().code).toBe("claimLinkGone");
    expect(
      (await app.inject({ method: "POST", url: urls.confirmClaim(first.id), payload: { token } })).statusCode,
    ).toBe(401);
  });

  it("ORG-14 no address at another domain is written to, however it is disguised", async () => {
    const dara = await person();
    const venue = await venueAt("https://example-hall.org/1");
    const mailboxes = [
      "office@evil.example",
      "a@evil.example,b",
      "office%40evil.example",
      '"a b"',
      "a\r\nBcc: x",
      "x>",
      "",
      "<x",
    ];
    for (const mailbox of mailboxes)
      expect((await start(dara, { venue, way: "mail", mailbox })).json().code, mailbox).toBe("badMailbox");
    const sent = await started(dara, { venue, way: "mail", mailbox: "office" });
    expect(sent.sentTo).toBe("office@example-hall.org");
    const lookalike = await venueAt("https://evil-example-hall.org/1");
    const other = await started(dara, { venue: lookalike, way: "mail", mailbox: "office" });
    expect(other.sentTo).toBe("office@evil-example-hall.org");
  });

  it.each(NO_PROOF)("ORG-15 %s proves nothing, and the sentence says so", async (_what, url) => {
    const dara = await person();
    const venue = await venueAt(url);
    for (const way of ["mail", "page"])
      expect((await start(dara, { venue, way, mailbox: "office" })).json().code).toBe("claimSharedHost");
    const page = ClaimedPage.parse((await dara.get(urls.claimedPage("venue", venue))).json());
    expect(page).toMatchObject({ site: null, mailHost: null, problem: { code: "claimSharedHost" } });
    expect((await started(dara, { venue, way: "admin", text: "It is ours" })).state).toBe("open");
  });

  it("ORG-16 a host that events of several other places link to is no venue's own", async () => {
    const dara = await person();
    const told = ["https://one.example/a.ics", "https://two.example/b.ics"];
    const { name: venue } = await venueToldBy("https://tickets.example/1", told);
    for (let other = 0; other < 3; other++) {
      const event = await world.addEvent(await world.addVenue({ name: `Hall ${++made}` }));
      await link(event, `https://tickets.example/other-${other}`);
    }
    expect((await start(dara, { venue, way: "mail", mailbox: "office" })).json().code).toBe(
      "claimSharedHost",
    );
  });

  it("ORG-17 links that visitors or administrators typed into events make no website", async () => {
    const dara = await person();
    for (const origin of ["person", "admin", "source"]) {
      const id = await world.addVenue({ name: `Hall ${++made}` });
      await link(await world.addEvent(id), "https://mallory.example/1", origin);
      const venue = await venueName(id);
      expect((await start(dara, { venue, way: "mail", mailbox: "info" })).json().code).toBe("claimNoWebsite");
      expect((await start(dara, { venue, way: "page" })).json().code).toBe("claimNoWebsite");
      expect((await started(dara, { venue, way: "admin", text: "Ours" })).way).toBe("admin");
    }
  });

  it.each<[why: string, sources: (string | null)[], extra: number, site: string | null]>([
    ["two independent sources agree", ["https://a.example/x", "https://b.example/y"], 0, "told"],
    ["half of all events name it", ["https://a.example/x", "https://b.example/y"], 2, "told"],
    ["events without a link are more", ["https://a.example/x", "https://b.example/y"], 3, null],
    ["one source names it", ["https://a.example/x"], 0, null],
    ["one domain has both sources", ["https://a.example/x", "https://feeds.a.example/y"], 0, null],
    ["one domain below a country has both", ["https://x.co.uk/1", "https://www.x.co.uk/2"], 0, null],
    ["its files are uploaded", [null, null], 0, null],
    ["a file and a feed agree", [null, "https://a.example/x"], 0, "told"],
  ])("ORG-281 a website is known by what sources tell: %s", async (_why, sources, extra, site) => {
    const dara = await person();
    const { id, name } = await venueToldBy("https://told.example/1", sources);
    for (let each = 0; each < extra; each++) await world.addEvent(id, { name: `Plain ${each}` });
    expect((await pageOf(dara, name)).site).toBe(site && "https://told.example");
  });

  it("ORG-281 a stranger's feed does not outweigh a venue's events, however many rows it has", async () => {
    const mallory = await person("user", "Mallory");
    const { id, name } = await venueToldBy(
      "https://attacker.example/1",
      Array(20).fill("https://evil.example/f"),
    );
    await world.addEvent(id, { name: "Without a link" });
    for (const way of ["mail", "page"])
      expect((await start(mallory, { venue: name, way, mailbox: "info" })).json().code).toBe(
        "claimNoWebsite",
      );
  });

  it("ORG-282 a mailbox that anyone at the domain may have is told to an administrator, who decides", async () => {
    const [admin, mallory] = [await person(ADMIN_ROLE, "Ada"), await person("user", "Mallory")];
    const venue = await venueAt("https://university.example/hall");
    const claim = await started(mallory, { venue, way: "mail", mailbox: "m.student" });
    const confirmed = await confirm(mallory, claim.id, (await mailedToken()).token);
    expect(Claim.parse(confirmed.json())).toMatchObject({ state: "open", way: "admin" });
    expect(await isHolder(mallory, venue)).toBe(false);
    const { claims } = OrganizerGrants.parse((await admin.get(routes.organizerGrants)).json());
    expect(claims.find(({ id }) => id === claim.id)).toMatchObject({
      way: "admin",
      sentTo: "m.student@university.example",
    });
    expect((await admin.post(urls.decideClaim(claim.id), { isGranted: true })).statusCode).toBe(200);
    expect(await isHolder(mallory, venue)).toBe(true);
  });

  it("ORG-283 an administrator sets the website that proves claims, and removes it", async () => {
    const [admin, dara] = [await person(ADMIN_ROLE, "Ada"), await person()];
    const venue = await venueAt();
    const set = (user: Person, website: string) => user.put(routes.pageWebsite, { venue, website });
    expect((await set(dara, "yard.example")).statusCode).toBe(404);
    const answer = await set(admin, "www.set.example/programme");
    expect(OrganizerGrants.parse(answer.json()).websites).toContainEqual(
      expect.objectContaining({ kind: "venue", site: "https://www.set.example" }),
    );
    expect(await pageOf(dara, venue)).toMatchObject({ mailHost: "set.example" });
    expect((await set(admin, "https://facebook.com/hall")).json().code).toBe("claimSharedHost");
    expect((await set(admin, "not a host")).json().code).toBe("badWebsite");
    expect((await set(admin, "")).statusCode).toBe(200);
    expect((await pageOf(dara, venue)).problem?.code).toBe("claimNoWebsite");
  });

  it("ORG-18 ten claims a day from an account, three mails a day to an address", async () => {
    const [dara, boyan] = [await person(), await person("user", "Boyan")];
    const venue = await venueAt("https://limited.example/1");
    const claim = { venue, way: "mail", mailbox: "office" };
    const statuses = [];
    for (let count = 0; count < 11; count++) statuses.push((await start(dara, claim)).statusCode);
    expect(statuses).toEqual([202, 202, 202, ...Array(8).fill(429)]);
    expect((await start(boyan, claim)).statusCode).toBe(429);
    expect((await start(dara, { venue, way: "admin" })).statusCode).toBe(429);
    expect((await app.inject({ method: "POST", url: routes.claims, payload: claim })).statusCode).toBe(401);
  });
});

describe("a claim by a code on the website", () => {
  it("ORG-19 the code of one's own claim on the website's first page proves it", async () => {
    const [dara, mallory] = [await person(), await person("user", "Mallory")];
    const website = await startSourceServer();
    const venue = await venueAt(`${website.origin}/programme/1`);
    expect((await start(dara, { venue, way: "mail", mailbox: "a" })).json().code).toBe("claimNoMailbox");
    const claim = await started(dara, { venue, way: "page" });
    const stranger = await started(mallory, { venue, way: "page" });
    const check = (user: Person, id: string) => user.post(urls.checkClaim(id), {});
    website.put("/", "<h1>The Yard</h1>");
    expect((await check(dara, claim.id)).json().code).toBe("claimNotFound");
    website.put("/", `<meta name="whereabouts" content="${claim.code}">`);
    expect((await check(mallory, stranger.id)).json().code).toBe("claimNotFound");
    expect((await check(mallory, claim.id)).json().code).toBe("noClaim");
    expect((await check(dara, claim.id)).statusCode).toBe(200);
    expect([await isHolder(dara, venue), await isHolder(mallory, venue)]).toEqual([true, false]);
    expect((await check(dara, claim.id)).json().code).toBe("itemDecided");
  });

  it("ORG-20 a page that leads elsewhere, is too large or a claim that expired prove nothing", async () => {
    const dara = await person();
    const [website, elsewhere] = [await startSourceServer(), await startSourceServer()];
    const venue = await venueAt(`${website.origin}/1`);
    const claim = await started(dara, { venue, way: "page" });
    const check = async () => (await dara.post(urls.checkClaim(claim.id), {})).json().code;
    elsewhere.put("/", claim.code!);
    const location = `${elsewhere.origin.replace("127.0.0.1", "localhost")}/`;
    website.put("/", { body: "", status: 302, headers: { location } });
    expect(await check()).toBe("claimElsewhere");
    website.put("/", claim.code! + "x".repeat(3 * 2 ** 20));
    expect(await check()).toBe("fetchTooLarge");
    website.put("/", claim.code!);
    clock.nowMs += 14 * DAY_MS;
    expect(await check()).toBe("claimExpired");
    clock.nowMs -= 14 * DAY_MS;
  });

  it("ORG-21 addresses inside our network are not asked", async () => {
    const guarded = await startTestApp(database);
    const { person: personOf } = organizersOf(database, guarded.app, guarded.clock);
    const dara = await personOf();
    const website = await startSourceServer();
    const venue = await venueAt(`${website.origin}/1`);
    const { id } = Claim.parse((await dara.post(routes.claims, { venue, way: "page" })).json());
    const refused = await dara.post(urls.checkClaim(id), {});
    expect(refused.json()).toMatchObject({ code: "fetchPrivateAddress" });
    expect(website.asked).toEqual([]);
  });
});

describe("claims and administrators", () => {
  it("ORG-22 an administrator sees open claims with their words, grants and refuses; the user gets a mail", async () => {
    const [admin, dara] = [await person(ADMIN_ROLE, "Ada"), await person()];
    const [first, second] = [await venueAt(), await venueAt()];
    const one = await started(dara, { venue: first, way: "admin", text: "I run it" });
    const two = await started(dara, { venue: second, way: "admin", text: "And this" });
    const listed = OrganizerGrants.parse((await admin.get(routes.organizerGrants)).json()).claims;
    expect(listed.find(({ id }) => id === one.id)).toMatchObject({ text: "I run it", email: dara.email });
    for (const role of ["user", "organizer", "moderator"] as const)
      expect(
        (await (await person(role)).post(urls.decideClaim(one.id), { isGranted: true })).statusCode,
      ).toBe(404);
    expect((await admin.post(urls.decideClaim(one.id), { isGranted: true })).statusCode).toBe(200);
    expect((await admin.post(urls.decideClaim(one.id), { isGranted: false })).json().code).toBe(
      "itemDecided",
    );
    await admin.post(urls.decideClaim(two.id), { isGranted: false, reason: "Who are you?" });
    expect([await isHolder(dara, first), await isHolder(dara, second)]).toEqual([true, false]);
    const mails = (await takeMails()).filter(({ to }) => to === dara.email);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [dara.email, expect.stringMatching(/^Hall \d+ is yours$/)],
      [dara.email, expect.stringMatching(/^Your claim for Hall/)],
    ]);
    expect(mails[1]?.details).toEqual([{ label: "Reason", value: "Who are you?" }]);
    const own = OwnEvents.parse((await dara.get(routes.ownEvents)).json());
    expect(own.pages).toHaveLength(1);
    expect(own.claims).toMatchObject([{ state: "refused", reason: "Who are you?" }]);
  });

  it("ORG-23 grants and withdrawals, and how each was proved, are listed and stand in the security log", async () => {
    const [admin, dara] = [await person(ADMIN_ROLE, "Ada"), await person()];
    const venue = await venueAt("https://logged.example/1");
    const claim = await started(dara, { venue, way: "mail", mailbox: "office" });
    await confirm(dara, claim.id, (await mailedToken()).token);
    const { organizers } = OrganizerGrants.parse((await admin.get(routes.organizerGrants)).json());
    const grant = organizers.find(({ email }) => email === dara.email)!;
    expect(grant).toMatchObject({ kind: "venue", proof: "mail", venue: claim.name });
    expect((await admin.send("DELETE", urls.organizerGrant(grant.id))).statusCode).toBe(204);
    expect(await isHolder(dara, venue)).toBe(false);
    const log = SecurityLogPage.parse((await admin.get(`${routes.securityLog}?email=${dara.email}`)).json());
    expect(log.entries.map(({ kind, detail }) => [kind, detail])).toEqual([
      ["page-withdrawn", claim.name],
      ["page-granted", claim.name],
    ]);
  });

  it("ORG-24 an organizer's page is claimed and granted like a venue, and a claim can be taken back", async () => {
    const [admin, dara] = [await person(ADMIN_ROLE, "Ada"), await person()];
    const organizerId = await world.addOrganizer("Two Left Feet");
    const hall = await world.addVenue({ name: "Any Hall" });
    for (const source of ["https://a.example/x", "https://b.example/y"])
      await tell(
        await world.addEvent(hall, { organizerId, name: source }),
        "https://twoleftfeet.example/1",
        source,
      );
    const organizer = "two-left-feet";
    const claim = await started(dara, { organizer, way: "mail", mailbox: "hello" });
    expect(claim).toMatchObject({ kind: "organizer", sentTo: "hello@twoleftfeet.example" });
    expect((await admin.send("DELETE", urls.claim(claim.id))).statusCode).toBe(404);
    expect((await dara.send("DELETE", urls.claim(claim.id))).statusCode).toBe(204);
    const granted = await admin.post(routes.organizerGrants, { email: dara.email, organizer });
    expect(OrganizerGrants.parse(granted.json()).organizers).toContainEqual(
      expect.objectContaining({ kind: "organizer", venue: "Two Left Feet", proof: "admin" }),
    );
    expect((await start(dara, { organizer: "none", way: "admin" })).json().code).toBe("noOrganizer");
    expect((await start(dara, { way: "admin" })).json().code).toBe("claimNeedsTarget");
  });
});
