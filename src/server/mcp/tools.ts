import type { z } from "zod";
import { AppError } from "#contract/app-error.ts";
import type { EventAtVenue } from "#contract/pages.ts";
import type { Locale } from "#domain/locale.ts";
import type { Catalog } from "#server/catalog/actions.ts";
import {
  type PosterUrl,
  presentEvent as publicEvent,
  presentVenue as publicVenue,
} from "#server/catalog/projection/present.ts";
import { eventsText, eventText, placesText, submitText, venueText } from "./as-text.ts";
import type { Caller } from "./caller.ts";
import {
  FindPlacesInput,
  GetEventInput,
  GetVenueInput,
  SearchEventsInput,
  SubmitEventInput,
} from "./input.ts";
import { EventOutput, EventsOutput, PlacesOutput, SubmitOutput, VenueOutput } from "./output.ts";
import {
  type Presenting,
  presentEventForAssistants,
  presentPlace,
  presentVenueForAssistants,
} from "./present.ts";
import { type SearchDeps, searchEvents } from "./search-events.ts";
import { type SubmitDeps, submitEvent } from "./submit-event.ts";

const MAX_ID = 2 ** 31 - 1;

export interface ToolDeps extends SearchDeps, SubmitDeps {
  catalog: Pick<Catalog, "event">;
  posterUrl: PosterUrl;
  now: () => number;
}

interface Answer<Output> {
  structuredContent: Output;
  text: string;
}

export interface Tool {
  name: string;
  title: "places" | "events" | "event" | "venue" | "submit";
  description: string;
  input: z.ZodType;
  output: z.ZodType;
  /** Only for callers with an author. */
  isWrite?: true;
  /** Takes the arguments as they were sent; wrong ones fail as the schema says. */
  run(args: unknown, caller: Caller): Promise<Answer<Record<string, unknown>>>;
}

function tool<Input extends z.ZodType, Output extends z.ZodType<Record<string, unknown>>>(
  definition: Omit<Tool, "input" | "output" | "run"> & { input: Input; output: Output },
  answer: (input: z.infer<Input>, caller: Caller) => Promise<Answer<z.infer<Output>>>,
): Tool {
  return { ...definition, run: (args, caller) => answer(definition.input.parse(args), caller) };
}

/** Everything that can be asked. */
export function mcpTools(deps: ToolDeps): Tool[] {
  const { listed, findPlaces, catalog, posterUrl, publicUrl, now } = deps;
  const presenting = (locale: Locale): Presenting => ({
    publicUrl,
    locale,
    nowMs: now(),
    hasPlainAddress: (venue) => listed().hasPlainAddress(venue),
  });

  /** Past ones included. */
  async function eventById(id: number): Promise<EventAtVenue | undefined> {
    if (id > MAX_ID) return undefined;
    const known = listed().event(id);
    if (known) return known;
    const row = await catalog.event(id);
    return (
      row && {
        venue: publicVenue(row.venue),
        event: publicEvent(row.event, row.venue.category, posterUrl),
      }
    );
  }

  return [
    tool(
      {
        name: "find_places",
        title: "places",
        description:
          "Finds cities, countries, regions, districts and addresses of the world by name, best first, with the number of upcoming events there.",
        input: FindPlacesInput,
        output: PlacesOutput,
      },
      async ({ name }, { locale }) => {
        const found = await findPlaces(name, locale);
        const structuredContent = { places: found.map((each) => presentPlace(each, publicUrl)) };
        return { structuredContent, text: placesText(structuredContent, locale) };
      },
    ),
    tool(
      {
        name: "search_events",
        title: "events",
        description:
          "Searches upcoming events by place, time, category, price and text, the soonest first; events that started more than a day ago, such as exhibitions, come last. Days are local to the place. Cancelled events are marked as cancelled.",
        input: SearchEventsInput,
        output: EventsOutput,
      },
      async (input, { locale }) => {
        const structuredContent = await searchEvents(input, deps, presenting(locale));
        return { structuredContent, text: eventsText(structuredContent, input.limit, locale) };
      },
    ),
    tool(
      {
        name: "get_event",
        title: "event",
        description: "Returns one event, past ones included, with its description, place, price and links.",
        input: GetEventInput,
        output: EventOutput,
      },
      async ({ id }, { locale }) => {
        const found = await eventById(id);
        if (!found) throw new AppError("not-found", { code: "noEvent" });
        const structuredContent = presentEventForAssistants(found, presenting(locale));
        return { structuredContent, text: eventText(structuredContent, locale) };
      },
    ),
    tool(
      {
        name: "get_venue",
        title: "venue",
        description: "Returns one venue with its address and its next events.",
        input: GetVenueInput,
        output: VenueOutput,
      },
      async ({ id }, { locale }) => {
        const found = listed().venue(id);
        if (!found) throw new AppError("not-found", { code: "noVenue" });
        const structuredContent = presentVenueForAssistants(found, presenting(locale));
        return { structuredContent, text: venueText(structuredContent, locale) };
      },
    ),
    tool(
      {
        name: "submit_event",
        title: "submit",
        description:
          "Submits an event on behalf of the token's owner. A moderator reviews it unless the owner can publish there. If similar events exist, nothing is submitted and they are returned instead.",
        input: SubmitEventInput,
        output: SubmitOutput,
        isWrite: true,
      },
      async (input, caller) => {
        const structuredContent = await submitEvent(input, deps, caller);
        return { structuredContent, text: submitText(structuredContent, caller.locale) };
      },
    ),
  ];
}
