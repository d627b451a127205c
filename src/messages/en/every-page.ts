import { account } from "./account.ts";
import { content } from "./content.ts";
import { embed } from "./embed.ts";
import { eventFields } from "./event-fields.ts";
import { feedback } from "./feedback.ts";
import { follow } from "./follow.ts";
import { offline } from "./offline.ts";
import { pages } from "./pages.ts";
import { site } from "./site.ts";

/** The English messages, in parts; the administration and the map load their own. */
export const everyPage = {
  ...account,
  ...content,
  ...embed,
  ...eventFields,
  ...feedback,
  ...follow,
  ...offline,
  ...pages,
  ...site,
} as const;
