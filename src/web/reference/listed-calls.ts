import type { ApiDescription, CallDescription, Shape } from "#contract/description.ts";
import { shapeText } from "./shape-text.ts";

/** A call as the page shows it, every shape as text. */
export interface ListedCall {
  path: string;
  method: string;
  summary: string;
  description: string;
  parameters: { name: string; isOptional: boolean; text: string; examples: string[] }[];
  body: string | undefined;
  answers: { status: string; text: string }[];
}

type CallGroup = [tag: string, calls: ListedCall[]];

const known = new WeakMap<ApiDescription["paths"], CallGroup[]>();

/** Every call by its tag. A server describes the same calls for as long as it runs: they become text once. */
export function listedCalls(paths: ApiDescription["paths"]): CallGroup[] {
  const found = known.get(paths);
  if (found) return found;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      tag: call.tags?.[0] ?? "",
      call: listedCall(path, method, call),
    })),
  );
  const groups = Object.entries(Object.groupBy(calls, ({ tag }) => tag)).map(
    ([tag, listed = []]): CallGroup => [tag, listed.map(({ call }) => call)],
  );
  known.set(paths, groups);
  return groups;
}

function listedCall(path: string, method: string, call: CallDescription): ListedCall {
  const { summary = "", description = "", parameters = [], requestBody, responses = {} } = call;
  return {
    path,
    method: method.toUpperCase(),
    summary,
    description,
    parameters: parameters.map(({ name, required, description, schema }) => ({
      name,
      isOptional: !required,
      text: description ?? schema.description ?? shapeText(schema),
      examples: schema.examples?.map(String) ?? [],
    })),
    body: textOf(requestBody?.content),
    answers: Object.entries(responses).flatMap(([status, { content }]) => {
      const text = textOf(content);
      return text === undefined ? [] : { status, text };
    }),
  };
}

function textOf(content: Record<string, { schema: Shape }> | undefined): string | undefined {
  const schema = content && Object.values(content)[0]?.schema;
  return schema && shapeText(schema);
}
