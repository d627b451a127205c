/** How an account proved that a venue or an organizer's page is its own; administrators grant without proof. */
export const CLAIM_WAYS = ["mail", "page", "admin"] as const;
export type ClaimWay = (typeof CLAIM_WAYS)[number];

export const CLAIM_STATES = ["open", "granted", "refused"] as const;

/** What can be claimed. */
export const CLAIMED_KINDS = ["venue", "organizer"] as const;
export type ClaimedKind = (typeof CLAIMED_KINDS)[number];

/** What is counted of an event when it is opened. */
export const OPENED_PARTS = ["event", "tickets"] as const;
export type OpenedPart = (typeof OPENED_PARTS)[number];

/** The longest message of an organizer to those who keep or follow an event. */
export const MAX_NEWS_MESSAGE = 300;

export const MAX_CLAIM_TEXT = 1_000;
/** The longest local part of a mail address (RFC 5321). */
export const MAX_MAILBOX = 64;
