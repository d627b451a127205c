import { createElement, type ReactNode, useContext } from "react";
import type { PagePiece } from "#contract/pages.ts";
import { type KeptParts, ServerDocument } from "./server-document.ts";

/** What stands around a part in what React renders, and in no page. */
const PART = { start: '<kept-part id="', named: '">', end: "</kept-part>" };
/** Of what React renders in the head it forgets the children. */
const HEAD_PART = { start: '<kept-head id="', named: '"></kept-head>', end: "<kept-end></kept-end>" };
const ANY = "<kept-";
/** What React moves into the head keeps its order, with what stands around it. */
const HOISTED = {
  start: '<meta name="kept-hoisted" content="',
  named: '"/>',
  end: '<meta name="kept-end"/>',
};
/** In place of the text that a hoisted part differs by; HTML cannot have it. */
const HOLE = "\0";

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

interface KeptHoistedPartProps {
  /** Says everything but the text; without blanks. */
  name: string;
  /** The one text by which such parts differ. */
  text: string;
  children: ReactNode;
}

/** The same for what React moves into the head, which may say one text that is another on each page. */
export function KeptHoistedPart({ name, text, children }: KeptHoistedPartProps) {
  const { parts } = useContext(ServerDocument);
  if (!parts) return children;
  return (
    <>
      <meta name="kept-hoisted" content={`${name} ${text}`} />
      {parts.has(name) ? null : children}
      <meta name="kept-end" />
    </>
  );
}

const encoder = new TextEncoder();
/** A shorter part is joined to what is around it: pieces cost more than its letters do. */
const MIN_PIECE = 2_000;

/** The page in pieces: what was rendered of parts is kept, and what was kept is put in its place. */
export function withKeptParts(html: string, parts: KeptParts): PagePiece[] {
  const pieces: PagePiece[] = [];
  const hoisted = html.indexOf(HOISTED.start);
  const next = (from: number) => {
    const start = html.indexOf(ANY, from);
    return hoisted >= from && (start < 0 || hoisted < start) ? hoisted : start;
  };
  let text = "";
  let at = 0;
  for (let start = next(0); start >= 0; start = next(at)) {
    const form = start === hoisted ? HOISTED : html.startsWith(PART.start, start) ? PART : HEAD_PART;
    const named = html.indexOf(form.named, start);
    const end = html.indexOf(form.end, named);
    const name = html.slice(start + form.start.length, named);
    const rendered = () => html.slice(named + form.named.length, end);
    const part = form === HOISTED ? hoistedPart(name, rendered, parts) : keptPart(name, rendered, parts);
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

function keptPart(name: string, rendered: () => string, parts: KeptParts): PagePiece {
  let part = parts.get(name);
  if (part === undefined) {
    // A slice would hold the whole page that it was rendered with.
    const bytes = encoder.encode(rendered());
    part = bytes.length < MIN_PIECE ? new TextDecoder().decode(bytes) : bytes;
    parts.set(name, part);
  }
  return part;
}

function hoistedPart(named: string, rendered: () => string, parts: KeptParts): PagePiece {
  const [name = ""] = named.split(" ", 1);
  const text = named.slice(name.length + 1);
  const known = parts.get(name);
  if (typeof known === "string") return known.replaceAll(HOLE, () => text);
  const part = rendered();
  parts.set(name, part.replaceAll(text, HOLE));
  return part;
}
