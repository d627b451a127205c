/** A piece of work, told without any user input: no queries, values, addresses or secrets. */
export interface SpanFacts {
  kind: "server" | "client" | "internal";
  name: string;
  attributes?: SpanAttributes;
}

export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface OpenSpan {
  /** Whatever `work` does, and what it goes on to do, is part of the span. */
  within<T>(work: () => T): T;
  set(attributes: SpanAttributes): void;
  end(problem?: { type: string }): void;
}

/** Begins a span of the trace under way, or of a new one. */
export type BeginSpan = (facts: SpanFacts) => OpenSpan;

let beginSpan: BeginSpan | undefined;

/** From now on work is traced; without this, nothing of it costs anything. */
export function traceBy(next: BeginSpan | undefined): void {
  beginSpan = next;
}

/** None where nothing is traced. */
export const spanBeginner = (): BeginSpan | undefined => beginSpan;

/** Does the work as a span. */
export async function traced<T>(
  facts: SpanFacts,
  work: () => Promise<T>,
  attributesOf?: (result: T) => SpanAttributes,
): Promise<T> {
  const span = beginSpan?.(facts);
  if (!span) return work();
  try {
    const result = await span.within(work);
    if (attributesOf) span.set(attributesOf(result));
    span.end();
    return result;
  } catch (error) {
    // Its message may hold what was typed.
    span.end({ type: error instanceof Error ? error.name : "unknown" });
    throw error;
  }
}
