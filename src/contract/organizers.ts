import { z } from "zod";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import {
  CLAIM_STATES,
  CLAIM_WAYS,
  CLAIMED_KINDS,
  MAX_CLAIM_TEXT,
  MAX_MAILBOX,
  MAX_NEWS_MESSAGE,
  MAX_WEBSITE,
  OPENED_PARTS,
} from "#domain/organizer.ts";
import { details, EditEvent } from "./admin.ts";
import { Event, Venue } from "./catalog.ts";
import { CodedProblem } from "./failure.ts";
import { plainText, unlessEmpty } from "./form-fields.ts";
import { invalid } from "./invalid.ts";
import { kept } from "./moderation.ts";
import { SubmittedPlace } from "./submission-calls.ts";

const kind = z.enum(CLAIMED_KINDS);
const way = z.enum(CLAIM_WAYS, invalid("notOneOf", { options: CLAIM_WAYS.join(", ") }));
const target = {
  venue: unlessEmpty(plainText(200)).describe('A venue, as "category/slug"'),
  organizer: unlessEmpty(plainText(200)).describe("The slug of an organizer, instead of `venue`"),
};
const email = z.email(invalid("badEmail")).transform((text) => text.toLowerCase());
const at = z.number().describe("In milliseconds since 1970");

/** What is claimed or granted. */
const Page = z.object({ kind, name: z.string(), page: z.string().describe("The address of its page") });

export const Claim = Page.extend({
  id: z.string(),
  way,
  state: z.enum(CLAIM_STATES),
  site: z.string().nullable().describe("The website that proves it"),
  sentTo: z.string().nullable().describe("The address that the link was mailed to"),
  code: z.string().nullable().describe("What the website has to show"),
  expiresAt: at,
  reason: z.string().nullable().describe("Of a refusal"),
});
export type Claim = z.infer<typeof Claim>;

export const ClaimedPageQuery = z.object(target);
export const ClaimedPage = Page.extend({
  site: z.string().nullable().describe("Its website as the catalogue knows it"),
  mailHost: z.string().nullable().describe("Addresses at this host prove a claim"),
  problem: CodedProblem.extend({ error: z.string() })
    .nullable()
    .describe("Why neither mail nor website is a proof"),
  isYours: z.boolean(),
  claim: Claim.nullable().describe("The last claim of the user"),
});
export type ClaimedPage = z.infer<typeof ClaimedPage>;

export const StartClaim = z.object({
  ...target,
  way,
  mailbox: unlessEmpty(plainText(MAX_MAILBOX)).describe("Of `mail`: the part before the @"),
  text: plainText(MAX_CLAIM_TEXT).default("").describe("Of `admin`: words for the administrator"),
});
export type StartClaim = z.infer<typeof StartClaim>;
export const ConfirmClaim = z.object({ token: z.string().max(100) });
export const DecideClaim = z.object({
  isGranted: z.boolean(),
  reason: plainText(MAX_CLAIM_TEXT).default("").describe("Mailed to the user with a refusal"),
});

/** A venue or a page whose events an account publishes by itself. */
export const GrantPage = z.object({ email, ...target });
export const OrganizerGrants = z.object({
  organizers: z.array(
    Page.extend({
      id: z.string(),
      email: z.string(),
      name: z.string().describe("Of the account"),
      venue: z.string().describe("The name of the venue or of the organizer's page"),
      address: z.string().describe("Of a venue"),
      proof: way,
      isNew: z.boolean().describe("Granted within the last 30 days"),
      at,
    }),
  ),
  websites: z
    .array(Page.extend({ site: z.string().describe("Its origin") }))
    .describe("Websites that administrators set"),
  claims: z
    .array(
      Claim.omit({ code: true }).extend({
        email: z.string(),
        account: z.string().describe("The name of the account"),
        text: z.string(),
        at,
      }),
    )
    .describe("Open ones"),
});
/** The website of a venue or of an organizer's page: mailboxes and pages there prove claims. */
export const SetWebsite = z.object({ ...target, website: plainText(MAX_WEBSITE) });
export type SetWebsite = z.infer<typeof SetWebsite>;
export type OrganizerGrants = z.infer<typeof OrganizerGrants>;

const Numbers = z.object({
  opened: z.number().describe("How often its page or card was opened"),
  favorites: z.number(),
  reminders: z.number(),
  tickets: z.number().describe("How often its ticket link was opened"),
});
export const OwnEvent = Event.extend({
  venue: Venue,
  version: z.number(),
  page: z.string(),
  isOver: z.boolean(),
  canChange: z.boolean().describe("Its venue or its organizer's page is granted to the user"),
  numbers: Numbers,
});
export type OwnEvent = z.infer<typeof OwnEvent>;
export const OwnEvents = z.object({
  events: z.array(OwnEvent).describe("The next first, then those that are over, the latest first"),
  pages: z.array(Page).describe("What is granted to the user"),
  claims: z.array(Claim).describe("Open ones and refusals"),
  newHolders: z
    .array(
      Page.extend({
        id: z.string(),
        account: z.string().describe("The name of the account"),
        at,
        until: at.describe("When it can no longer be undone, in milliseconds since 1970"),
      }),
    )
    .describe("What other accounts were granted at the user's venues and pages, and the user can undo"),
});
export type OwnEvents = z.infer<typeof OwnEvents>;

export const OwnEventParams = z.object({
  id: z.coerce
    .number(invalid("notEventId"))
    .int(invalid("notEventId"))
    .positive(invalid("notEventId"))
    .max(2 ** 31 - 1, invalid("notEventId")),
});
export const OwnEventForm = z.object({
  form: z.record(z.string(), z.unknown()).describe("The fields as `POST /api/submissions` takes them"),
  place: SubmittedPlace,
  version: z.number(),
  dates: z
    .object({ following: z.number(), all: z.number() })
    .nullable()
    .describe("Of a series: how many dates that are not over a change of each scope is about"),
});
export type OwnEventForm = z.infer<typeof OwnEventForm>;

const { title, date, time, image, link, description, scope } = EditEvent.shape;
const { repeat: _repeat, ...ownDetails } = details;
/** Left out, a field stays as it is. */
export const ChangeOwnEvent = z.object({
  ...ownDetails,
  title: title.optional(),
  date: date.optional(),
  time: time.optional(),
  image: kept(image),
  link: kept(link),
  description: kept(description),
  venue: unlessEmpty(plainText(200)).describe('Moves it to another venue of the user: "category/slug"'),
  category: unlessEmpty(z.enum(VENUE_CATEGORIES, invalid("notCategory"))),
  scope,
  message: unlessEmpty(
    plainText(MAX_NEWS_MESSAGE)
      // One line: it stands in push messages and in lists of mails.
      .transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, " ")),
  ).describe("Told with a cancellation or a move to those who keep or follow the event"),
  version: z.coerce
    .number(invalid("notNumber"))
    .int(invalid("notWholeNumber"))
    .positive(invalid("notWholeNumber"))
    .describe("The version that was edited; a newer one in between refuses the change"),
});
export type ChangeOwnEvent = z.infer<typeof ChangeOwnEvent>;
export const ChangedOwnEvent = z.object({
  changed: z.number().describe("How many dates"),
  version: z.number(),
  isWaiting: z
    .boolean()
    .describe("Nothing is changed yet: the move waits for the venue's holder or a moderator"),
});
export type ChangedOwnEvent = z.infer<typeof ChangedOwnEvent>;

export const OpenedEvent = z.object({
  event: OwnEventParams.shape.id,
  what: z
    .enum(OPENED_PARTS, invalid("notOneOf", { options: OPENED_PARTS.join(", ") }))
    .default("event")
    .describe("The event, or its ticket link"),
});
