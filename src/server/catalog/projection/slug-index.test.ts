import { expect, it } from "vitest";
import { diceOf } from "#domain/dice.ts";
import { SlugIndex } from "./slug-index.ts";

it("CORE-50 finds every venue of a slug through any number of merges", () => {
  const dice = diceOf("slugs");
  const index = new SlugIndex(undefined, 8);
  const slugs = new Map<number, string>();
  for (let step = 0; step < 2_000; step++) {
    const id = dice.whole(1, 200);
    if (dice.chance(0.2)) {
      slugs.delete(id);
      index.remove(id);
    } else {
      slugs.set(id, `venue-${dice.whole(1, 40)}`);
      index.put(id, slugs.get(id)!);
    }
    const asked = `venue-${dice.whole(1, 40)}`;
    const found = index.find(asked).filter((each) => slugs.get(each) === asked);
    const expected = [...slugs].filter(([, slug]) => slug === asked).map(([each]) => each);
    expect(found.sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
  }
});
