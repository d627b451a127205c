import { describe, expect, it } from "vitest";
import { admin as bgAdmin } from "./bg/admin.ts";
import { embedMaker as bgEmbedMaker } from "./bg/embed-maker.ts";
import { following as bgFollowing } from "./bg/following.ts";
import { map as bgMap } from "./bg/map.ts";
import { organize as bgOrganize } from "./bg/organize.ts";
import { security as bgSecurity } from "./bg/security.ts";
import { submit as bgSubmit } from "./bg/submit.ts";
import { bg as bgPages } from "./bg.ts";
import type { MessageKey } from "./catalogue.ts";
import { admin as enAdmin } from "./en/admin.ts";
import { embedMaker as enEmbedMaker } from "./en/embed-maker.ts";
import { following as enFollowing } from "./en/following.ts";
import { map as enMap } from "./en/map.ts";
import { organize as enOrganize } from "./en/organize.ts";
import { security as enSecurity } from "./en/security.ts";
import { submit as enSubmit } from "./en/submit.ts";
import { en as enPages } from "./en.ts";

const en = {
  ...enPages,
  ...enAdmin,
  ...enMap,
  ...enSecurity,
  ...enSubmit,
  ...enFollowing,
  ...enOrganize,
  ...enEmbedMaker,
};
const bg = {
  ...bgPages,
  ...bgAdmin,
  ...bgMap,
  ...bgSecurity,
  ...bgSubmit,
  ...bgFollowing,
  ...bgOrganize,
  ...bgEmbedMaker,
};

const keys = Object.keys(en) as MessageKey[];
const forms = (message: string | object): string[] =>
  typeof message === "string" ? [message] : Object.values(message);
const holes = (text: string) => [...text.matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name);

/** Names and signs that are the same everywhere. */
const SHARED =
  /^[^\p{Letter}]*$|OpenStreetMap|Outlook|LinkedIn|^API$|^G$|^CSV$|^iCalendar$|^JSON-LD$|^Enter$|^Esc$/u;

describe("PAGE-11 Bulgarian", () => {
  it("has every text that English has, and none besides", () => {
    expect(Object.keys(bg).sort()).toEqual([...keys].sort());
  });

  it("fills in the same names and numbers", () => {
    const holesOf = (message: string | object) => [...new Set(forms(message).flatMap(holes))].sort();
    expect(keys.filter((key) => String(holesOf(en[key])) !== String(holesOf(bg[key])))).toEqual([]);
  });

  it("has one form for one and another for more, where English has", () => {
    const isPlural = (message: string | object) => typeof message === "object" && "one" in message;
    expect(keys.filter((key) => isPlural(en[key]) !== isPlural(bg[key]))).toEqual([]);
  });

  it("is written in Bulgarian", () => {
    const isForeign = (form: string) => {
      const words = form.replace(/\{[\w-]+\}/g, "");
      return !SHARED.test(words) && !/\p{Script=Cyrillic}/u.test(words);
    };
    expect(keys.filter((key) => forms(bg[key]).some(isForeign))).toEqual([]);
  });
});
