import type { Translated } from "../catalogue.ts";
import type { everyPage as english } from "../en/every-page.ts";
import { account } from "./account.ts";
import { content } from "./content.ts";
import { embed } from "./embed.ts";
import { eventFields } from "./event-fields.ts";
import { feedback } from "./feedback.ts";
import { follow } from "./follow.ts";
import { offline } from "./offline.ts";
import { pages } from "./pages.ts";
import { site } from "./site.ts";

// In the same file, so that both are there before the page is taken over.
export { cities } from "./cities.ts";

/** The messages of every page. */
export const everyPage: Translated<typeof english> = {
  ...account,
  ...content,
  ...embed,
  ...eventFields,
  ...feedback,
  ...follow,
  ...offline,
  ...pages,
  ...site,
};
