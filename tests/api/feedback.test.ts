import { describe, expect, it } from "vitest";
import { type Feedback, FeedbackReceived } from "#contract/feedback.ts";
import { routes } from "#contract/urls.ts";
import { NOON, startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const database = await openTestDatabase();
const { app, clock } = await startTestApp(database);

const ANSWERS: Feedback = {
  rating: "5",
  favoriteFeature: "favs",
  funniestEvent: "Фестивал на фенерите 🏮",
  suggestions: "More jazz,\nplease.",
  email: "elena@example.org",
};

const send = (payload: object) => app.inject({ method: "POST", url: routes.feedback, payload });
const stored = async () => {
  const { rows } = await database.pool.query(
    "select rating, favorite_feature, funniest_event, suggestions, email, received_at from feedback order by id",
  );
  return rows;
};

describe("API-17 feedback", () => {
  it("is answered with 200 and kept word for word, with the time it came", async () => {
    const answer = await send({ ...ANSWERS, funniestEvent: `  ${ANSWERS.funniestEvent} ` });
    expect(answer.statusCode).toBe(200);
    expect(FeedbackReceived.parse(answer.json()).message).toBe("Feedback sent");
    expect(await stored()).toEqual([
      {
        rating: 5,
        favorite_feature: "favs",
        funniest_event: ANSWERS.funniestEvent,
        suggestions: ANSWERS.suggestions,
        email: ANSWERS.email,
        received_at: new Date(NOON),
      },
    ]);
  });

  it("API-243 needs each of its five answers: without one of them nothing is kept", async () => {
    const before = await stored();
    for (const field of Object.keys(ANSWERS)) {
      const answer = await send({ ...ANSWERS, [field]: undefined });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    }
    expect(await stored()).toEqual(before);
  });

  it("API-241 takes the encodings of HTML forms, and a rating as a number", async () => {
    clock.nowMs += 3_600_000;
    const before = (await stored()).length;
    const form = new FormData();
    for (const [name, value] of Object.entries(ANSWERS)) form.set(name, value);
    for (const sent of [new Response(form), new Response(new URLSearchParams(ANSWERS))]) {
      const headers = { "content-type": sent.headers.get("content-type")! };
      const payload = await sent.text();
      const answer = await app.inject({ method: "POST", url: routes.feedback, headers, payload });
      expect([answer.statusCode, answer.body]).toEqual([200, '{"message":"Feedback sent"}']);
    }
    expect((await send({ ...ANSWERS, rating: 4 })).statusCode).toBe(200);
    expect((await stored()).slice(before).map(({ rating }) => rating)).toEqual([5, 5, 4]);
    clock.nowMs += 3_600_000;
  });

  it.each([
    ["rating", "6", "rating must be a digit from 1 to 5."],
    ["rating", 7, "rating must be a digit from 1 to 5."],
    ["favoriteFeature", "pins", "favoriteFeature must be one of map, events, filters, favs."],
    ["funniestEvent", "   ", "funniestEvent must not be empty."],
    ["funniestEvent", "a\0b", "funniestEvent must not contain a null character."],
    ["suggestions", "x".repeat(2_001), "suggestions must not be longer than 2000 characters."],
    ["suggestions", undefined, "suggestions must be text."],
    ["email", "elena@", "email must be a valid email address."],
  ] as const)("needs every answer to be complete: %s %j", async (field, value, error) => {
    const before = await stored();
    const answer = await send({ ...ANSWERS, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error });
    expect(await stored()).toEqual(before);
  });

  it("is kept and mailed, or neither", async () => {
    const before = await stored();
    await database.pool.query("alter table outbox add constraint full_outbox check (false) not valid");
    expect((await send(ANSWERS)).statusCode).toBe(500);
    await database.pool.query("alter table outbox drop constraint full_outbox");
    expect(await stored()).toEqual(before);
  });

  it("AUTH-13 is taken from one address five times in half an hour", async () => {
    const from = (remoteAddress: string) =>
      app.inject({ method: "POST", url: routes.feedback, payload: ANSWERS, remoteAddress });
    for (let time = 0; time < 5; time++) expect((await from("2001:db8:1:2::7")).statusCode).toBe(200);
    const refused = await from("2001:db8:1:2:ffff::8");
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("1800");
    expect((await from("2001:db8:1:3::7")).statusCode).toBe(200);
    clock.nowMs += 1_800_000;
    expect((await from("2001:db8:1:2::7")).statusCode).toBe(200);
  });

  it("is not taken from another site's form", async () => {
    const answer = await app.inject({
      method: "POST",
      url: routes.feedback,
      headers: { "content-type": "text/plain" },
      payload: JSON.stringify(ANSWERS),
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });
});
