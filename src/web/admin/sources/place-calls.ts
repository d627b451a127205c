import { queryOptions } from "@tanstack/react-query";
import type { AnswerPlace, ForgetPlace, SourcePlace, SourcePlaces } from "#contract/admin-places.ts";
import { routes } from "#contract/urls.ts";
import { get, send } from "#web/session/api.ts";
import { withQuery } from "../queries.ts";
import { told } from "./source-calls.ts";

const placesUrl = (id: number) => routes.sourcePlaces.replace(":id", String(id));

export const placesOf = (id: number) =>
  queryOptions({
    queryKey: ["sources", id, "places"],
    retry: false,
    queryFn: ({ signal }) => told(get<SourcePlaces>(placesUrl(id), signal)),
    select: ({ places }) => places,
  });

export const answerPlace = (id: number, answer: Partial<AnswerPlace> & { place: string }) =>
  send<SourcePlaces>("PUT", placesUrl(id), answer);

export const forgetPlace = (id: number, { place, city }: ForgetPlace) =>
  send<SourcePlaces>("DELETE", withQuery(placesUrl(id), { place, city }));

export const isUnclear = ({ takenFor, answer, events }: SourcePlace) =>
  takenFor === null && answer === null && events > 0;
