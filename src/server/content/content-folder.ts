import { fileURLToPath } from "node:url";

/** Articles, legal texts and the team, as editable files. */
export const CONTENT_FOLDER = fileURLToPath(new URL("../../../content/", import.meta.url));
