import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { lazyPart } from "#web/messages/lazy-part.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useEscape } from "#web/ui/use-escape.ts";
import { useMapKeys } from "../keys/use-map-keys.ts";
import { SearchBox } from "./search-box.tsx";
import { useSearch } from "./use-search.ts";

/** What stands under the box is loaded when it is first used. */
const SearchPanel = lazyPart(() => import("./search-panel.tsx").then(({ SearchPanel }) => SearchPanel));
const Suggestions = lazyPart(() => import("./suggestions.tsx").then(({ Suggestions }) => Suggestions));

/** Where arrow keys stop: rows and pages, not what follows the search. */
const STOPS = "li button, footer button";
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The box, and under it what was found. Arrow keys lead from one to the other. */
export function Search() {
  const search = useSearch();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // A visitor who comes from another page's search button wants to type.
  const { state } = useLocation();
  useEffect(() => {
    if ((state as { isSearching?: boolean } | null)?.isSearching) box.current?.focus();
  }, [state]);

  useMapKeys({
    "/": () => {
      box.current?.focus();
      search.suggest(true);
    },
  });
  const close = () => (search.isSuggesting ? search.suggest(false) : search.close());
  useEscape(search.isOpen || search.isSuggesting, () => {
    close();
    box.current?.focus();
  });

  function step(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (by === undefined) return;
    const rows = [...(list.current?.querySelectorAll<HTMLButtonElement>(STOPS) ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLButtonElement);
    if (at === -1 && (by < 0 || event.target !== box.current)) return;
    event.preventDefault();
    if (!search.isOpen && !search.isSuggesting) search.submit();
    else (at + by < 0 ? box.current : rows[at + by])?.focus();
  }

  /** Suggestions last as long as the focus is among them. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (search.isSuggesting && !currentTarget.contains(relatedTarget)) search.suggest(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only helps the keyboard along between box and list
    <div onKeyDown={step} onBlur={leave} style={{ display: "contents" }}>
      <SearchBox search={search} input={box} leave={close} />
      <SearchStatus search={search} />
      {search.isOpen && <SearchPanel search={search} list={list} />}
      {search.isSuggesting && <Suggestions search={search} list={list} />}
    </div>
  );
}

/** Says what the panel shows. There from the start: a screen reader only speaks what changes in a region that it knows. */
function SearchStatus({ search }: { search: ReturnType<typeof useSearch> }) {
  const { t } = useMessages();
  const { isOpen, isSearching, hasFailed, total, asked, pages } = search;
  const found =
    total === 0
      ? t("search.none")
      : `${t("search.count", { count: total, text: asked.text })}. ${t("search.page", { page: asked.page, pages })}`;
  return (
    <p className="visually-hidden" role="status">
      {isOpen && !hasFailed && (isSearching ? t("search.searching") : found)}
    </p>
  );
}
