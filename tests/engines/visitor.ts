import { countHydrated } from "#tests/support/react-internals.ts";
import { type Driver, KEYS } from "./drivers/driver.ts";

/** An element by what it is and what it is called: its label, or its text. The first one that is visible. */
export interface Target {
  css: string;
  name?: string;
}

export const button = (name: string): Target => ({ css: "button, [role=button]", name });
export const link = (name: string): Target => ({ css: "a[href]", name });
export const field = (name: string): Target => ({ css: "input, textarea, select", name });
export const option = (name: string): Target => ({ css: "[role=option]", name });
export const heading = (name?: string): Target => ({
  css: "h1, h2",
  ...(name === undefined ? {} : { name }),
});

interface Found {
  x: number;
  y: number;
  isCovered: boolean;
  isPressed: boolean;
  isBusy: boolean;
  text: string;
  value: string;
}

/** Drawing a map without a graphics card takes its time, and keeps the page from answering. */
const WAIT_MS = 90_000;
const LOOK_MS = 100;
/** Presses of a key from one control to the next that a journey wants. */
const MAX_STEPS = 40;

/** What journeys are written in: the same for every engine. */
export class Visitor {
  readonly #driver: Driver;
  readonly #address: string;

  constructor(driver: Driver, address: string) {
    this.#driver = driver;
    this.#address = address;
  }

  async goto(path: string): Promise<void> {
    await this.#driver.open(this.#address + path);
    await this.until("the page to be hydrated", () => this.call(countHydrated, "body"));
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.#settled(target);
    await this.#driver.click(x, y);
  }

  async type(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.#driver.press(text);
  }

  press(keys: string): Promise<void> {
    return this.#driver.press(keys);
  }

  /** Presses a key, Tab unless said otherwise, until the element has the focus. */
  async walkTo(target: Target, key: string = KEYS.tab): Promise<void> {
    await this.waitFor(target);
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      await this.press(key);
      if (await this.call(hasFocus, target)) return;
    }
    throw new Error(`${MAX_STEPS} presses did not lead to ${JSON.stringify(target)}.`);
  }

  async waitForFocus(target: Target): Promise<void> {
    await this.until(`the focus on ${JSON.stringify(target)}`, () => this.call(hasFocus, target));
  }

  /** Fills a field of dates or times, whose keys differ from browser to browser. */
  async fill(target: Target, value: string): Promise<void> {
    await this.waitFor(target);
    await this.call(fillIn, target, value);
  }

  async text(target: Target): Promise<string> {
    return (await this.waitFor(target)).text;
  }

  async waitFor(target: Target, isRight: (found: Found) => boolean = () => true): Promise<Found> {
    return this.until(JSON.stringify(target), async () => {
      const found = await this.call(locate, target);
      return found && isRight(found) ? found : undefined;
    });
  }

  /** Pressed, and saved where the button tells that it is saving. */
  waitForPressed(target: Target): Promise<Found> {
    return this.waitFor(target, ({ isPressed, isBusy }) => isPressed && !isBusy);
  }

  async waitForAddress(pattern: RegExp): Promise<void> {
    let address = "";
    await this.until(`an address like ${pattern}`, async () => {
      address = await this.call(() => location.pathname + location.search);
      return pattern.test(address);
    }).catch((error) => {
      throw new Error(`${error.message} It is ${address}.`);
    });
  }

  /** Runs a function in the page. It is sent as text, so it knows nothing but its arguments. */
  async call<Args extends unknown[], T>(run: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    return (await this.#driver.call(String(run), args)) as Awaited<T>;
  }

  async until<T>(what: string, look: () => Promise<T | undefined | null | false>): Promise<T> {
    const deadline = performance.now() + WAIT_MS;
    for (;;) {
      // A page may be replaced while it is looked at.
      const seen = await look().catch(() => undefined);
      if (seen) return seen;
      if (performance.now() > deadline) throw new Error(`Waited in vain for ${what}.`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  /** Waits until the element stands still and nothing lies over it. */
  async #settled(target: Target): Promise<Found> {
    let last: Found | undefined;
    return this.until(`${JSON.stringify(target)} to stand still`, async () => {
      const found = (await this.call(locate, target)) ?? undefined;
      const isStill = found && last && found.x === last.x && found.y === last.y && !found.isCovered;
      last = found;
      return isStill && found;
    });
  }
}

// What follows runs in the page.

function locate({ css, name }: Target): Found | null {
  const nameOf = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    return element.getAttribute("aria-label") ?? label ?? element.textContent ?? "";
  };
  const visible = [...document.querySelectorAll<HTMLElement>(css)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  // A chip called "Concert" comes before a venue whose row begins so.
  const element =
    visible.find((each) => name === undefined || nameOf(each).trim() === name) ??
    visible.find((each) => nameOf(each).includes(name ?? ""));
  if (!element) return null;
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  const top = document.elementFromPoint(x, y);
  return {
    x,
    y,
    isCovered: !top || !(element.contains(top) || (element as HTMLInputElement).labels?.[0]?.contains(top)),
    isPressed: element.getAttribute("aria-pressed") === "true",
    isBusy: element.getAttribute("aria-busy") === "true",
    text: element.innerText,
    value: (element as HTMLInputElement).value ?? "",
  };
}

function hasFocus({ css, name = "" }: Target): boolean {
  const element = document.activeElement as HTMLInputElement | null;
  const label = element?.getAttribute("aria-label") ?? element?.labels?.[0]?.textContent;
  return !!element?.matches(css) && (label ?? element.textContent ?? "").includes(name);
}

function fillIn({ css, name = "" }: Target, value: string): void {
  const input = [...document.querySelectorAll<HTMLInputElement>(css)].find((each) =>
    (each.getAttribute("aria-label") ?? each.labels?.[0]?.textContent ?? "").includes(name),
  );
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
}
