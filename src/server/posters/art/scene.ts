import type { Dice } from "#domain/dice.ts";
import type { Paint } from "../paint.ts";

/**
 * One way to fill a poster. The title stands above y = 250, where a scene stays quiet; what matters
 * lies between 250 and 750, the part that is left of the poster on a 16:10 card.
 */
export type Scene = (dice: Dice, paint: Paint) => string;
