import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { collectServerFormattedTexts } from "#messages/server-formatted-texts.ts";
import { hasSuspended, loaderDataScript } from "./react-router-internals.ts";

const DOCTYPE = "<!DOCTYPE html>";
const END = "</body></html>";

/** A page, and what it tells its scripts of the texts in it. */
interface PageText {
  html: string;
  texts: Record<string, string>;
}

interface Rendering {
  nonce: string;
  signal: AbortSignal;
  onError(error: unknown): void;
}

/**
 * A page as one text, whole: crawlers, previews and readers without script get all of it. Nearly every page can be
 * rendered at once, which takes half of the time of a stream; one with a part that is loaded first is rendered again, and waits.
 */
export async function pageHtml(page: ReactNode, { nonce, signal, onError }: Rendering): Promise<PageText> {
  const [html, texts] = collectServerFormattedTexts(() => DOCTYPE + renderToString(page));
  if (!hasSuspended(html)) return { html, texts };
  // No part of it is to be put in place by a script.
  const options = { nonce, signal, onError, progressiveChunkSize: Number.POSITIVE_INFINITY };
  const stream = await renderToReadableStream(page, options);
  await stream.allReady;
  return { html: await new Response(stream).text(), texts };
}

/**
 * The page with the texts that it tells its scripts and what its loaders found, as the router would
 * write it. All of it is there before the page is rendered, so none of it needs a place in React's tree. The scripts begin
 * with these data: an element that they read comes before.
 */
export async function withLoaderData(
  html: string,
  texts: PageText["texts"],
  data: ReadableStream<Uint8Array>,
  nonce: string,
  element = "",
): Promise<string> {
  if (!html.endsWith(END)) return html;
  const code = `window.serverFormattedTexts=${JSON.stringify(texts)};${loaderDataScript(await textOf(data))}`;
  return `${html.slice(0, -END.length)}${element}<script nonce="${nonce}">${inScript(code)}</script>${END}`;
}

/** As a body of a response it would take three times as long. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  for (let read = await reader.read(); !read.done; read = await reader.read())
    text += decoder.decode(read.value, { stream: true });
  return text + decoder.decode();
}

const ESCAPES: Record<string, string> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Code whose texts cannot end the script it stands in; it has these characters nowhere else. */
function inScript(code: string): string {
  return code.replace(/[&<>\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}
