import { FILE_MESSAGES } from "./error-messages-files.ts";
import { INPUT_MESSAGES } from "./error-messages-input.ts";
import { SOURCE_MESSAGES } from "./error-messages-sources.ts";
import { fillIn, upperFirst } from "./fill-in.ts";

/**
 * Every refusal by its code, in English. Codes are part of the API: they may be added, never renamed. Parameters stand in
 * braces. Translations have their codes as keys, `error.badSignIn`.
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
  signInAgain: "Please sign in again first: your last sign-in is too long ago.",
  sameEmail: "This is your address already.",
  badPasskey: "This passkey does not open an account here.",
  noPasskey: "There is no such passkey.",
  tooManyPasskeys: "You have {max} passkeys; please remove one first.",
  secondFactorNeeded: "Please enter the code of your authenticator app as well.",
  secondFactorWrong: "This code is not right, or it was used before.",
  secondFactorOn: "The second factor is on already.",
  noSession: "This session has ended already.",
  badToken: "This token is not valid, or it was revoked.",
  tokenExpired: "This token has expired.",
  tokenRight: "This token does not have the right to do this.",
  sessionNeeded: "This needs a sign-in: tokens do not open it.",
  rightAboveRole: "Your role does not have this right.",
  noToken: "There is no such token.",
  tooManyTokens: "You have {max} tokens; please revoke one first.",

  // The server
  busy: "The server is busy. Please try again in a moment.",
  overloaded: "Too much is going on just now. Please try again.",
  tooManyMinute: "Too many attempts. Please try again in a minute.",
  tooMany: "Too many attempts. Please try again in {minutes} minutes.",
  unreachable: "This cannot be done right now. Please try again in a moment.",
  diskFull:
    "The server’s disk is full, so nothing can be saved. Whoever runs this site has to free some space.",
  failed: "Something went wrong on our side. Please try again.",
  importFailed: "Something went wrong on our side. Import the file again: nothing is doubled.",
  otherSite: "Requests from other sites are not accepted.",
  notSigned: "This message has no valid signature of its sender.",
  serverRefused: "Messages of this server are not taken.",
  noServerRule: "There is no rule for this server or actor.",
  tooManyRules: "There are {max} rules already: remove some first.",
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
  noPlaceCalled: 'No place called "{place}" is known.',
  ambiguousPlace: "There are several places called {place}. Please name one of them: {choices}.",
  noSitemap: "There is no such sitemap.",
  noPoster: "There is no such poster.",
  noPicture: "There is no such picture.",
  notPicture:
    "This is not a picture that can be read. Please choose a JPEG, PNG, WebP, AVIF or GIF of at most 32 megapixels.",
  pictureTooSlow: "This picture takes too long to read. Please choose a simpler or smaller one.",
  picturesDown:
    "Pictures cannot be stored or shown right now. Please try again in a few minutes; nothing else is lost.",
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
  venueNameAmbiguous: 'More than one venue is called "{venue}": name one of them by its slug: {choices}.',
  eventNameAmbiguous:
    'More than one event on {date} is called "{event}": name one of them by its slug: {choices}.',
  cityAtCenter:
    "We don't know where {city} is, so it's at the center of {country} for now. To move it, add it again with its pin.",
  sameVenue: "{venue} is one venue already: choose another one.",
  sameCity: "{city} is one city already: choose another one.",
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
  noBulk: "There is no such action to undo.",
  bulkUndone: "This action is undone already.",
  noHistoryEntry: "There is no such entry in this event's history.",
  nothingToRestore: "The event is as it was before this change.",
  nothingToMove: "Choose a venue, or by how many days the events are moved.",
  noTagGiven: "Name a tag to add or to remove.",
  venueGone: "Its venue is no longer there.",
  eventGone: "The event is no longer there.",
  fileVenueGone: "A venue of this file was deleted in the meantime.",
  venueWithoutPlace: "A venue needs its country and city.",
  noWebhook: "There is no such webhook.",
  tooManyWebhooks: "There are {max} webhooks; please remove one first.",
  instanceChanged:
    "Somebody else has changed these settings in the meantime. Load them again, then make your change.",
  webhookNeedsHttps: "Messages are sent to addresses that start with https:// only.",

  // People who bring events, and those who decide about them
  guestEmail: "Please give your e-mail address: we send a link that confirms it.",
  nowhere: "There is no town near this point. Please put the pin on the map again.",
  noOrganizer: 'There is no organizer at "{organizer}".',
  emptySearch: "A search needs a word.",
  areaUpsideDown: "The south of an area must lie below its north.",
  tooManyFollows: "You follow {max} things; please end some first.",
  notFollowed: "You do not follow this.",
  notPushService: "This is not the address of a push service on the Internet.",
  noItem: "There is no such submission or report.",
  itemDecided: "This has been decided already.",
  undoTooLate: "This can no longer be undone: the author has been told.",
  onlySubmissionsMerge: "A report cannot be merged into an event.",
  itemClaimed: "{who} has this open at the moment.",
  senderBanned: "Events and reports from this e-mail address are not accepted.",
  noGrant: "This is not granted to that account.",
  notYourVenue: "This venue is not granted to you: choose one of your own.",
  notYourOrganizer: "{organizer} is the page of another account.",
  notYourSeries: "Some dates of this series are not yours: change this date alone.",
  badWebsite: "This is not the address of a website.",
  mergeElsewhere:
    "This can only be merged into an event at the same place, on the same day or with a similar name.",
  mergeNotYours: "This event belongs to an administrator or an organizer: only they can change it.",
  secondFactorSealed:
    "Codes from authenticator apps cannot be checked right now. Use a recovery code or a passkey.",
  noClaim: "There is no such claim.",
  alreadyYours: "{name} is yours already.",
  claimNeedsTarget: "Name a venue or an organizer.",
  claimNoWebsite: "We know no website of {name}, so an administrator decides.",
  claimSharedHost:
    "Anyone can have a page or a mailbox at {host}, so it proves nothing. An administrator decides.",
  claimNoMailbox: "There is no mail at {host}. Use the other ways.",
  badMailbox: "Write only what stands before @{host}.",
  claimLinkGone:
    "This link does not work any more, or it was mailed for another account. Please claim again.",
  claimExpired: "This claim has expired. Please claim again.",
  claimNotFound: "Your code was not found at {url}. Put it there, then check again.",
  claimElsewhere: "{url} leads to another website, which proves nothing.",
  nothingToBan: "This has no author to ban.",
  beingDecided: "A moderator has this open at the moment. Please try again in a few minutes.",
  reportsHaveNoForm: "A report has no fields to change.",
  noAccount: "There is no account with this e-mail address.",
  lastAdmin: "This is the only administrator: make another one first.",
  ...INPUT_MESSAGES,
  ...FILE_MESSAGES,
  ...SOURCE_MESSAGES,
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

/** A problem as it is stored: its English sentence is still there when its code is no longer known. */
export type WordedProblem = Problem & { message: string };

const grouped = new Intl.NumberFormat("en", { useGrouping: "min2" });

/** The English sentence of a problem. */
export function sentenceOf({ code, params }: Problem): string {
  return fillIn<ErrorParam>(ERROR_MESSAGES[code], params ?? {}, (value) =>
    typeof value === "number" ? grouped.format(value) : typeof value === "string" ? value : sentenceOf(value),
  );
}

export function worded(problem: Problem): WordedProblem {
  return { ...problem, message: sentenceOf(problem) };
}

/** The sentence beside the field it is about, which therefore does not name it. */
export function remarkOf(problem: Problem, field: string): string {
  const sentence = sentenceOf(problem);
  return upperFirst(sentence.startsWith(`${field} `) ? sentence.slice(field.length + 1) : sentence);
}
