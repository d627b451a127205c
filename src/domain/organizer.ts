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
export const MAX_WEBSITE = 300;
/** The longest local part of a mail address (RFC 5321). */
export const MAX_MAILBOX = 64;

/** How long a grant can be undone by holders that are older than it. */
export const UNDO_GRANT_DAYS = 30;
/** Events of an organizer that moderators approve before the next ones need none. */
export const APPROVALS_BEFORE_TRUST = 3;

/**
 * Local parts that belong to an office, not to whoever got a mailbox at the domain (RFC 2142, and what venues use in our
 * languages). Only these prove a claim without an administrator.
 */
const ROLE_MAILBOXES = new Set([
  "info",
  "office",
  "contact",
  "hello",
  "hi",
  "mail",
  "team",
  "general",
  "reception",
  "enquiries",
  "inquiries",
  "admin",
  "administration",
  "postmaster",
  "webmaster",
  "hostmaster",
  "booking",
  "bookings",
  "reservations",
  "tickets",
  "boxoffice",
  "box-office",
  "events",
  "programme",
  "program",
  "press",
  "media",
  "marketing",
  "pr",
  "kontakt",
  "buero",
  "verwaltung",
  "kasse",
  "presse",
  "veranstaltungen",
  "programm",
  "bureau",
  "accueil",
  "billetterie",
  "reservation",
  "secretariat",
  "contacto",
  "oficina",
  "taquilla",
  "reservas",
  "contatto",
  "contatti",
  "segreteria",
  "biglietteria",
  "prenotazioni",
  "contato",
  "secretaria",
  "bilheteira",
  "biuro",
  "sekretariat",
  "kasa",
  "bilety",
  "rezerwacje",
  "ofis",
  "kancelaria",
  "birou",
  "rezervari",
  "iletisim",
  "bilgi",
  "gise",
  "grafeio",
  "kassa",
]);

export function isRoleMailbox(mailbox: string): boolean {
  return ROLE_MAILBOXES.has(mailbox.toLowerCase());
}
