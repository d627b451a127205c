import { account } from "./en/account.ts";
import { admin } from "./en/admin.ts";
import { content } from "./en/content.ts";
import { embed } from "./en/embed.ts";
import { explore } from "./en/explore.ts";
import { feedback } from "./en/feedback.ts";
import { pages } from "./en/pages.ts";
import { site } from "./en/site.ts";

/** The whole of what we say in English, in parts. */
export const en = {
  ...account,
  ...admin,
  ...content,
  ...embed,
  ...explore,
  ...feedback,
  ...pages,
  ...site,
} as const;
