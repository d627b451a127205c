import type { admin } from "./en/admin.ts";
import type { embedMaker } from "./en/embed-maker.ts";
import type { everyPage } from "./en/every-page.ts";
import type { following } from "./en/following.ts";
import type { map } from "./en/map.ts";
import type { organize } from "./en/organize.ts";
import type { security } from "./en/security.ts";
import type { server } from "./en/server.ts";
import type { submit } from "./en/submit.ts";

/** The messages of every page, those that are loaded with single screens, and the server's own. */
type English = typeof everyPage &
  typeof admin &
  typeof map &
  typeof security &
  typeof submit &
  typeof following &
  typeof organize &
  typeof embedMaker &
  typeof server;

/** A text that changes with a number: a form for each plural category of the language that differs from `other`. */
type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export type MessageKey = keyof English;

/** The compiled texts of a language. A plural whose forms are all the same is a plain text. */
export type Catalogue = {
  readonly [Key in MessageKey]: English[Key] extends string ? string : string | Plural;
};

type ParameterOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

type TextOf<Message> = Message extends { other: infer Other } ? Other : Message;

/** The names in braces, read from the English text. */
export type Parameters<Key extends MessageKey> = Record<ParameterOf<TextOf<English[Key]>>, string | number>;

/** Keys whose text needs nothing filled in. */
export type PlainKey = {
  [Key in MessageKey]: ParameterOf<TextOf<English[Key]>> extends never ? Key : never;
}[MessageKey];
