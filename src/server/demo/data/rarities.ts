import type { VenueCategory } from "#domain/category.ts";
import { readData } from "./read-data.ts";

type Rarity = [countryCode: string, city: string, category: VenueCategory, name: string];

/** Invented venues of the three categories that only have a pin of their own. */
export const RARITIES = readData<readonly Rarity[]>("rarities");
