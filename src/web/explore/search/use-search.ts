import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSetSearchText } from "#web/map-view/map-data.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { RESULTS_PER_PAGE, searchResults } from "./search-results.ts";

const PAUSE_MS = 1_000;

export type Search = ReturnType<typeof useSearch>;

/** What is typed, what is being searched for, and what was found. */
export function useSearch() {
  const setSearchText = useSetSearchText();
  const { panel, open, close } = usePanels();
  const [text, setText] = useState("");
  const [asked, setAsked] = useState({ text: "", page: 1 });
  const isOpen = panel === "search";
  const answer = useQuery({ ...searchResults(asked.text, asked.page), subscribed: isOpen });

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === "") return;
    const timer = setTimeout(() => setAsked((last) => ask(last, wanted)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => setSearchText(isOpen ? asked.text : ""), [isOpen, asked.text, setSearchText]);

  function type(next: string): void {
    setText(next);
    if (next.trim() !== "") {
      if (!isOpen) open("search");
      return;
    }
    setAsked({ text: "", page: 1 });
    if (isOpen) close();
  }

  /** Searches at once, or shows again what was found before. */
  function submit(): void {
    const wanted = text.trim();
    if (wanted === "") return;
    setAsked((last) => ask(last, wanted));
    if (!isOpen) open("search");
  }

  const isCurrent = asked.text === text.trim();
  const total = answer.data?.total ?? 0;
  return {
    text,
    type,
    submit,
    isOpen: isOpen && text.trim() !== "",
    close,
    asked,
    isSearching: !isCurrent || answer.isFetching,
    hasFailed: isCurrent && answer.isError,
    results: answer.data?.results ?? [],
    total,
    pages: Math.max(1, Math.ceil(total / RESULTS_PER_PAGE)),
    turnTo: (page: number) => setAsked({ ...asked, page }),
    retry: () => answer.refetch(),
  };
}

function ask(last: { text: string; page: number }, text: string) {
  return last.text === text ? last : { text, page: 1 };
}
