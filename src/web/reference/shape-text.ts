import type { Shape } from "#contract/description.ts";

const STEP = "  ";

/** A shape as a person would write it down: fields, their kinds, and what each means. */
export function shapeText(shape: Shape, indent = ""): string {
  if (shape.anyOf) return shape.anyOf.map((option) => shapeText(option, indent)).join(" | ");
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (shape.prefixItems) return `[${shape.prefixItems.map((item) => shapeText(item, indent)).join(", ")}]`;
  if (shape.type === "array") return `[${shapeText(shape.items ?? {}, indent)}, …]`;
  if (shape.properties) return objectText(shape, shape.properties, indent);
  if (typeof shape.additionalProperties === "object")
    return `{ [name]: ${shapeText(shape.additionalProperties, indent)} }`;
  return shape.type ?? "anything";
}

function objectText(shape: Shape, properties: Record<string, Shape>, indent: string): string {
  const inner = indent + STEP;
  const lines = Object.entries(properties).map(([name, field]) => {
    const mark = shape.required?.includes(name) ? "" : "?";
    const note = field.description ? `  // ${field.description}` : "";
    return `${inner}${name}${mark}: ${shapeText(field, inner)}${note}`;
  });
  return `{\n${lines.join("\n")}\n${indent}}`;
}
