import type { AddressInfo } from "node:net";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, describe, expect, it } from "vitest";
import { MadeToken } from "#contract/api-tokens.ts";
import { ModerationQueue } from "#contract/moderation.ts";
import { routes } from "#contract/urls.ts";
import type { Role } from "#domain/account.ts";
import type { TokenRight } from "#domain/api-token.ts";
import { SITE, startAccounts } from "#tests/support/accounts.ts";

const { app, database, world, member } = await startAccounts();
const venueId = await world.addVenue();
await world.addEvent(venueId, { name: "Choir Night", date: "2026-12-05" });
const known = await database.pool.query("select category from venues where id = $1", [venueId]);
const { category } = known.rows[0] as { category: string };
await app.listen({ host: "127.0.0.1", port: 0 });
const address = new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/mcp`);
const EVENT = {
  venueId,
  category,
  title: "Open Mic",
  date: "2026-12-01",
  time: "19:00",
  priceFrom: 5,
  currency: "EUR",
};

/** A user of a role, and a client of the protocol with their token. */
async function caller(role: Role = "user", right: TokenRight = "write", language = "en") {
  const user = await member("Vera");
  await database.pool.query("update users set role = $1 where id = $2", [role, user.id]);
  const form = { name: "Assistant", right, days: 30 };
  const { token } = MadeToken.parse((await user.browser.post(routes.tokens, form)).json());
  const client = await connect({ authorization: `Bearer ${token}`, "accept-language": language });
  return { ...user, client };
}

async function connect(headers: Record<string, string>) {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  afterAll(() => client.close());
  return client;
}

async function submit(client: Client, form: object) {
  const answer = await client.callTool({ name: "submit_event", arguments: { ...form } });
  const [first] = answer.content as { text: string }[];
  return { isError: answer.isError ?? false, text: first!.text, told: answer.structuredContent };
}

const namesOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);
const countOf = async (title: string) => {
  const { rows } = await database.pool.query("select 1 from moderation_items where form ->> 'title' = $1", [
    title,
  ]);
  return rows.length;
};

describe("MCP-361 a submission", () => {
  it("without a time is taken, and tells its id and state", async () => {
    const { client } = await caller();
    const { time: _time, ...untimed } = EVENT;
    const { told, isError } = await submit(client, { ...untimed, title: "Untimed", isNew: true });
    expect(isError).toBe(false);
    expect(told).toMatchObject({ state: "waiting", id: expect.stringMatching(/./) });
  });

  it("that is sent again is the one that waits", async () => {
    const { client } = await caller();
    const form = { ...EVENT, title: "Sent Twice", isNew: true };
    const first = await submit(client, form);
    const second = await submit(client, form);
    expect(second.told).toEqual(first.told);
    expect(await countOf("Sent Twice")).toBe(1);
  });

  it("that is sent again after it was published is the one that is listed", async () => {
    const { client } = await caller("moderator", "moderate");
    const form = { ...EVENT, title: "Published Twice", date: "2026-12-03" };
    const first = await submit(client, form);
    expect(first.told).toMatchObject({ state: "published" });
    for (const isNew of [false, true])
      expect((await submit(client, { ...form, isNew })).told).toEqual(first.told);
    expect(await countOf("Published Twice")).toBe(1);
  });

  it("may last all day, and offers the categories that the search knows", async () => {
    const { client } = await caller();
    const { tools } = await client.listTools();
    const categoriesOf = (name: string) => {
      const { properties } = tools.find((tool) => tool.name === name)!.inputSchema as never as {
        properties: Record<string, { enum?: string[]; items?: { enum: string[] } }>;
      };
      return properties.category?.enum ?? properties.categories?.items?.enum;
    };
    expect(categoriesOf("submit_event")).toEqual(categoriesOf("search_events"));
    const { time: _time, ...day } = EVENT;
    const { told } = await submit(client, { ...day, title: "All Day Long", allDay: true, isNew: true });
    expect(told).toMatchObject({ state: "waiting" });
    const { rows } = await database.pool.query(
      "select form from moderation_items where form ->> 'title' = 'All Day Long'",
    );
    expect(rows).toMatchObject([{ form: { isAllDay: true } }]);
  });
});

describe("MCP-13 an event is submitted with a token that may write", () => {
  it("and waits for a moderator, in the name of the token's owner", async () => {
    const { client, id } = await caller();
    const { tools } = await client.listTools();
    const tool = tools.find(({ name }) => name === "submit_event");
    expect(tool?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: false });
    const { told, text } = await submit(client, EVENT);
    expect(told).toEqual({
      id: expect.any(String),
      state: "waiting",
      link: `${SITE}/profile/my-events`,
      similar: [],
    });
    expect(text).toBe(`The event is waiting for a moderator. | ${SITE}/profile/my-events`);
    const moderator = await caller("moderator", "moderate");
    const queue = ModerationQueue.parse((await moderator.browser.get(routes.moderation)).json());
    expect(queue.items.find(({ title }) => title === "Open Mic")).toMatchObject({
      form: { date: "2026-12-01", priceFrom: 5 },
    });
    const { rows } = await database.pool.query(
      "select user_id from moderation_items where form ->> 'title' = 'Open Mic'",
    );
    expect(rows).toEqual([{ user_id: id }]);
  });

  it("and is public at once where the owner may publish", async () => {
    const { client } = await caller("moderator", "moderate");
    const { told } = await submit(client, { ...EVENT, title: "Late Mic", date: "2026-12-02" });
    expect(told).toMatchObject({
      state: "published",
      link: expect.stringMatching(new RegExp(`^${SITE}/event/.*late-mic`)),
    });
  });

  it("at a venue that is not listed yet", async () => {
    const { client } = await caller();
    const newVenue = { name: "Garage", address: "1 New St", latitude: 42.7, longitude: 23.32 };
    const form = { ...EVENT, venueId: undefined, newVenue, title: "In the garage" };
    expect((await submit(client, form)).told).toMatchObject({ state: "waiting" });
    const { venueId: _venueId, ...nowhere } = EVENT;
    expect((await submit(client, nowhere)).isError).toBe(true);
  });
});

it("MCP-13 similar events are told first, and nothing is submitted until they are said to be others", async () => {
  const { client } = await caller("user", "write", "bg");
  const form = { ...EVENT, title: "Choir Night!", date: "2026-12-05" };
  const { told, text } = await submit(client, form);
  expect(told).toMatchObject({ state: "similar", similar: [{ name: "Choir Night", date: "2026-12-05" }] });
  expect(text).toMatch(/^Не беше изпратено/);
  expect(await countOf("Choir Night!")).toBe(0);
  expect((await submit(client, { ...form, isNew: true })).told).toMatchObject({ state: "waiting" });
  expect(await countOf("Choir Night!")).toBe(1);
});

describe("MCP-14 submitting is for tokens that may write", () => {
  it("and is not offered to others", async () => {
    const guest = await connect({});
    const reader = await caller("user", "read");
    const cookie = [...reader.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const session = await connect({ cookie });
    for (const client of [guest, reader.client, session]) {
      expect(await namesOf(client)).not.toContain("submit_event");
      const answer = await submit(client, EVENT).catch(() => ({ isError: true }));
      expect(answer.isError).toBe(true);
    }
  });

  it.each([
    [{ title: "" }, /^title /],
    [{ date: "2026-02-30" }, "date must be a date that exists, written YYYY-MM-DD."],
    [{ date: "2026-11-01" }, "This event has ended."],
    [{ venueId: 999_999 }, "This venue doesn’t exist."],
    [{ link: "javascript:alert(1)" }, /^link /],
    [{ organiser: "me" }, /^organiser is not an argument of this tool\. It takes: .*organizer,/],
  ])("%j is refused by a sentence, and nothing is kept", async (wrong, sentence) => {
    const { client } = await caller();
    const { isError, text } = await submit(client, { ...EVENT, title: "Refused", isNew: true, ...wrong });
    expect([isError, text]).toEqual([
      true,
      typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
    ]);
    expect(await countOf("Refused")).toBe(0);
  });

  it("counts as the form's own call does", async () => {
    const { client } = await caller();
    let answer = await submit(client, { ...EVENT, title: "Many", isNew: true });
    for (let count = 0; count < 30 && !answer.isError; count++)
      answer = await submit(client, { ...EVENT, title: `Many ${count}`, isNew: true });
    expect(answer.text).toMatch(/too many|minutes|later/i);
  });
});
