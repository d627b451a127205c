import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import "#tests/support/messages.ts";
import { PageHead } from "./page-head.tsx";

function headOf(title: string, names: string[]): string {
  const Head = () => <PageHead title={title} names={names} description="" path="/" />;
  const Page = createRoutesStub([{ id: "root", path: "/", Component: Head }]);
  const root = { site: { name: "Whereabouts", publicUrl: "https://events.example" } };
  return renderToString(<Page hydrationData={{ loaderData: { root } }} />);
}

it("WEB-69 letters of the names that a page begins with are announced, in title and list, and no others", () => {
  const font = /<link rel="preload" as="font"[^>]*cyrillic/;
  expect(headOf("Sofia", ["Winter strings", "Лебедово езеро"])).toMatch(font);
  expect(headOf("София", [])).toMatch(font);
  expect(headOf("Sofia", ["Winter strings"])).not.toMatch(font);
});
