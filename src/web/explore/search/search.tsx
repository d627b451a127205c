import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { lazyPart } from "#web/messages/lazy-part.tsx";
import { useEscape } from "#web/ui/use-escape.ts";
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

  useSlashKey(box, search.suggest);
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
      {search.isOpen && <SearchPanel search={search} list={list} />}
      {search.isSuggesting && <Suggestions search={search} list={list} />}
    </div>
  );
}

const TYPED_INTO = "input, textarea, select, [contenteditable]";

/** The key "/" leads into the box, wherever nothing is being typed. */
function useSlashKey(box: RefObject<HTMLInputElement | null>, suggest: (isWanted: boolean) => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPED_INTO);
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      box.current?.focus();
      suggest(true);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [box, suggest]);
}
