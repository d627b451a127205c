import { account } from "./bg/account.ts";
import { content } from "./bg/content.ts";
import { embed } from "./bg/embed.ts";
import { feedback } from "./bg/feedback.ts";
import { follow } from "./bg/follow.ts";
import { offline } from "./bg/offline.ts";
import { pages } from "./bg/pages.ts";
import { site } from "./bg/site.ts";
import type { Translated } from "./catalogue.ts";
import type { en } from "./en.ts";

// In the same file, so that both are there before the page is taken over.
export { bulgarianCityName } from "#domain/bulgarian-cities.ts";

/** The same in Bulgarian; the type asks for every text that English has. */
export const bg: Translated<typeof en> = {
  ...account,
  ...content,
  ...embed,
  ...feedback,
  ...follow,
  ...offline,
  ...pages,
  ...site,
};
