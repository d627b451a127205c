import { account } from "./bg/account.ts";
import { admin } from "./bg/admin.ts";
import { content } from "./bg/content.ts";
import { embed } from "./bg/embed.ts";
import { explore } from "./bg/explore.ts";
import { feedback } from "./bg/feedback.ts";
import { pages } from "./bg/pages.ts";
import { site } from "./bg/site.ts";
import type { Catalogue } from "./catalogue.ts";

/** The same in Bulgarian; the type asks for every text that English has. */
export const bg: Catalogue = {
  ...account,
  ...admin,
  ...content,
  ...embed,
  ...explore,
  ...feedback,
  ...pages,
  ...site,
};
