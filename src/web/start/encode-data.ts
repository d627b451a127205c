interface EncodeOptions {
  /** Each tells how to write values that only the router knows. */
  plugins?: ((value: unknown) => unknown)[];
  onComplete?(): void;
}

/** The router's own encoding of what loaders found. */
type Encode = (input: unknown, options: EncodeOptions) => ReadableStream<Uint8Array>;

/** What the encoding writes in place of values that JSON does not have. */
const HOLE = -1;
const NULL = -5;
const UNDEFINED = -7;
const SPECIAL_NUMBERS: readonly [value: number, mark: number][] = [
  [Number.NaN, -2],
  [Number.NEGATIVE_INFINITY, -3],
  [-0, -4],
  [Number.POSITIVE_INFINITY, -6],
];
/** With more, the router lets others pass in between. */
const MOST_VALUES = 6_000;

const texts = new WeakMap<ReadableStream, string>();
const encoder = new TextEncoder();

/**
 * What the router's encoding writes, in half of its time where there is nothing but plain objects, arrays, texts, numbers and
 * booleans; all else is left to it. The build puts this in front of it (`scripts/own-encoding.ts`).
 */
export function encodeData(
  encode: Encode,
  input: unknown,
  options: EncodeOptions,
): ReadableStream<Uint8Array> {
  const text = plainText(input, options.plugins ?? []);
  if (text === undefined) return encode(input, options);
  options.onComplete?.();
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(encoder.encode(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  texts.set(stream, text);
  return stream;
}

/** The text of a stream that was made of one, which need not be read then. */
export function encodedText(stream: ReadableStream): string | undefined {
  return texts.get(stream);
}

/** Each different value once, in the order of their discovery; objects name theirs by number. Undefined where there are others. */
function plainText(input: unknown, plugins: readonly ((value: unknown) => unknown)[]): string | undefined {
  const numbers = new Map<unknown, number>();
  const written: string[] = [];
  /** By number: most objects have the keys of others. */
  const keys: string[] = [];
  const waiting: object[] = [];
  let isPlain = typeof input === "object" && input !== null;

  const add = (value: unknown, text: string): number => {
    const number = written.length;
    numbers.set(value, number);
    written.push(text);
    return number;
  };
  const numberOf = (value: unknown): number => {
    const known = numbers.get(value);
    if (known) return known;
    switch (typeof value) {
      case "string":
        return add(value, JSON.stringify(value));
      case "boolean":
        return add(value, String(value));
      case "number":
        return specialNumber(value) ?? add(value, String(value));
      case "undefined":
        return UNDEFINED;
      case "object":
        if (value === null) return NULL;
        waiting.push(value);
        return add(value, "");
      default:
        isPlain = false;
        return UNDEFINED;
    }
  };
  const arrayText = (values: readonly unknown[]): string => {
    let text = "";
    for (let i = 0; i < values.length; i++)
      text += `${i === 0 ? "" : ","}${i in values ? numberOf(values[i]) : HOLE}`;
    return `[${text}]`;
  };
  const objectText = (object: object): string => {
    isPlain &&= Object.getPrototypeOf(object) === Object.prototype;
    isPlain &&= !plugins.some((plugin) => Array.isArray(plugin(object)));
    let text = "";
    for (const key of Object.keys(object)) {
      const number = numberOf(key);
      keys[number] ??= `"_${number}":`;
      if (text !== "") text += ",";
      text += keys[number];
      text += numberOf(object[key as keyof typeof object]);
    }
    return `{${text}}`;
  };

  numberOf(input);
  while (isPlain && waiting.length > 0 && written.length < MOST_VALUES) {
    const next = waiting.pop()!;
    written[numbers.get(next)!] = Array.isArray(next) ? arrayText(next) : objectText(next);
  }
  return isPlain && waiting.length === 0 ? `[${written.join(",")}]\n` : undefined;
}

function specialNumber(value: number): number | undefined {
  if (value !== 0 && Number.isFinite(value)) return undefined;
  return SPECIAL_NUMBERS.find(([special]) => Object.is(special, value))?.[1];
}
