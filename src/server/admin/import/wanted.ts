import { eventProblems } from "#domain/event/check.ts";
import type { ListedEvent } from "#server/catalog/match.ts";
import { type EventInput, inputOf, NEW_EVENT, onDate } from "#server/catalog/write/event-input.ts";
import type { ToldDetails } from "#server/sources/formats/draft.ts";
import { oneLine, plainText } from "#server/sources/formats/plain-text.ts";
import type { Placed } from "./known.ts";

/** The event that a row asks for: what it tells, and for the rest what is here already. */
export function wantedEvent(
  { facts, date, time, end }: Placed,
  earlier: ListedEvent | undefined,
  publicUrl: string,
): EventInput {
  const { title, link, image, description, details } = facts;
  const known = earlier && inputOf(earlier.record);
  const base: EventInput = known ? onDate(known, date) : { ...NEW_EVENT, name: title, date };
  const told = toldOnly(details);
  const wanted: EventInput = {
    ...base,
    // Texts are compared as they are read: a file may have been tidied on its way.
    name: known && oneLine(known.name) === title ? known.name : title,
    description: known && plainText(known.description) === description ? known.description : description,
    date,
    time,
    // Where an event has no link, its page stands in files.
    link: link.startsWith(`${publicUrl}/event/`) ? "" : link,
    image,
    isAllDay: time === "" && base.isAllDay,
    ...told,
    ...endOf(end, base, earlier),
  };
  if (told.room && known?.room && oneLine(known.room) === told.room) wanted.room = known.room;
  if (told.price?.isFree && base.price?.isFree) wanted.price = base.price;
  return end === undefined ? withoutWrongEnd(wanted) : wanted;
}

function toldOnly(details: ToldDetails): Partial<EventInput> {
  const { organizer: _organizer, ...rest } = details;
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
}

/** An end at the same instant is the same end, however it is written. */
function endOf(end: Placed["end"], base: EventInput, earlier: ListedEvent | undefined) {
  if (end === undefined) return {};
  if (end === null) return { endDate: null, endTime: null };
  const isSame = end.atMs === earlier?.record.endsAt?.getTime() && earlier.record.date === base.date;
  return isSame
    ? { endDate: earlier.record.endDate, endTime: earlier.record.endTime }
    : { endDate: end.date, endTime: end.time };
}

/** An end that the file does not tell, and that no longer follows the start, is not known any more. */
function withoutWrongEnd(wanted: EventInput): EventInput {
  const problems = eventProblems({ ...wanted, time: wanted.isAllDay ? "" : wanted.time });
  if (!("endDate" in problems || "endTime" in problems)) return wanted;
  return { ...wanted, endDate: null, endTime: null, openDays: null };
}
