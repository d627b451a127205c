import fc from "fast-check";
import { expect, it } from "vitest";
import { NamePrefixes } from "./name-prefixes.ts";

it("WEB-51 finds what a look at every name finds", () => {
  const name = fc.string({ unit: fc.constantFrom("a", "b", "é", "ж", "東"), maxLength: 5 });
  fc.assert(
    fc.property(
      fc.array(fc.array(name, { maxLength: 3 })),
      fc.array(name, { maxLength: 3 }),
      (items, keys) => {
        const expected = items.filter((names) =>
          names.some((each) => keys.some((key) => each.startsWith(key))),
        );
        const found = new NamePrefixes(items, (names) => names).find(keys);
        expect(new Set(found.keys())).toEqual(new Set(expected));
        for (const [names, isWhole] of found) expect(isWhole).toBe(names.some((each) => keys.includes(each)));
      },
    ),
  );
});
