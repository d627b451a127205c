/** What a journey needs of a browser, small enough for every protocol that drives one. */
export interface Driver {
  /** Settles when the document has been loaded. */
  open(url: string): Promise<void>;
  /** Runs a function's source in the page; arguments and answer are JSON, a promise is waited for. */
  call(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Presses the primary button at a point of the viewport. */
  click(x: number, y: number): Promise<void>;
  /** Presses the keys of a text one after the other; control keys are those of WebDriver (`KEYS`). */
  press(text: string): Promise<void>;
  /** What the pages have thrown or logged as an error so far; empty where the protocol does not tell. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** Keys that are no characters, as WebDriver writes them. */
export const KEYS = {
  tab: "\uE004",
  enter: "\uE007",
  escape: "\uE00C",
  left: "\uE012",
  up: "\uE013",
  right: "\uE014",
  down: "\uE015",
} as const;

/** Presses a focused button. */
export const SPACE = " ";

/** The actions of a click and of a text, which WebDriver and WebDriver BiDi take alike. */
export function clickActions(x: number, y: number) {
  const at = { x: Math.round(x), y: Math.round(y) };
  return [
    {
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: [
        { type: "pointerMove", ...at, duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    },
  ];
}

export function keyActions(text: string) {
  const actions = [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}
