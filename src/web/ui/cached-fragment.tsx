import { createElement, type ReactNode, useContext } from "react";
import { type FragmentName, ServerDocument } from "./server-document.ts";

interface CachedFragmentProps {
  name: FragmentName;
  children: ReactNode;
}

/**
 * A fragment that the server renders once for many pages (`start/fragment-cache.ts`). In the browser it is nothing but its
 * children.
 */
export function CachedFragment({ name, children }: CachedFragmentProps) {
  const { fragments } = useContext(ServerDocument);
  if (!fragments) return children;
  return createElement("cached-fragment", { id: name }, fragments.has(name) ? null : children);
}
