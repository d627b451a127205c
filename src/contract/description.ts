/** The part of an OpenAPI document that the reference page shows. */
export interface ApiDescription {
  info: { title: string; description?: string };
  paths: Record<string, Record<string, CallDescription>>;
}

export interface CallDescription {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: ParameterDescription[];
  requestBody?: { content: Record<string, { schema: Shape }> };
  responses?: Record<string, { content?: Record<string, { schema: Shape }> }>;
}

export interface ParameterDescription {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Shape;
}

/** JSON Schema, as far as the contract makes use of it. */
export interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  items?: Shape;
  prefixItems?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: boolean | Shape;
  anyOf?: Shape[];
  description?: string;
  examples?: unknown[];
}
