import { type KeyboardEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useEscape } from "#web/ui/use-escape.ts";
import { SearchBox } from "./search-box.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { useSearch } from "./use-search.ts";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The box, and under it what was found. Arrow keys lead from one to the other. */
export function Search() {
  const search = useSearch();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // Whoever comes from another page's search button wants to type.
  const { state } = useLocation();
  useEffect(() => {
    if ((state as { isSearching?: boolean } | null)?.isSearching) box.current?.focus();
  }, [state]);

  useEscape(search.isOpen, () => {
    search.close();
    box.current?.focus();
  });

  function step(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (by === undefined) return;
    const rows = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLButtonElement);
    if (at === -1 && (by < 0 || event.target !== box.current)) return;
    event.preventDefault();
    if (!search.isOpen) search.submit();
    else (at + by < 0 ? box.current : rows[at + by])?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only helps the keyboard along between box and list
    <div onKeyDown={step} style={{ display: "contents" }}>
      <SearchBox search={search} input={box} />
      {search.isOpen && <SearchPanel search={search} list={list} />}
    </div>
  );
}
