import { admin as bgAdmin } from "./bg/admin.ts";
import { embedMaker as bgEmbedMaker } from "./bg/embed-maker.ts";
import { following as bgFollowing } from "./bg/following.ts";
import { map as bgMap } from "./bg/map.ts";
import { organize as bgOrganize } from "./bg/organize.ts";
import { security as bgSecurity } from "./bg/security.ts";
import { submit as bgSubmit } from "./bg/submit.ts";
import { bg, bulgarianCityName } from "./bg.ts";
import { registerLanguage } from "./catalogues.ts";
import { registerCityNames } from "./city-name.ts";
import { admin as enAdmin } from "./en/admin.ts";
import { embedMaker as enEmbedMaker } from "./en/embed-maker.ts";
import { following as enFollowing } from "./en/following.ts";
import { map as enMap } from "./en/map.ts";
import { organize as enOrganize } from "./en/organize.ts";
import { security as enSecurity } from "./en/security.ts";
import { submit as enSubmit } from "./en/submit.ts";
import { en } from "./en.ts";

/** Imported by the server, and by tests: all languages at once. */
registerLanguage("en", {
  ...en,
  ...enAdmin,
  ...enMap,
  ...enSecurity,
  ...enSubmit,
  ...enFollowing,
  ...enOrganize,
  ...enEmbedMaker,
});
registerLanguage("bg", {
  ...bg,
  ...bgAdmin,
  ...bgMap,
  ...bgSecurity,
  ...bgSubmit,
  ...bgFollowing,
  ...bgOrganize,
  ...bgEmbedMaker,
});
registerCityNames("bg", bulgarianCityName);
