/** A column's name as it is compared: letters alone, without accents. */
export function plainName(name: string): string {
  return name.slice(0, 100).toLowerCase().normalize("NFD").replace(/\P{L}/gu, "");
}
