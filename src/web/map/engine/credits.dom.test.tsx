import { expect, it } from "vitest";
import { click } from "#tests/support/mount.ts";
import { Credits } from "./credits.ts";

const CREDITS = ["© One", "Two", "Three"].map((name) => ({ name, href: `https://${name.at(-1)}.example/` }));

it("NAV-25 a button unfolds the credits after the first", async () => {
  const credits = new Credits({ moreLabel: "Map data sources" });
  const element = credits.onAdd();
  credits.show(CREDITS);
  const button = element.querySelector("button")!;
  expect(button.getAttribute("aria-label")).toBe("Map data sources");
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  // Other tiles come into view: it stays as it is.
  credits.show(CREDITS.slice(0, 2));
  expect(element.querySelector("button")).toBe(button);
  expect([...element.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual(["© One", "Two"]);
  expect(element.querySelector(".map-credits-rest")?.textContent).toBe(" · Two");
  await click(button);
  expect(button.getAttribute("aria-expanded")).toBe("false");
});

it("a map without a name for it has no such button", () => {
  const credits = new Credits();
  credits.show(CREDITS);
  expect(credits.onAdd().querySelector("button")).toBeNull();
  expect(credits.onAdd().textContent).toBe("© One · Two · Three");
});
