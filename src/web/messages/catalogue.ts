import type { en } from "./en.ts";

/** A text that changes with a number: one form per plural category the language has. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export type MessageKey = keyof typeof en;

/** What every language must bring: the same keys, plural where English is plural. */
export type Catalogue = {
  readonly [Key in MessageKey]: (typeof en)[Key] extends string ? string : Plural;
};

type ParameterOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

type TextOf<Message> = Message extends { other: infer Other } ? Other : Message;

/** The names in braces, read from the English text. */
export type Parameters<Key extends MessageKey> = Record<
  ParameterOf<TextOf<(typeof en)[Key]>>,
  string | number
>;

/** Keys whose text needs nothing filled in. */
export type PlainKey = {
  [Key in MessageKey]: ParameterOf<TextOf<(typeof en)[Key]>> extends never ? Key : never;
}[MessageKey];
