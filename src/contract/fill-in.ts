/** A message with its parameters; one that is not given keeps its braces. */
export function fillIn<Value>(
  text: string,
  params: Readonly<Record<string, Value>>,
  say: (value: Value, name: string) => string,
): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    return value === undefined ? hole : say(value, name);
  });
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
