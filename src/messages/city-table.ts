import { placeNameKey } from "#domain/city.ts";

/** The name of a city by its English label, and all names by the keys of the English ones. */
export type CityNames = ((label: string) => string | undefined) & { all(): ReadonlyMap<string, string> };

/** Finds names of cities in a table such as "Vienna=Wien|Rome=Rom". The region of a label stays as it is. */
export function cityTable(table: string): CityNames {
  let read: ReadonlyMap<string, string> | undefined;
  // Read with the first question: most pages name no city.
  const all = () => (read ??= new Map(pairsOf(table)));
  const nameOf = (label: string) => {
    const names = all();
    const whole = names.get(placeNameKey(label));
    const comma = label.indexOf(",");
    if (whole || comma < 0) return whole;
    const name = names.get(placeNameKey(label.slice(0, comma)));
    return name && name + label.slice(comma);
  };
  return Object.assign(nameOf, { all });
}

function pairsOf(table: string): [key: string, name: string][] {
  const pairs = table.split(/[|\n]/).filter(Boolean);
  return pairs.map((pair) => {
    const [english = "", own = ""] = pair.split("=");
    return [placeNameKey(english), own];
  });
}
