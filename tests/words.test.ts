import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { ERROR_MESSAGES } from "#contract/error-messages.ts";
import { admin } from "#messages/en/admin.ts";
import { adminModeration } from "#messages/en/admin-moderation.ts";
import { embedMaker } from "#messages/en/embed-maker.ts";
import { everyPage } from "#messages/en/every-page.ts";
import { following } from "#messages/en/following.ts";
import { map } from "#messages/en/map.ts";
import { organize } from "#messages/en/organize.ts";
import { security } from "#messages/en/security.ts";
import { server } from "#messages/en/server.ts";
import { submit } from "#messages/en/submit.ts";

/** Phrases of other languages' grammar, old spellings and British ones, with what to write instead. */
const BANNED: [phrase: RegExp, instead: string][] = [
  [/\be-mail/i, "email"],
  [/\bat once\b/i, "right away"],
  [/\bby (?:itself|themselves)\b/i, "automatically"],
  [/\bstands? on the map\b/i, "appears on the map"],
  [/\b(?:is|are) brought\b|\bthat you brought\b/i, "is submitted"],
  [/\b(?:is|are) told\b/i, "is notified, gets"],
  [/\bcolour/i, "color"],
  [/\bfavourite/i, "favorite"],
  [/\btheatre/i, "theater"],
  [/\borganiser/i, "organizer"],
  [/\blicence/i, "license"],
];
/** What is banned from texts of screens, mails and refusals beyond that. */
const BANNED_TEXTS: [phrase: RegExp, instead: string][] = [
  ...BANNED,
  [/\bmails?\b(?! server)|\bmailed\b/i, "email"],
  [/\bby hand\b/i, "manually"],
  [/\bstands?\b/i, "is, appears"],
  [/\bany more\b(?! (?:messages|events))/i, "no longer"],
  [/(?<!there )\bis no (?!longer)/i, "is not a"],
  [/\blog(?:ged)? (?:in|out)\b/i, "sign in, sign out"],
  [/\bcannot\b/i, "can’t"],
  [/\b(?:has|is|are) \S+ already\b/i, "already before the participle"],
  [/\.\.\./, "…"],
  [/'|"/, "curly quotes"],
];
/** Comments may say what a program is told; they share the spelling that a search needs. */
const BANNED_COMMENTS = BANNED.filter(([phrase]) =>
  /e-mail|stands|brought|theatre|organiser|licence/.test(phrase.source),
);
/** As the specification has them. */
const FIXED = new Set([
  "Don't have an account? Sign Up",
  "Here you will be able to create your own events...",
  "Loading...",
  "Please confirm your email to log in.",
  "Search...",
]);

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(root + file, "utf8");
const bannedIn = (text: string, list: typeof BANNED) =>
  list.filter(([phrase]) => phrase.test(text)).map(([, instead]) => instead);

it("I18N-36 English texts keep to the words and signs of the style guide", () => {
  const parts = [
    admin,
    adminModeration,
    embedMaker,
    everyPage,
    following,
    map,
    organize,
    security,
    server,
    submit,
    ERROR_MESSAGES,
  ];
  const texts = parts.flatMap((part) => Object.entries(part as Record<string, string | object>));
  const wrong = texts.flatMap(([key, message]) =>
    (typeof message === "string" ? [message] : (Object.values(message) as string[])).flatMap((text) =>
      FIXED.has(text) ? [] : bannedIn(text, BANNED_TEXTS).map((instead) => `${key}: ${text} (${instead})`),
    ),
  );
  expect(wrong).toEqual([]);
});

const DOCUMENTS = [
  "*.md",
  ".env.example",
  "docs/**/*.md",
  "content/**/*.md",
  "deploy/*",
  "integrations/**/*.md",
  "integrations/**/readme.txt",
];
/** Written by a program, or with words of other languages. */
const OTHERS = /^docs\/(?:benchmarks|languages)\.md$/;
/** Requirements may say what a program is told. */
const bannedFrom = (file: string) =>
  file === "docs/requirements.md" ? BANNED.filter(([phrase]) => !/told/.test(phrase.source)) : BANNED;

it("I18N-36 so do documents", () => {
  const files = DOCUMENTS.flatMap((pattern) => globSync(pattern, { cwd: root })).filter(
    (file) => !OTHERS.test(file),
  );
  const wrong = files.flatMap((file) =>
    read(file)
      .split("\n")
      .flatMap((line, at) =>
        bannedIn(line.replace(/`[^`]*`/g, ""), bannedFrom(file)).map(
          (instead) => `${file}:${at + 1} (${instead})`,
        ),
      ),
  );
  expect(wrong).toEqual([]);
});

it("I18N-36 and comments", () => {
  const files = globSync("{src,tests,bench,torture,scripts,packages}/**/*.{ts,tsx,mjs,css}", {
    cwd: root,
    exclude: ["**/node_modules"],
  });
  const any = new RegExp(BANNED_COMMENTS.map(([{ source }]) => source).join("|"), "i");
  const texts = files.map((file) => ({ file, text: read(file) })).filter(({ text }) => any.test(text));
  const wrong = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/^\s*(?:\/\/|\/?\*)(.*)$/gm)].flatMap(([comment]) =>
      bannedIn(comment, BANNED_COMMENTS).map((instead) => `${file}: ${comment.trim()} (${instead})`),
    ),
  );
  expect(wrong).toEqual([]);
});
