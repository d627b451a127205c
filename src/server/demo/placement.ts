import type { Dice } from "#domain/dice.ts";
import type { Quarter } from "./data/cities.ts";

export interface DemoSpot {
  longitude: number;
  latitude: number;
}

const KM_PER_DEGREE = 111.32;
const APART_KM = 0.07;
const TRIES = 40;

/** How far a city's venues reach from its centre: about 0.8 km in a small town, 5 km in a metropolis. */
export function cityRadiusKm(population: number): number {
  return Math.min(6, Math.max(0.8, 0.8 * (population / 10_000) ** 0.27));
}

/** A spot in one of the quarters, denser towards its middle and away from every spot already taken. */
export function placeVenue(dice: Dice, quarters: readonly Quarter[], taken: readonly DemoSpot[]): DemoSpot {
  let spot = throwSpot(dice, quarters);
  for (let i = 0; i < TRIES && taken.some((other) => distanceKm(spot, other) < APART_KM); i++) {
    spot = throwSpot(dice, quarters);
  }
  return spot;
}

function throwSpot(dice: Dice, quarters: readonly Quarter[]): DemoSpot {
  const [longitude, latitude, radiusKm] = dice.pick(quarters);
  const bearing = dice.between(0, 2 * Math.PI);
  const distance = radiusKm * dice.roll() ** 0.7;
  const north = (distance * Math.cos(bearing)) / KM_PER_DEGREE;
  const east = (distance * Math.sin(bearing)) / (KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
  return { longitude: rounded(longitude + east), latitude: rounded(latitude + north) };
}

/** Flat-earth distance, right to a fraction of a per cent within a city. */
export function distanceKm(a: DemoSpot, b: DemoSpot): number {
  const north = (a.latitude - b.latitude) * KM_PER_DEGREE;
  const east = (a.longitude - b.longitude) * KM_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
