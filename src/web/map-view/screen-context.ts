import { type Context, createContext, useContext } from "react";

/** A context without a value outside the map screen, and the hook that reads it. */
export function screenContext<Value>(): [Context<Value | undefined>, () => Value] {
  const Context = createContext<Value | undefined>(undefined);
  function useScreenContext(): Value {
    const value = useContext(Context);
    if (value === undefined) throw new Error("This hook is for parts of the map screen.");
    return value;
  }
  return [Context, useScreenContext];
}
