import { accountMails } from "./account-mails.ts";
import { mails } from "./mails.ts";
import { plainPages } from "./plain-pages.ts";
import { programs } from "./programs.ts";

/** What only the server says. */
export const server = { ...accountMails, ...mails, ...plainPages, ...programs } as const;
