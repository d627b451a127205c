import { account } from "./en/account.ts";
import { content } from "./en/content.ts";
import { embed } from "./en/embed.ts";
import { explore } from "./en/explore.ts";
import { feedback } from "./en/feedback.ts";
import { offline } from "./en/offline.ts";
import { pages } from "./en/pages.ts";
import { site } from "./en/site.ts";

/** What we say in English, in parts; the administration brings its own. */
export const en = {
  ...account,
  ...content,
  ...embed,
  ...explore,
  ...feedback,
  ...offline,
  ...pages,
  ...site,
} as const;
