import type { ErrorCode } from "#contract/error-messages.ts";
import type { admin } from "./en/admin.ts";
import type { en } from "./en.ts";

/** What is said on every page, and what only the administration says, which arrives with it. */
type English = typeof en & typeof admin;

/** A text that changes with a number: one form per plural category the language has. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export type MessageKey = keyof English;

/** What every language must bring: the same keys, plural where English is plural. */
export type Translated<Part> = {
  readonly [Key in keyof Part]: Part[Key] extends string ? string : Plural;
};
export type Catalogue = Translated<English>;

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

/** What the server refuses, in another language than English, in which it says so itself. */
export interface ErrorTranslation {
  messages: Readonly<Record<ErrorCode, string>>;
  /** What forms call the fields that the API names. */
  fieldNames: Readonly<Record<string, string>>;
}
