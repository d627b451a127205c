import { type AppError, wrongField } from "#domain/errors.ts";
import { type Country, findCountry } from "#server/geo/countries.ts";

export function countryOf(text: string): Country {
  const country = findCountry(text);
  if (!country) throw wrongField("country", `There is no country called "${text}".`);
  return country;
}

export function unknownCity(city: string, country: Country): AppError {
  return wrongField("city", `There is no city called "${city}" in ${country.name}. Add it first.`);
}
