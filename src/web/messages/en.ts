import { account } from "./en/account.ts";
import { content } from "./en/content.ts";
import { embed } from "./en/embed.ts";
import { feedback } from "./en/feedback.ts";
import { follow } from "./en/follow.ts";
import { offline } from "./en/offline.ts";
import { pages } from "./en/pages.ts";
import { site } from "./en/site.ts";

/** The English messages, in parts; the administration and the map load their own. */
export const en = {
  ...account,
  ...content,
  ...embed,
  ...feedback,
  ...follow,
  ...offline,
  ...pages,
  ...site,
} as const;
