import { z } from "zod";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { MAX_EMAIL } from "#domain/feedback.ts";
import {
  ITEM_KINDS,
  ITEM_STATES,
  MAX_REASON,
  MAX_REPORT_TEXT,
  MAX_TOGETHER,
  MERGE_PARTS,
  REPORT_KINDS,
} from "#domain/moderation.ts";
import { AddEvent, AddVenue } from "./admin.ts";
import { plainText, unlessEmpty } from "./form-fields.ts";
import { invalid } from "./invalid.ts";
import { SubmittedPlace } from "./submission-calls.ts";

const { new_name: name, new_address: address, category, coordinates } = AddVenue.shape;
const { venue: _venue, country: _country, city: _city, region: _region, ...fields } = AddEvent.shape;
const { category: _anyCategory, status: _status, eventCategory: _eventCategory, ...eventFields } = fields;

const NewVenue = z.object({
  name,
  address,
  category,
  coordinates: coordinates.refine((point) => point !== undefined, invalid("notCoordinates")),
});
const email = unlessEmpty(
  z
    .email(invalid("badEmail"))
    .max(MAX_EMAIL, invalid("tooLong", { max: MAX_EMAIL }))
    .transform((text) => text.toLowerCase()),
);

/** An event that a person submits: the fields of the administration's form, and where it takes place. */
export const Submission = z
  .object({
    ...eventFields,
    venue: unlessEmpty(plainText(200)).describe('The slug of a venue that is listed, or "category/slug"'),
    category: unlessEmpty(z.enum(VENUE_CATEGORIES, invalid("notCategory"))).describe("Of the event"),
    newVenue: unlessEmpty(NewVenue).describe("A venue that is not listed yet, instead of `venue`"),
    email: email.describe("Of a guest, who confirms it by a mailed link"),
    website: z.string().max(500).optional().describe("Left empty by people; robots fill it in"),
  })
  .refine(({ venue, newVenue }) => (venue === undefined) !== (newVenue === undefined), {
    path: ["venue"],
    message: invalid("venueOrNewVenue"),
  })
  .refine(({ venue, category: chosen }) => venue === undefined || chosen !== undefined, {
    path: ["category"],
    message: invalid("notCategory"),
  });
export type Submission = z.infer<typeof Submission>;

export const SubmissionReceived = z.object({
  id: z.string(),
  state: z
    .enum(ITEM_STATES)
    .describe(
      "`unconfirmed` until the emailed link is opened, `waiting` for a moderator, or public right away",
    ),
});
export type SubmissionReceived = z.infer<typeof SubmissionReceived>;

const sentFields = z.record(z.string(), z.unknown()).describe("The fields as they were sent");
const shared = {
  id: z.string(),
  state: z.enum(ITEM_STATES),
  title: z.string(),
  at: z.number().describe("When it came, in milliseconds since 1970"),
  event: z.string().nullable().describe("The `_id` of the event that it is about or has become"),
  page: z.string().nullable().describe("The address of that event's page"),
  place: SubmittedPlace.nullable().describe("Where a submitted event takes place, unless the venue is gone"),
};
export const OwnSubmissions = z.object({
  submissions: z.array(
    z.object({ ...shared, form: sentFields, reason: z.string().nullable().describe("Of a rejection") }),
  ),
});
export type OwnSubmissions = z.infer<typeof OwnSubmissions>;

export const ModerationQuery = z.object({
  limit: z.coerce.number(invalid("notNumber")).int().min(1).max(200).default(50),
});
export const ModerationQueue = z.object({
  total: z.number().describe("All that wait"),
  items: z.array(
    z.object({
      ...shared,
      kind: z.enum(ITEM_KINDS),
      form: sentFields.nullable(),
      report: z.object({ kind: z.enum(REPORT_KINDS), text: z.string() }).nullable(),
      venueId: z.string().nullable().describe("The `_id` of the venue of the event that a report is about"),
      author: z
        .object({
          name: z.string(),
          email: z.string(),
          isGuest: z.boolean(),
          approved: z.number().describe("How many of their submissions were approved"),
          rejected: z.number(),
        })
        .nullable(),
      claimedBy: z.string().nullable().describe("The other moderator who has it open"),
      duplicates: z
        .array(
          z.object({
            _id: z.string(),
            name: z.string(),
            date: z.string(),
            time: z.string(),
            page: z.string(),
            form: sentFields.describe("Its fields, as a submission has them"),
          }),
        )
        .describe("Events of the venue on the same day"),
    }),
  ),
});
export type ModerationQueue = z.infer<typeof ModerationQueue>;

/** Submissions at the venues of an organizer, who approves or rejects them as a moderator does. */
export const VenueSubmissions = z.object({
  submissions: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      at: z.number().describe("When it came, in milliseconds since 1970"),
      author: z.string().describe("The name of the account; empty for a guest"),
      isMove: z.boolean().describe("A published event of the author that would move here"),
      form: sentFields,
      place: SubmittedPlace.nullable(),
    }),
  ),
});
export type VenueSubmissions = z.infer<typeof VenueSubmissions>;

export const ConfirmParams = z.object({
  id: z.guid(invalid("badShape", { shape: "as it was mailed" })),
  token: z.string().max(100),
});
const itemId = z.guid(invalid("badShape", { shape: "as it was answered" }));
export const ItemParams = z.object({ id: itemId });
const eventId = z
  .union([z.string(), z.number()], invalid("notEventId"))
  .transform(Number)
  .refine((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31, invalid("notEventId"));
/** Left out, a field stays as it was sent; the form's own shape would make an empty text of it. */
export const kept = (shape: z.ZodType<string, string | undefined>) =>
  z
    .string(invalid("notText"))
    .transform((text): string | undefined => text)
    .pipe(shape)
    .optional();
export const ApproveItem = z
  .object({
    ...eventFields,
    venue: plainText(200),
    category: z.enum(VENUE_CATEGORIES, invalid("notCategory")),
  })
  .partial()
  .extend({
    image: kept(eventFields.image),
    link: kept(eventFields.link),
    description: kept(eventFields.description),
  })
  .nullish()
  .describe("What the moderator has changed before publishing");
export type ApproveItem = z.infer<typeof ApproveItem>;
export const RejectItem = z.object({
  reason: plainText(MAX_REASON)
    .refine((text) => text !== "", invalid("empty"))
    .describe("Mailed to the author"),
});
export const MergeItem = z.object({
  event: eventId.describe("The `_id` of the event that is listed already"),
  take: z
    .array(z.enum(MERGE_PARTS, invalid("notOneOf", { options: MERGE_PARTS.join(", ") })))
    .optional()
    .describe("What the event takes over from the submission; without it, what the event lacks"),
});
export type MergeItem = z.infer<typeof MergeItem>;
const ids = z.array(itemId).min(1, invalid("empty")).max(MAX_TOGETHER, invalid("muchTooLong"));
export const DecideTogether = z
  .object({
    ids,
    decision: z.enum(["approve", "reject"], invalid("notOneOf", { options: "approve, reject" })),
    reason: plainText(MAX_REASON).default("").describe("Of a rejection, mailed to the authors"),
  })
  .refine(({ decision, reason }) => decision === "approve" || reason !== "", {
    path: ["reason"],
    message: invalid("empty"),
  });
export type DecideTogether = z.infer<typeof DecideTogether>;
export const UndoDecisions = z.object({ ids });
export const BanSender = z.object({ reason: plainText(MAX_REASON).default("") });
export const Ban = z.object({
  id: z.string(),
  email: z.string(),
  reason: z.string(),
  at: z.number().describe("In milliseconds since 1970"),
});
export const Bans = z.object({ bans: z.array(Ban) });
export type Bans = z.infer<typeof Bans>;
export const Decided = z.object({
  id: z.string(),
  state: z.enum(ITEM_STATES),
  event: z.string().nullable().describe("The `_id` of the event that was published"),
});
export type Decided = z.infer<typeof Decided>;
export const DecidedTogether = z.object({
  decided: z.array(Decided),
  refused: z.array(z.object({ id: z.string(), error: z.string(), code: z.string() })),
});
export type DecidedTogether = z.infer<typeof DecidedTogether>;

export const Report = z.object({
  event: eventId.describe("The event's `_id`"),
  kind: z.preprocess(
    (value) => (typeof value === "string" ? value.replaceAll(/[-_]/g, " ") : value),
    z.enum(REPORT_KINDS, invalid("notOneOf", { options: REPORT_KINDS.join(", ") })),
  ),
  text: plainText(MAX_REPORT_TEXT).optional(),
});
export type Report = z.infer<typeof Report>;
export const ReportReceived = z.object({ id: z.string() });

/** Roles as this call names them; on accounts the administrator's role keeps its stored name. */
export const GRANTED_ROLES = ["user", "organizer", "moderator", "admin"] as const;
export const GrantRole = z.object({
  email: z.email(invalid("badEmail")).transform((text) => text.toLowerCase()),
  role: z.enum(GRANTED_ROLES, invalid("notOneOf", { options: GRANTED_ROLES.join(", ") })),
});
export type GrantRole = z.infer<typeof GrantRole>;
export const Account = z.object({ email: z.string(), name: z.string(), role: z.enum(GRANTED_ROLES) });
export type Account = z.infer<typeof Account>;
export const Accounts = z.object({ accounts: z.array(Account) });
export type Accounts = z.infer<typeof Accounts>;
