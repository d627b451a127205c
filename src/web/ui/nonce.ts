import { createContext, useContext } from "react";

export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The nonce of this page's answer. Browsers hide it from the attribute, so in the browser it is read from the
 * property of a script that already runs.
 */
export function useNonce(): string | undefined {
  const given = useContext(NonceContext);
  if (given !== undefined || typeof document === "undefined") return given;
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
}
