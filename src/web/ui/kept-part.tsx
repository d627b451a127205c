import { createElement, type ReactNode, useContext } from "react";
import type { PagePiece } from "#contract/pages.ts";
import { type KeptParts, ServerDocument } from "./server-document.ts";

/** What stands around a part in what React renders, and in no page. */
const PART = { start: '<kept-part id="', named: '">', end: "</kept-part>" };
/** Of what React renders in the head it forgets the children. */
const HEAD_PART = { start: '<kept-head id="', named: '"></kept-head>', end: "<kept-end></kept-end>" };
const ANY = "<kept-";

interface KeptPartProps {
  /** Says everything that the part depends on; undefined where that would be more. */
  name: string | undefined;
  children: ReactNode;
}

/**
 * A part that is the same on many pages. The server renders it once for each of its names and puts the text into the others. In
 * the browser it is nothing but its children. It has no text of the page right beside it: React would write a mark between the two.
 */
export function KeptPart({ name, children }: KeptPartProps) {
  const document = useContext(ServerDocument);
  const { parts, isInPart } = document;
  if (!parts || isInPart || name === undefined) return children;
  if (parts.has(name)) return createElement("kept-part", { id: name });
  const whole = <ServerDocument value={{ ...document, isInPart: true }}>{children}</ServerDocument>;
  return createElement("kept-part", { id: name }, whole);
}

/** The same in the head. */
export function KeptHeadPart({ name, children }: KeptPartProps) {
  const { parts } = useContext(ServerDocument);
  if (!parts || name === undefined) return children;
  return (
    <>
      {createElement("kept-head", { id: name })}
      {parts.has(name) ? null : children}
      {createElement("kept-end")}
    </>
  );
}

const encoder = new TextEncoder();
/** A shorter part is joined to what is around it: pieces cost more than its letters do. */
const MIN_PIECE = 2_000;

/** The page in pieces: what was rendered of parts is kept, and what was kept is put in its place. */
export function withKeptParts(html: string, parts: KeptParts): PagePiece[] {
  const pieces: PagePiece[] = [];
  let text = "";
  let at = 0;
  for (let start = html.indexOf(ANY); start >= 0; start = html.indexOf(ANY, at)) {
    const form = html.startsWith(PART.start, start) ? PART : HEAD_PART;
    const named = html.indexOf(form.named, start);
    const end = html.indexOf(form.end, named);
    const name = html.slice(start + form.start.length, named);
    let part = parts.get(name);
    if (part === undefined) {
      // A slice would hold the whole page that it was rendered with.
      const bytes = encoder.encode(html.slice(named + form.named.length, end));
      part = bytes.length < MIN_PIECE ? new TextDecoder().decode(bytes) : bytes;
      parts.set(name, part);
    }
    text += html.slice(at, start);
    if (typeof part === "string") text += part;
    else {
      pieces.push(text, part);
      text = "";
    }
    at = end + form.end.length;
  }
  return [...pieces, text + html.slice(at)];
}
