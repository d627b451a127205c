import { z } from "zod";
import { accentProblem } from "#domain/accent.ts";
import { CATEGORIES } from "#domain/category.ts";
import { HEX_COLOR } from "#domain/contrast.ts";
import { MAX_ANNOUNCEMENT, MAX_CATEGORY_LABEL, MAX_SITE_NAME, MAX_WELCOME } from "#domain/instance.ts";
import { LOCALES } from "#domain/locale.ts";
import { WebAddress } from "./admin.ts";
import { plainText } from "./form-fields.ts";
import { invalid } from "./invalid.ts";

const lineOrNothing = (max: number) =>
  plainText(max).refine((text) => !/\p{Cc}/u.test(text), invalid("severalLines"));

const color = plainText(7)
  .refine((text) => text === "" || HEX_COLOR.test(text), invalid("notColor"))
  .transform((text) => text.toUpperCase())
  .default("");

/** The path of a picture that was uploaded here, whatever host its address names. */
const picture = plainText(1_000)
  .transform((text, context) => {
    if (text === "") return "";
    const path = /\/uploads\/[\w-]{43}\.webp$/.exec(text)?.[0];
    if (path === undefined) context.addIssue(invalid("notUpload"));
    return path ?? "";
  })
  .default("");

const locale = z.enum(LOCALES, invalid("notOneOf", { options: LOCALES.join(", ") }));

/** Languages and categories without words are left out. */
const withoutEmpty = <T extends object>(given: T): T =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([, value]) => value !== "" && (typeof value === "string" || Object.keys(value).length > 0),
    ),
  ) as T;
const localTexts = (text: z.ZodType<string>) =>
  z.partialRecord(locale, text).default({}).transform(withoutEmpty);

const Place = z.object({
  latitude: z
    .number(invalid("notNumber"))
    .min(-90, invalid("outOfRange", { min: -90, max: 90 }))
    .max(90, invalid("outOfRange", { min: -90, max: 90 })),
  longitude: z
    .number(invalid("notNumber"))
    .min(-180, invalid("outOfRange", { min: -180, max: 180 }))
    .max(180, invalid("outOfRange", { min: -180, max: 180 })),
  always: z
    .boolean(invalid("notTrueOrFalse"))
    .default(false)
    .describe("For every visitor, not only where an address tells no place"),
});

/** What an administrator sets; empty: as the product, or its environment, has it. */
export const InstanceSettings = z
  .object({
    name: lineOrNothing(MAX_SITE_NAME).default(""),
    accent: color.describe("#RRGGBB, dark enough for white letters (4.5:1)"),
    accentDark: color.describe("The same by night, light enough to be read; empty: derived"),
    logo: picture.describe("The address of an uploaded picture"),
    hero: picture.describe("The address of an uploaded picture, for the landing page"),
    place: Place.nullable().default(null).describe("Where the map opens"),
    language: locale.nullable().default(null).describe("For browsers that ask for none of ours"),
    categories: z
      .partialRecord(
        locale,
        z
          .partialRecord(z.enum(CATEGORIES, invalid("notCategory")), lineOrNothing(MAX_CATEGORY_LABEL))
          .transform(withoutEmpty),
      )
      .default({})
      .transform(withoutEmpty),
    welcome: localTexts(plainText(MAX_WELCOME)),
    announcement: localTexts(lineOrNothing(MAX_ANNOUNCEMENT)),
    announcementLink: WebAddress,
    announcementUntil: z
      .number(invalid("notNumber"))
      .int(invalid("notWholeNumber"))
      .nullable()
      .default(null)
      .describe("In milliseconds since 1970; null: until it is removed"),
  })
  .superRefine(({ accent, accentDark }, context) => {
    if (accent === "") {
      if (accentDark)
        context.addIssue({ code: "custom", path: ["accentDark"], message: invalid("needsAccent") });
      return;
    }
    const problem = accentProblem({ light: accent, dark: accentDark || undefined });
    if (!problem) return;
    const params = { ratio: problem.ratio.toFixed(1), suggestion: problem.suggestion };
    const [path, message] =
      problem.field === "light"
        ? ["accent", invalid("accentTooPale", params)]
        : ["accentDark", invalid("accentTooDark", params)];
    context.addIssue({ code: "custom", path: [path as string], message });
  });
export type InstanceSettings = z.infer<typeof InstanceSettings>;

const version = z.number(invalid("notNumber")).int(invalid("notWholeNumber")).min(0, invalid("belowZero"));

export const PutInstance = InstanceSettings.safeExtend({
  version: version.describe("The version that was edited; a newer one in between refuses the change"),
});
export type PutInstance = z.infer<typeof PutInstance>;

export const InstanceAnswer = z.object({
  settings: InstanceSettings,
  version: z.number().describe("Grows with every change; 0 where nothing was ever set"),
  defaults: z
    .object({ name: z.string(), latitude: z.number(), longitude: z.number() })
    .describe("What holds where nothing is set: SITE_NAME and DEFAULT_LOCATION"),
});
export type InstanceAnswer = z.infer<typeof InstanceAnswer>;
