import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { BasemapSources } from "#contract/basemap.ts";
import type { FoundVenue } from "#contract/submission-calls.ts";
import { EMPTY_SUBMISSION } from "#contract/submission-form.ts";
import { routes } from "#contract/urls.ts";
import "#tests/support/messages.ts";
import { SubmitForm } from "./submit-form.tsx";

const YARD: FoundVenue = {
  _id: "1",
  venue: "concert/yard",
  category: "concert",
  name: "The Yard",
  address: "5 Rila St",
  city: "Sofia",
  country: "Bulgaria",
  timeZone: "Europe/Sofia",
  coordinates: [23.3, 42.7],
};

it("SUB-13 the form as it is sent works without script, and has no field that the call does not know", () => {
  const Form = () => (
    <SubmitForm basemap={{} as BasemapSources} found={[YARD]} title="Add an event" lead="For everyone" />
  );
  const Page = createRoutesStub([{ id: "root", path: "/", Component: Form }]);
  const html = renderToString(<Page hydrationData={{ loaderData: { root: {} } }} />);
  const form = html.slice(html.indexOf(`action="${routes.submissions}"`));
  expect(form).toMatch(/^[^>]*method="post"/);
  expect(form).not.toContain("novalidate");
  const names = new Set([...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name!));
  expect([...names].filter((name) => !(name in EMPTY_SUBMISSION))).toEqual([]);
  for (const name of ["title", "category", "date", "time", "venue", "newVenueLatitude", "email", "website"])
    expect(names).toContain(name);
  expect(form).toMatch(/<noscript>.*value="concert\/yard".*<\/noscript>/s);
});
