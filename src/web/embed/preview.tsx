import { createElement, useEffect } from "react";
import { embedRoutes } from "#contract/embed-urls.ts";
import { attributesOf, type EmbedChoice } from "./choice.ts";

const ELEMENT = "whereabouts-events";

/** The component as pages of others show it, from the same script. */
export function ComponentPreview({ choice }: { choice: EmbedChoice }) {
  useEffect(() => {
    if (customElements.get(ELEMENT) || document.querySelector(`script[src="${embedRoutes.script}"]`)) return;
    document.head.append(Object.assign(document.createElement("script"), { src: embedRoutes.script }));
  }, []);
  const attributes = attributesOf(choice);
  // An attribute that is no longer given stays on an element, so each set of them gets its own.
  return createElement(ELEMENT, { key: Object.keys(attributes).join(), ...attributes });
}
