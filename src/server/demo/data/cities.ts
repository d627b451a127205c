import { readData } from "./read-data.ts";

/** A place within a city where venues stand: longitude, latitude, and how far they spread. */
export type Quarter = [longitude: number, latitude: number, radiusKm: number];

/**
 * A demo city by its label, with the number of its venues. Its centre comes from the gazetteer; where a sea, a
 * lake or a wide river is near, the quarters keep venues on dry land.
 */
export type DemoCity = [countryCode: string, label: string, venues: number, ...quarters: Quarter[]];

export const DEMO_CITIES = readData<readonly DemoCity[]>("cities");

/** The demo's Bulgarian cities as Bulgarian texts write them. */
export const BULGARIAN_CITIES = readData<Record<string, string>>("bulgarian-cities");
