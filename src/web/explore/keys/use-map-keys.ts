import { useSyncExternalStore } from "react";
import { useKeys } from "#web/ui/use-keys.ts";
import { MAP_CANVAS } from "../screen-focus.ts";

const OFF_KEY = "map-keys-off";
const listeners = new Set<() => void>();
let areOnHere: boolean | undefined;

/** Keys of the map's screen: everywhere on it or, once they are switched off, only while the map has the focus. */
export function useMapKeys(keys: Readonly<Record<string, () => void>>): void {
  useKeys(keys, { within: useAreKeysOn() ? undefined : MAP_CANVAS });
}

export function useAreKeysOn(): boolean {
  return useSyncExternalStore(subscribe, readAreOn, () => true);
}

export function switchKeys(areOn: boolean): void {
  areOnHere = areOn;
  for (const listener of listeners) listener();
  try {
    if (areOn) localStorage.removeItem(OFF_KEY);
    else localStorage.setItem(OFF_KEY, "true");
  } catch {
    // A browser that keeps nothing has them on again with the next visit.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readAreOn(): boolean {
  try {
    areOnHere ??= localStorage.getItem(OFF_KEY) === null;
  } catch {
    areOnHere ??= true;
  }
  return areOnHere;
}
