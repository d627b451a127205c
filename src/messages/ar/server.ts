import type { Translated } from "../catalogue.ts";
import type { server as english } from "../en/server.ts";
import { accountMails } from "./account-mails.ts";
import { mails } from "./mails.ts";
import { plainPages } from "./plain-pages.ts";
import { programs } from "./programs.ts";

export const server: Translated<typeof english> = { ...accountMails, ...mails, ...plainPages, ...programs };
