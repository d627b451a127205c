/** A column's name as it is compared: letters alone. */
export function plainName(name: string): string {
  return name.slice(0, 100).toLowerCase().replace(/\P{L}/gu, "");
}
