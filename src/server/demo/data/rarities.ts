import type { VenueCategory } from "#domain/category.ts";

/** Invented venues of the three categories that only have a pin of their own. */
export const RARITIES: readonly [countryCode: string, city: string, category: VenueCategory, name: string][] =
  [
    ["BG", "Sofia", "fitness", "Vitosha Move Studio"],
    ["BG", "Sofia", "fitness", "Йога дом „Лотос“"],
    ["BG", "Sofia", "easteregg", "The Yellow Brick Corner"],
    ["BG", "Plovdiv", "fitness", "Seven Hills Gym"],
    ["BG", "Plovdiv", "easteregg", "Котката от Капана"],
    ["BG", "Varna", "fitness", "Sea Garden Runners"],
    ["BG", "Burgas", "dolphin", "Dolphin Watch Burgas"],
    ["BG", "Bansko", "fitness", "Pirin Trail Club"],
    ["US", "New York", "fitness", "Hudson Row Club"],
    ["US", "New York", "easteregg", "The Vault of Lost Umbrellas"],
    ["US", "Los Angeles", "fitness", "Canyon Yoga Deck"],
    ["US", "Austin", "fitness", "Barton Run Club"],
    ["US", "Austin", "easteregg", "Museum of Keeping It Odd"],
    ["US", "San Diego", "dolphin", "Pacific Dolphin Pier"],
    ["US", "Miami", "dolphin", "Biscayne Dolphin Point"],
    ["US", "Honolulu", "dolphin", "Spinner Bay Lookout"],
    ["GB", "London", "fitness", "Thames Cycle Studio"],
    ["GB", "London", "easteregg", "Platform Between Platforms"],
    ["DE", "Berlin", "fitness", "Kreuz & Quer Boulderhalle"],
    ["PT", "Lisbon", "dolphin", "Tejo Dolphin Tours"],
    ["ES", "Barcelona", "fitness", "Montjuïc Calisthenics Park"],
    ["NZ", "Auckland", "dolphin", "Hauraki Dolphin Quay"],
    ["AU", "Sydney", "fitness", "Harbour Bootcamp Green"],
    ["AU", "Perth", "dolphin", "Swan River Dolphin Walk"],
    ["IS", "Reykjavík", "easteregg", "Embassy of the Elves"],
    ["JP", "Tokyo", "fitness", "Sora Aerial Studio"],
  ];
