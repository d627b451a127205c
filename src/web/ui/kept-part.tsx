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
 * the browser it is nothing but its children.
 */
export function KeptPart({ name, children }: KeptPartProps) {
  const { parts } = useContext(ServerDocument);
  if (!parts || name === undefined) return children;
  return createElement("kept-part", { id: name }, parts.has(name) ? null : children);
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

/** The page in pieces: what was rendered of parts is kept, and what was kept is put in its place. */
export function withKeptParts(html: string, parts: KeptParts): PagePiece[] {
  const pieces: PagePiece[] = [];
  let at = 0;
  for (let start = html.indexOf(ANY); start >= 0; start = html.indexOf(ANY, at)) {
    const form = html.startsWith(PART.start, start) ? PART : HEAD_PART;
    const named = html.indexOf(form.named, start);
    const end = html.indexOf(form.end, named);
    const name = html.slice(start + form.start.length, named);
    const part = parts.get(name) ?? encoder.encode(html.slice(named + form.named.length, end));
    parts.set(name, part);
    pieces.push(html.slice(at, start), part);
    at = end + form.end.length;
  }
  return [...pieces, html.slice(at)];
}
