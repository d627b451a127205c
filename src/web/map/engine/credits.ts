import type { ControlPosition, IControl } from "maplibre-gl";
import type { Credit } from "#contract/basemap.ts";

/** Names everyone whose work is on the screen, always in sight. */
export class Credits implements IControl {
  readonly #element = document.createElement("div");
  readonly #observer: ResizeObserver;

  /** Tells how tall it is, so that the scale can stand above it where they share a narrow screen's edge. */
  constructor(onHeight: (heightPx: number) => void) {
    this.#element.className = "maplibregl-ctrl map-credits";
    this.#observer = new ResizeObserver(() => onHeight(this.#element.offsetHeight));
    this.#observer.observe(this.#element);
  }

  show(credits: readonly Credit[]): void {
    const links = credits.map(({ name, href }) => {
      const link = document.createElement("a");
      link.href = href;
      link.target = "_blank";
      link.rel = "noopener";
      link.textContent = name;
      return link;
    });
    this.#element.replaceChildren(...links.flatMap((link, index) => (index ? [" · ", link] : [link])));
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
