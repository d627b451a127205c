import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { urls } from "#contract/urls.ts";
import { readArticle, type StoredArticle } from "./article-file.ts";

/** Articles, legal texts and the team, as editable files. */
export const CONTENT_FOLDER = fileURLToPath(new URL("../../../content/", import.meta.url));

export async function readArticles(folder = CONTENT_FOLDER): Promise<StoredArticle[]> {
  const files = (await readdir(`${folder}articles`)).filter((file) => file.endsWith(".md"));
  const articles = await Promise.all(
    files.map(async (file) =>
      readArticle(file, await readFile(`${folder}articles/${file}`, "utf8"), urls.picture),
    ),
  );
  return articles.sort((a, b) => b._publish_on.localeCompare(a._publish_on));
}
