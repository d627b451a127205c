import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Place } from "#contract/places.ts";
import { urls } from "#contract/urls.ts";
import type { Point } from "#domain/geo.ts";
import { get } from "#web/session/api.ts";

const FRESH_MS = 60_000;
const MIN_LETTERS = 2;
// A tenth of a degree: a small move of the map asks nothing anew.
const NEAR_STEPS = 10;

/** Places by the beginning of a name. A failure is not told: the events are what was asked for. */
export const placeResults = (text: string) =>
  queryOptions({
    queryKey: ["places", text],
    enabled: text.length >= MIN_LETTERS,
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: text.length >= MIN_LETTERS ? keepPreviousData : undefined,
    queryFn: ({ signal }) => get<Place[]>(urls.places(text), signal),
  });

/** The nearest cities that have events. */
export const nearbyPlaces = ({ longitude, latitude }: Point, isWanted: boolean) => {
  const near = { longitude: rounded(longitude), latitude: rounded(latitude) };
  return queryOptions({
    queryKey: ["places-near", near],
    enabled: isWanted,
    staleTime: FRESH_MS,
    retry: false,
    queryFn: ({ signal }) => get<Place[]>(urls.nearbyPlaces(near), signal),
  });
};

function rounded(degrees: number): number {
  return Math.round(degrees * NEAR_STEPS) / NEAR_STEPS;
}
