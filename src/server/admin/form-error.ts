import { type AppError, wrongField } from "#contract/app-error.ts";
import { type Country, findCountry } from "#server/geo/countries.ts";

export function countryOf(text: string): Country {
  const country = findCountry(text);
  if (!country) throw wrongField("country", { code: "noCountry", params: { country: text } });
  return country;
}

export function unknownCity(city: string, country: Country): AppError {
  return wrongField("city", { code: "noCityYet", params: { city, country: country.name } });
}
