import type { ControlPosition, IControl } from "maplibre-gl";
import type { Credit } from "#contract/basemap.ts";

interface CreditsOptions {
  /** Told its height, so that the scale is above it where they share a narrow screen's edge. */
  onHeight?(heightPx: number): void;
  /** The name of the button that unfolds all credits; on phones only the first is seen until then. */
  moreLabel?: string | undefined;
  /** Said of each link after its name: "opens in a new tab". */
  newTabLabel?: string | undefined;
}

/** The attributions of everything on the screen. */
export class Credits implements IControl {
  readonly #element = document.createElement("div");
  readonly #links = document.createElement("span");
  readonly #observer: ResizeObserver;
  readonly #newTabLabel: string | undefined;

  constructor({ onHeight, moreLabel, newTabLabel }: CreditsOptions = {}) {
    this.#newTabLabel = newTabLabel;
    this.#element.className = "maplibregl-ctrl map-credits";
    // Names and signs of rights, which the direction of the page would take apart.
    this.#links.dir = "ltr";
    this.#element.append(this.#links);
    if (moreLabel) this.#element.append(this.#moreButton(moreLabel));
    // As it was laid out: to ask for it would lay out again what has changed since.
    this.#observer = new ResizeObserver(([size]) =>
      onHeight?.(Math.round(size!.borderBoxSize[0]!.blockSize)),
    );
    this.#observer.observe(this.#element);
  }

  show(credits: readonly Credit[]): void {
    const links = credits.map(({ name, href }) => {
      const link = document.createElement("a");
      link.href = href;
      link.target = "_blank";
      link.rel = "noopener";
      link.textContent = name;
      if (this.#newTabLabel) link.setAttribute("aria-label", `${name}, ${this.#newTabLabel}`);
      return link;
    });
    const [first, ...others] = links;
    const rest = document.createElement("span");
    rest.className = "map-credits-rest";
    rest.append(...others.flatMap((link) => [" · ", link]));
    this.#links.replaceChildren(...(first ? [first, rest] : []));
  }

  #moreButton(label: string): HTMLElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "map-credits-more";
    const sign = button.appendChild(document.createElement("span"));
    sign.textContent = "i";
    button.setAttribute("aria-label", label);
    button.setAttribute("aria-expanded", "false");
    button.addEventListener("click", () => {
      const isOpen = button.getAttribute("aria-expanded") === "true";
      button.setAttribute("aria-expanded", String(!isOpen));
    });
    this.#element.classList.add("map-credits-folding");
    return button;
  }

  onAdd(): HTMLElement {
    return this.#element;
  }

  onRemove(): void {
    this.#observer.disconnect();
    this.#element.remove();
  }

  getDefaultPosition(): ControlPosition {
    return "bottom-right";
  }
}
