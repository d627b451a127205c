import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Place } from "#contract/places.ts";
import { placeKey } from "#domain/city.ts";
import type { MapView } from "#web/map/engine/map-engine.ts";
import { useMapView, useSetSearchText } from "#web/map-view/map-data.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useDebounced } from "#web/ui/use-debounced.ts";
import { placeResults } from "./place-results.ts";
import { addRecent } from "./recent-searches.ts";
import { RESULTS_PER_PAGE, searchResults } from "./search-results.ts";
import { type ChosenPlace, useChoosePlace } from "./use-choose-place.ts";

const PAUSE_MS = 1_000;
/** Places are offered while one types; the spec's pause is for events. */
const PLACES_PAUSE_MS = 150;
const MAX_PLACES = 4;

interface Asked {
  text: string;
  page: number;
  /** What the map showed when it was asked. */
  view: MapView | undefined;
}

const NOTHING: Asked = { text: "", page: 1, view: undefined };

export type SearchState = ReturnType<typeof useSearch>;

/** What is typed, what is being searched for, and what was found. */
export function useSearch() {
  const setSearchText = useSetSearchText();
  const view = useMapView();
  const { panel, open, close } = usePanels();
  const flyTo = useChoosePlace();
  const [text, setText] = useState("");
  const [asked, setAsked] = useState(NOTHING);
  /** The place in the box, which was chosen and is not to be searched for. */
  const [chosen, setChosen] = useState("");
  const [isSuggesting, setIsSuggesting] = useState(false);
  const isOpen = panel === "search";
  const near = asked.view && { longitude: asked.view.longitude, latitude: asked.view.latitude };
  const answer = useQuery({
    ...searchResults({ text: asked.text, page: asked.page, near }),
    subscribed: isOpen,
  });
  const wantedPlace = useDebounced(text.trim(), PLACES_PAUSE_MS);
  const places = useQuery({ ...placeResults(wantedPlace), subscribed: isOpen });

  // A move of the map must not start the pause before a search anew.
  const latestView = useRef(view);
  latestView.current = view;
  const ask = useCallback(
    (wanted: string) =>
      setAsked((last) => (last.text === wanted ? last : { text: wanted, page: 1, view: latestView.current })),
    [],
  );
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === "" || wanted === chosen) return;
    const timer = setTimeout(() => ask(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, chosen, ask]);
  useEffect(() => setSearchText(isOpen ? asked.text : ""), [isOpen, asked.text, setSearchText]);

  function type(next: string): void {
    setText(next);
    setChosen("");
    setIsSuggesting(false);
    if (next.trim() !== "") {
      if (!isOpen) open("search");
      return;
    }
    setAsked(NOTHING);
    if (isOpen) close();
  }

  /** Flies to the place that has just this name, else searches at once, or shows again what was found before; an empty box offers suggestions. */
  function submit(): void {
    const wanted = text.trim();
    if (wanted === "") {
      setIsSuggesting(true);
      return;
    }
    const named = places.data?.find((place) => isCalled(place, wanted));
    if (named && chosen === "") {
      choosePlace(named);
      return;
    }
    setChosen("");
    ask(wanted);
    addRecent({ kind: "text", text: wanted });
    if (!isOpen) open("search");
  }

  function choosePlace(place: ChosenPlace): void {
    setText(place.name);
    setChosen(place.name);
    setAsked(NOTHING);
    setIsSuggesting(false);
    addRecent({ kind: "place", text: place.name, place });
    flyTo(place);
  }

  const isCurrent = asked.text === text.trim();
  const total = answer.data?.total ?? 0;
  return {
    text,
    type,
    submit,
    isOpen: isOpen && text.trim() !== "",
    isSuggesting: isSuggesting && text.trim() === "",
    suggest: setIsSuggesting,
    close,
    asked,
    places: (places.data ?? []).slice(0, MAX_PLACES),
    choosePlace,
    isSearching: !isCurrent || answer.isFetching,
    hasFailed: isCurrent && answer.isError,
    results: answer.data?.results ?? [],
    total,
    pages: Math.max(1, Math.ceil(total / RESULTS_PER_PAGE)),
    turnTo: (page: number) => setAsked({ ...asked, page }),
    retry: () => answer.refetch(),
  };
}

/** Only where something is on: the words for many things are names of towns as well. */
function isCalled({ name, kind, events }: Place, text: string): boolean {
  return (kind === "city" || kind === "country") && events > 0 && placeKey(name) === placeKey(text);
}
