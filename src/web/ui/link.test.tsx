import { renderToString } from "react-dom/server";
import { createRoutesStub, Link as RouterLink } from "react-router";
import { expect, it } from "vitest";
import { Link } from "./link.tsx";

const ADDRESSES = [
  "/event/location=hall&category=concert&event=winter&date=2026-12-12",
  "/map?at=42.68,23.29,15&venue=3#list",
  "/",
  "/city//sofia",
  "/venue/../map",
  "/venue/./hall",
  "/venue/..",
  "/map?",
  "/map#",
  "/map?event=http://localhost/event/a",
  "/venue\\hall",
  "/caf%C3%A9/Ä <b>",
  "map",
];

it("WEB-74 a link that the server writes is the one that the router writes in the browser", () => {
  expect(Link).not.toBe(RouterLink);
  for (const to of ADDRESSES) {
    const [ours, routers] = [Link, RouterLink].map((Each) => {
      const Page = createRoutesStub([
        { path: "/blog", Component: () => <Each to={to} className="way" aria-label="Way" /> },
      ]);
      return attributesOf(renderToString(<Page initialEntries={["/blog"]} />));
    });
    expect(ours, to).toEqual(routers);
  }
});

function attributesOf(html: string): string[] {
  return (html.match(/[\w-]+="[^"]*"/g) ?? []).sort();
}
