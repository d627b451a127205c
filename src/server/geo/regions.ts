import { readFileSync } from "node:fs";
import { fold } from "#domain/fold.ts";

// Usual codes that differ from GeoNames: the provinces of Canada, the states of Australia.
const POSTAL_CODES: Record<string, Record<string, string>> = {
  CA: {
    AB: "01",
    BC: "02",
    MB: "03",
    NB: "04",
    NL: "05",
    NS: "07",
    ON: "08",
    PE: "09",
    QC: "10",
    SK: "11",
    YT: "12",
    NT: "13",
    NU: "14",
  },
  AU: { ACT: "01", NSW: "02", NT: "03", QLD: "04", SA: "05", TAS: "06", VIC: "07", WA: "08" },
};

let byCode: Map<string, string> | undefined;
let byName: Map<string, string> | undefined;

/** The states and provinces of all countries: code and name in each line, such as "US.ME	Maine". Read when first asked for. */
function names(): Map<string, string> {
  byCode ??= new Map(
    readFileSync(new URL("regions.txt", import.meta.url), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => line.split("\t") as [string, string]),
  );
  return byCode;
}

/** The name of a region by GeoNames' code for it; empty where it has none. */
export function regionName(countryCode: string, code: string): string {
  return names().get(`${countryCode}.${code}`) ?? "";
}

/** The name of a region by that name in any spelling, or by its usual code, such as ME. */
export function findRegion(countryCode: string, text: string): string | undefined {
  const code = text.trim().toUpperCase();
  const byLetters = /^[A-Z]{2,3}$/.test(code)
    ? regionName(countryCode, POSTAL_CODES[countryCode]?.[code] ?? code)
    : "";
  if (byLetters) return byLetters;
  byName ??= new Map(
    names()
      .entries()
      .map(([key, name]) => [`${key.slice(0, 2)} ${fold(name)}`, name] as const),
  );
  return byName.get(`${countryCode} ${fold(text.trim())}`);
}

/** All regions with GeoNames' codes for them, such as "US.ME". */
export function allRegions(): { code: string; countryCode: string; name: string }[] {
  return [...names()].map(([code, name]) => ({ code, countryCode: code.slice(0, 2), name }));
}
