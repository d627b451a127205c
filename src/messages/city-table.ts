import { placeNameKey } from "#domain/city.ts";

/** Finds names of cities in a table such as "Vienna=Wien|Rome=Rom". The region of a label stays as it is. */
export function cityTable(table: string): (label: string) => string | undefined {
  let names: ReadonlyMap<string, string> | undefined;
  return (label) => {
    // Read with the first question: most pages name no city.
    names ??= new Map(pairsOf(table));
    const whole = names.get(placeNameKey(label));
    const comma = label.indexOf(",");
    if (whole || comma < 0) return whole;
    const name = names.get(placeNameKey(label.slice(0, comma)));
    return name && name + label.slice(comma);
  };
}

function pairsOf(table: string): [key: string, name: string][] {
  const pairs = table.split(/[|\n]/).filter(Boolean);
  return pairs.map((pair) => {
    const [english = "", own = ""] = pair.split("=");
    return [placeNameKey(english), own];
  });
}
