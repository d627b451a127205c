import { FILE_MESSAGES } from "./error-messages-files.ts";
import { INPUT_MESSAGES } from "./error-messages-input.ts";
import { fillIn, upperFirst } from "./fill-in.ts";

/**
 * Every refusal by its code, in English. Codes are part of the API: they may be added, never renamed. Parameters stand in
 * braces. Translations are tables with the same codes (`web/messages/bg/errors.ts`).
 */
export const ERROR_MESSAGES = {
  // Accounts
  badSignIn: "Invalid email or password.",
  confirmFirst: "Please confirm your email to log in.",
  badLink: "This reset link is invalid or has expired.",
  mismatch: "Passwords do not match",
  currentNeeded: "Please enter your current password as well.",
  currentWrong: "The current password is not right.",
  noPassword: "This account signs in with Google and has no password.",
  logIn: "Please log in.",
  passwordLength: "Passwords have {min} to {max} characters.",
  commonPassword: "This password is too common. Please choose another.",
  ownPasswordOnly: "You can only change your own password.",
  ownFavoritesOnly: "You can only change your own favourites.",
  googleUnverified: "This Google account has no verified e-mail address.",
  deadLink: "This link no longer works.",

  // The server
  busy: "The server is busy. Please try again in a moment.",
  overloaded: "Too much is going on just now. Please try again.",
  tooManyMinute: "Too many attempts. Please try again in a minute.",
  tooMany: "Too many attempts. Please try again in {minutes} minutes.",
  unreachable: "This cannot be done right now. Please try again in a moment.",
  failed: "Something went wrong on our side. Please try again.",
  importFailed: "Something went wrong on our side. Nothing was imported.",
  otherSite: "Requests from other sites are not accepted.",
  contentDown: "The content service does not answer.",
  contentStatus: "The content service answered with status {status}.",
  contentError: "The content service says: {reason}",
  contentTooLarge: "The content service's answer is too large.",
  mapFileCut: "The map's file has become shorter.",

  // What is not there
  nothingHere: "There is nothing at this address.",
  noEvent: "There is no such event.",
  noVenue: "There is no such venue.",
  noVenueAt: 'There is no venue at "{venue}".',
  noCountry: 'There is no country called "{country}".',
  noCity: 'There is no city called "{city}" in {country}.',
  noSitemap: "There is no such sitemap.",
  noPoster: "There is no such poster.",
  noPicture: "There is no such picture.",
  noMail: "There is no such mail.",
  noMap: "There is no such map.",

  // Favourites
  eventOver: "This event is over.",
  favoritesFull: "You have {max} favourites; please remove some first.",
  tooLateToRemind: "A reminder comes one day before the event, and this one starts sooner than that.",

  // The rules of an event
  endTimeAlone: "An end hour needs an end date.",
  endBeforeStart: "The end must not come before the start.",
  endTimeWithoutStart: "An end hour needs the hour of the start.",
  endNotAfterStart: "The end must come after the start.",
  runTooLong: "An event lasts three years at most.",
  priceBelowZero: "A price must not be below zero.",
  freeWithPrice: "What is free has no price.",
  priceOrder: "The highest price must not be below the lowest.",
  unknownCurrency: '"{currency}" is no currency: use its three letters, such as EUR.',
  priceWithoutCurrency: "A price needs a currency.",
  tooManyOpenDays: "No more than {max} open days can be named.",
  openDaysOutside: "Open days must lie between the start and the end.",
  skippedTime: "On {date} there is no {time} in {zone}: the clocks go forward over it.",
  sameEvent: '{venue} has "{title}" on {date} at {time} already.',
  sameEventNoHour: '{venue} has "{title}" on {date} without an hour already.',
  noRule: 'This is no rule for repeating, such as "FREQ=WEEKLY;COUNT=10".',
  repeatWithoutEnd: "A repeat needs an end: add COUNT or UNTIL, at most two years ahead.",
  repeatTooFar: "A repeat may end two years after its start at most, by {date}.",
  repeatTooOften: "A repeat may have {max} dates at most.",

  // The administration
  noCityYet: 'There is no city called "{city}" in {country}. Add it first.',
  cityListed: "{city} is in the list of {country} already.",
  unknownPlace: 'No place called "{city}" is known in {country}.',
  unknownPlaceNeedsPin: 'No place called "{city}" is known in {country}. Put its pin on the map.',
  venueAmbiguous: 'More than one venue of {city} is at "{venue}": choose its category.',
  noVenueInCity: 'There is no venue at "{venue}" in {city}.',
  noVenueOfKindInCity: 'There is no {category} venue at "{venue}" in {city}.',
  noVenueOfKind: 'There is no {category} venue at "{venue}".',
  noEventOfVenue: '{venue} has no event at "{event}" on {date}.',
  venueChanged: "Somebody else has changed this venue in the meantime. Load it again, then make your change.",
  eventChanged: "Somebody else has changed this event in the meantime. Load it again, then make your change.",
  favoriteOfOne:
    "1 event of {venue} is a favorite of 1 person. Confirm to delete the venue with all its events.",
  favoriteOfMany:
    "1 event of {venue} is a favorite of {people} people. Confirm to delete the venue with all its events.",
  favoritesOfOne:
    "{events} events of {venue} are favorites of 1 person. Confirm to delete the venue with all its events.",
  favoritesOfMany:
    "{events} events of {venue} are favorites of {people} people. Confirm to delete the venue with all its events.",
  nothingToUndo: "There is no deletion to undo.",
  noSource: "There is no such source.",
  noRun: "There is no such run.",
  sourceRuns: "A run of this source is under way.",
  /** A reason that a run of a source keeps, with a code of its own there. */
  sourceFailed: "{reason}",
  runNotOpen: "This run waits for nothing.",
  runRuns: "This run is under way.",
  runUndone: "This run is undone already.",
  runOutdated: "There is a newer run of this source: review that one.",
  venueGone: "Its venue is no longer there.",
  eventGone: "The event is no longer there.",
  fileVenueGone: "A venue of this file was deleted in the meantime.",
  venueWithoutPlace: "A venue needs its country and city.",
  ...INPUT_MESSAGES,
  ...FILE_MESSAGES,
} as const;

type Messages = typeof ERROR_MESSAGES;
export type ErrorCode = keyof Messages;

/** Numbers are grouped as the language does; a parameter may be a problem itself, such as what is wrong with a row. */
export type ErrorParam = string | number | Problem;

export type ParamsIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never;
type ParamsOf<Code extends ErrorCode> = ParamsIn<Messages[Code]>;
type ProblemOf<Code extends ErrorCode> = [ParamsOf<Code>] extends [never]
  ? { code: Code; params?: undefined }
  : { code: Code; params: { [Name in ParamsOf<Code>]: ErrorParam } };

/** What is wrong: its code, and the parameters that the code's message has. */
export type Problem = { [Code in ErrorCode]: ProblemOf<Code> }[ErrorCode];

const grouped = new Intl.NumberFormat("en", { useGrouping: "min2" });

/** The English sentence of a problem. */
export function sentenceOf({ code, params }: Problem): string {
  return fillIn<ErrorParam>(ERROR_MESSAGES[code], params ?? {}, (value) =>
    typeof value === "number" ? grouped.format(value) : typeof value === "string" ? value : sentenceOf(value),
  );
}

/** The sentence beside the field it is about, which therefore does not name it. */
export function remarkOf(problem: Problem, field: string): string {
  const sentence = sentenceOf(problem);
  return upperFirst(sentence.startsWith(`${field} `) ? sentence.slice(field.length + 1) : sentence);
}
