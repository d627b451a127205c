import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ERROR_MESSAGES, type Problem, sentenceOf } from "#contract/error-messages.ts";
import { routes, urls } from "#contract/urls.ts";
import { startAdmin } from "#tests/support/admin.ts";

const { admin, app, get } = await startAdmin();

const ask = async (url: string) => (await app.inject(url)).json();

describe("ERR-01 a refusal carries its code", () => {
  it("and the parameters of its sentence", async () => {
    expect(await ask(urls.cities("Atlantis"))).toEqual({
      error: "There is no country called “Atlantis”.",
      code: "noCountry",
      params: { country: "Atlantis" },
    });
  });

  it("without parameters where the sentence has none", async () => {
    expect(await ask(urls.venue("999999"))).toEqual({ error: "This venue doesn’t exist.", code: "noVenue" });
    expect(await ask("/api/nothing/at/all/here/at/all")).toMatchObject({ code: "nothingHere" });
  });

  it.each([
    ["/api/overview/0&0&1&1&zoom=x", "notNumber", { field: "zoom" }],
    ["/api/search/q=a&page=0", "tooSmall", { field: "page", min: 1 }],
    ["/api/search/nonsense", "badShape", { field: "query", shape: "q={text}&page={n}" }],
  ])("%s as well", async (url, code, params) => {
    const answer = await ask(url);
    expect(answer).toMatchObject({ code, params });
    expect(answer.error.toLowerCase()).toBe(sentenceOf({ code, params } as Problem).toLowerCase());
  });

  it("at each field of a form", async () => {
    const { fields, fieldErrors } = await admin.refusal(routes.addCity, { country: "", city: "x\ny" });
    expect(fields).toEqual({ country: "Must not be empty.", city: "Must be a single line." });
    expect(fieldErrors).toEqual({
      country: { code: "empty", params: { field: "country" } },
      city: { code: "severalLines", params: { field: "city" } },
    });
  });

  it("in the rows of an import, and in what refuses them all", async () => {
    const file = "title,date,venue,city,country\nA,2026-13-01,Hall,Sofia,Bulgaria";
    const preview = (await admin.send(routes.importPreview, {}, file)).json();
    const problem = { code: "rowBadDate", params: { text: "2026-13-01" } };
    expect(preview.rows).toMatchObject([{ reason: sentenceOf(problem as Problem), problem }]);
    const lines = (await admin.send(routes.importApply, {}, file)).body.trim().split("\n");
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({
      code: "rowWrong",
      params: { row: 2, reason: problem },
    });
  });
});

describe("ERR-241 what the schema library refuses by itself", () => {
  it.each([
    ["/api/Bulgaria/Sofia/locations?category=opera", "category must be one of the categories, or all."],
    ["/api/hall/opera/events", "category must be one of the categories, or all."],
    ["/api/hall/all/name/2026-12-12", "category must be one of the categories."],
  ])("at %s is told in our words", async (url, sentence) => {
    expect((await ask(url)).error).toBe(sentence);
  });

  it("in a form as well", async () => {
    const answers = [
      await admin.refusal(routes.deleteVenue, { country: "Bulgaria", city: 5, venue: [], confirm: {} }),
      await admin.refusal(routes.editEvent, { status: 3, scope: null, minAge: "x", tags: 7, isFree: "yes" }),
    ];
    for (const { error, fields } of answers)
      for (const sentence of [error, ...Object.values(fields ?? {})])
        expect(sentence).not.toMatch(/Invalid|expected|received|undefined|"\|"/);
  });
});

it("ERR-04 the description of the API tells how calls are refused, and with which codes", async () => {
  const Description = z.object({
    paths: z.record(
      z.string(),
      z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
    ),
    components: z.object({
      schemas: z.object({
        ErrorCode: z.object({ enum: z.array(z.string()) }),
        Failure: z.object({ properties: z.object({ code: z.unknown(), params: z.unknown() }) }),
      }),
    }),
  });
  const { paths, components } = await get(routes.openApi, Description);
  expect(components.schemas.ErrorCode.enum).toEqual(Object.keys(ERROR_MESSAGES));
  for (const call of Object.values(paths).flatMap((path) => Object.values(path)))
    expect(call.responses["4XX"]).toEqual({ $ref: "#/components/responses/Refused" });
});
