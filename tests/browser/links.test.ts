import { expect, hydrated, test } from "./support/browser-test.ts";

/** Pages of one kind are made by one program; a few of each tell about all. */
const PER_KIND = 8;
const kindOf = (path: string) =>
  path
    .replace(/\?.*/, "")
    .split("/")
    .slice(0, 3)
    .join("/")
    .replace(/^\/(event|venue|city|blog|calendar|feeds|og)\/.*/, "/$1/…");
const isOurs = (href: string) =>
  href.startsWith("/") && !href.startsWith("/api/") && !href.startsWith("/assets/");

test("every link from the first page on leads somewhere, and quietly", async ({ page, request }, {
  project,
}) => {
  test.skip(project.name === "phone", "the same links in another layout");
  const kinds = new Map<string, string[]>([["/", ["/"]]]);
  const seen = new Set(["/"]);
  const queue = ["/"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
    const html = await answer.text();
    for (const [, href = ""] of html.matchAll(/<(?:a|link)\b[^>]*? href="([^"#]*)/g)) {
      const next = href.replaceAll("&amp;", "&");
      if (!isOurs(next) || seen.has(next)) continue;
      seen.add(next);
      const kind = kinds.get(kindOf(next)) ?? [];
      kinds.set(kindOf(next), kind);
      if (kind.length >= PER_KIND) continue;
      kind.push(next);
      queue.push(next);
    }
  }
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining(["/map", "/event/…", "/venue/…", "/city/…", "/blog/…"]),
  );

  // In the browser, one of each kind; a message in the console fails the test.
  const pages = [...kinds.values()]
    .map(([first]) => first!)
    .filter((path) => !/^\/(calendar|feeds|og|map|posters|images)|\.\w+$/.test(path));
  for (const path of pages) {
    await page.goto(path);
    await hydrated(page);
  }
});
