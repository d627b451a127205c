import { fold } from "#domain/fold.ts";
import type { SourceFields } from "#domain/source/merge.ts";
import type { SourceEntry } from "./entries.ts";
import { collapseToOneLine, htmlToPlainText } from "./formats/plain-text.ts";
import type { EventHere } from "./planned-change.ts";

/**
 * What an entry says, with the values that are here wherever both mean the same: texts are tidied on their way through a
 * file, and one end can be written in two ways.
 */
export function withLocalValues(
  { said, endMs, date }: SourceEntry,
  { fields, ...here }: EventHere,
): SourceFields {
  const { name, description, room, organizer, price, endDate } = said;
  const kept: SourceFields = {};
  if (name !== undefined && collapseToOneLine(fields.name) === name) kept.name = fields.name;
  if (description !== undefined && description !== fields.description)
    if (htmlToPlainText(fields.description) === description) kept.description = fields.description;
  if (room && fields.room && collapseToOneLine(fields.room) === room) kept.room = fields.room;
  if (organizer && fields.organizer && fold(organizer) === fold(fields.organizer))
    kept.organizer = fields.organizer;
  if (price?.isFree && fields.price?.isFree) kept.price = fields.price;
  if (endDate !== undefined && endMs === here.endMs && date === fields.date) {
    kept.endDate = fields.endDate;
    kept.endTime = fields.endTime;
  }
  return { ...said, ...kept };
}
