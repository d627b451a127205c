import { useSyncExternalStore } from "react";

const CHOICES = ["auto", "light", "dark"] as const;
export type SchemeChoice = (typeof CHOICES)[number];
export type ColorScheme = "light" | "dark";

/** Where browsers keep the choice; the script in a page's head reads it before the first paint. */
export const SCHEME_KEY = "color-scheme";
/** What the browser's own bars wear: the theme's surface, repeated here so that pages do not load the theme. */
export const BAR_COLOR: Record<ColorScheme, string> = { light: "#FFFFFF", dark: "#141D2F" };
const DARK = "(prefers-color-scheme: dark)";

const listeners = new Set<() => void>();

/** The document's attributes are what is shown, so they are also what is remembered while the page is open. */
export const schemeChoice = (): SchemeChoice => choiceOf(document.documentElement.dataset.schemeChoice);
const shownScheme = (): ColorScheme =>
  document.documentElement.dataset.colorScheme === "dark" ? "dark" : "light";

export function useSchemeChoice(): SchemeChoice {
  return useSyncExternalStore(onScheme, schemeChoice, () => "auto");
}

/** What is shown: the choice, or what the system prefers. Light on the server, which cannot know. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(onScheme, shownScheme, () => "light");
}

export function chooseScheme(choice: SchemeChoice): void {
  show(choice);
  try {
    localStorage.setItem(SCHEME_KEY, choice);
  } catch {
    // A browser that keeps nothing forgets this, too.
  }
}

export function onScheme(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Follows the system, and what is chosen in another tab. */
export function followScheme(): () => void {
  const system = matchMedia(DARK);
  const followSystem = () => show(schemeChoice());
  const followTabs = ({ key, newValue }: StorageEvent) => key === SCHEME_KEY && show(choiceOf(newValue));
  system.addEventListener("change", followSystem);
  window.addEventListener("storage", followTabs);
  // Night may have fallen since the script in the page's head looked.
  followSystem();
  return () => {
    system.removeEventListener("change", followSystem);
    window.removeEventListener("storage", followTabs);
  };
}

function show(choice: SchemeChoice): void {
  const { dataset } = document.documentElement;
  dataset.schemeChoice = choice;
  const isDark = choice === "dark" || (choice === "auto" && matchMedia(DARK).matches);
  const scheme = isDark ? "dark" : "light";
  dataset.colorScheme = scheme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", BAR_COLOR[scheme]);
  for (const tell of listeners) tell();
}

function choiceOf(text: string | null | undefined): SchemeChoice {
  return CHOICES.find((choice) => choice === text) ?? "auto";
}
