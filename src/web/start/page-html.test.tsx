import { lazy, Suspense } from "react";
import { priceText } from "#messages/event-words.ts";
import "#tests/support/messages.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pageHtml, withLoaderData } from "./page-html.tsx";
import { loaderDataScript } from "./react-router-internals.ts";

const rendering = () => {
  const errors: unknown[] = [];
  const options = { nonce: "n", signal: new AbortController().signal };
  return { errors, ...options, onError: (error: unknown) => void errors.push(error) };
};
const page = (content: React.ReactNode) => (
  <html lang="en">
    <body>{content}</body>
  </html>
);

afterEach(() => vi.unstubAllGlobals());

describe("WEB-61 the text of a page", () => {
  it("is the whole document", async () => {
    const { html } = await pageHtml(page(<p>text</p>), rendering());
    expect(html).toBe('<!DOCTYPE html><html lang="en"><head></head><body><p>text</p></body></html>');
  });

  it("has what is loaded first, and tells what failed in it", async () => {
    const Late = lazy(async () => ({ default: () => <p>late</p> }));
    const Broken = lazy(async () => Promise.reject(new Error("not there")));
    const { html } = await pageHtml(page(<Suspense fallback="…">{<Late />}</Suspense>), rendering());
    expect(html).toContain("<p>late</p>");
    const failing = rendering();
    await pageHtml(page(<Suspense fallback="…">{<Broken />}</Suspense>), failing);
    expect(failing.errors).toEqual([new Error("not there")]);
  });

  it("carries the data of its loaders in a script that nothing in them can end", async () => {
    const data = new Blob(['["</script>&\u2028"]\n']).stream();
    const html = "<html><body><p></p></body></html>";
    expect(await withLoaderData(html, { "<": ">" }, data, "n")).toBe(
      '<html><body><p></p><script nonce="n">window.serverFormattedTexts={"\\u003c":"\\u003e"};' +
        loaderDataScript("DATA").replace('"DATA"', String.raw`"[\"\u003c/script\u003e\u0026\u2028\"]\n"`) +
        "</script></body></html>",
    );
  });

  it("WEB-81 has an element that scripts read before the data that they begin with", async () => {
    const data = new Blob(["[]"]).stream();
    const text = await withLoaderData("<p></p></body></html>", {}, data, "n", "<i></i>");
    expect(text).toMatch(/^<p><\/p><i><\/i><script nonce="n">/);
  });

  it("WEB-67 tells its scripts the texts of Intl that stand in it, and they write none of their own", async () => {
    const price = () => priceText({ code: "price", amount: 12, currency: "EUR" }, "en");
    const Price = () => <p>{price()}</p>;
    const { html, texts } = await pageHtml(page(<Price />), rendering());
    expect(Object.values(texts)).toEqual([price()]);
    expect(html).toContain(`<p>${price()}</p>`);
    vi.stubGlobal("serverFormattedTexts", Object.fromEntries(Object.keys(texts).map((key) => [key, "told"])));
    expect(price()).toBe("told");
  });
});
