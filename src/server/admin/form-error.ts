import { AppError } from "#domain/errors.ts";
import { type Country, findCountry } from "#server/geo/countries.ts";

/** A form that is refused because of one of its fields. */
export function wrongField(field: string, sentence: string): AppError {
  return new AppError("invalid", sentence, { fields: { [field]: sentence } });
}

export function countryOf(text: string): Country {
  const country = findCountry(text);
  if (!country) throw wrongField("country", `There is no country called "${text}".`);
  return country;
}

export function unknownCity(city: string, country: Country): AppError {
  return wrongField("city", `There is no city called "${city}" in ${country.name}. Add it first.`);
}
