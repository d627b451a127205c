interface Allowed {
  /** Why it may grow faster than its input, or how else its growth is known. */
  because: string;
  /** Of a pattern that is made while the program runs: one like it, which is looked at instead. */
  like?: RegExp;
}

const MADE = "made of constants of its own file";

/** Patterns that are not linear by themselves, or are made of parts. An entry that no source needs any more fails the check. */
export const ALLOWED: Readonly<Record<string, Allowed>> = {
  "/<[^>]*>/g": { because: "content/present.ts cuts the text behind its last >, so each < finds its end" },
  "/\\B(?=(?:\\d{3})+$)/g": { because: "the digits of one number" },
  '/<a\\b[^>]*\\bhref="(https?:\\/\\/[^"]+)"[^>]*>([^<]+)<\\/a>/g': {
    because: "the operator's tile service, cut to 5,000 characters",
  },
  "/(\\p{L}+) \\1(?!\\p{L})/gu": { because: "the demo world's own titles" },
  "/\\/(?:posters|maps|images\\/event)\\/[\\w.,/-]+\\.(?:svg|avif)(?:\\?v=\\w+)?/g": {
    because: "our own pages, in the visitor's browser",
  },
  "new RegExp(`^([^&]*)&([^&]*)&([^&]*)&([^&]*)&${key}=([^&]*)$`)": {
    because: MADE,
    like: /^([^&]*)&([^&]*)&([^&]*)&([^&]*)&zoom=([^&]*)$/,
  },
  'new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g")': { because: MADE, like: /[øł]/g },
  "new RegExp(`(?:^|;)\\\\s*${LANGUAGE_COOKIE}=(\\\\w+)`)": { because: MADE, like: /(?:^|;)\s*lang=(\w+)/ },
  "new RegExp(`(?:^|[?&])${LANGUAGE_PARAMETER}=(\\\\w+)`)": { because: MADE, like: /(?:^|[?&])lang=(\w+)/ },
  'new RegExp(`,(?:${[DESCRIPTION, EXPIRY, ...USUAL].join("|")})(?=[,}])`, "g")': {
    because: MADE,
    like: /,(?:"description":"(?:[^"\\]|\\.)*"|"expiresAt":\d+|"a":1)(?=[,}])/g,
  },
  "new RegExp(`\\\\b${encoding}\\\\b`)": { because: MADE, like: /\bgzip\b/ },
  'new RegExp(`${local}\\\\+(${TOKEN})${domain}`, "gi")': {
    because: MADE,
    like: /bounce\+([\da-f]{32})@example\.org/gi,
  },
  "/^(.+?) ?(?:[-–—~～〜]|\\b(?:to|until|till|bis|à|al?|às|do|până la|έως|до)\\b|до|ile) ?(.*)$/iu": {
    because: "written-time.ts cuts the text to 200 characters",
  },
  'new RegExp(`^${ONE}(?: ?[-–—] ?${ONE})?$`, "iu")': {
    because: MADE,
    like: /^([A-Z]{3}|€)? ?(\d{1,3}(?:[., ]\d{3}){1,3}(?!\d)|\d{1,7}(?:[.,]\d{1,2})?(?![.,]?\d))(?:,-)? ?((?:[A-Z]{3}|€)(?!\p{L}))?$/iu,
  },
  'new RegExp(`(?<![\\\\p{L}\\\\d])${ONE}`, "giu")': {
    because: "written-price.ts cuts the text to 500 characters",
    like: /(?<![\p{L}\d])([A-Z]{3}|€)? ?(\d{1,7})/giu,
  },
  "new RegExp(`(?<!\\\\d)(\\\\d+)${letter}`)": { because: MADE, like: /(?<!\d)(\d+)W/ },
};
