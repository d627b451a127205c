import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { ContentPages, LegalPageName, LegalText, TeamMember } from "#contract/content.ts";
import type { Site } from "#contract/site.ts";
import type { Articles } from "./articles.ts";
import { CONTENT_FOLDER } from "./content-folder.ts";
import { readDocument, requireField } from "./front-matter.ts";
import { parseMarkdown } from "./markdown.ts";

const SLUG = /^[\p{Letter}\d][\p{Letter}\d_-]{0,150}$/u;

const Team = z.array(
  z.object({
    name: z.string(),
    position: z.string(),
    linkedin: z.url({ protocol: /^https$/ }),
    photo: z.string(),
    testimonialTitle: z.string(),
    testimonial: z.string(),
  }),
);

export function contentActions(articles: Articles, site: Site): ContentPages {
  return {
    articles: () => articles.list(),
    article: async (slug) => (SLUG.test(slug) ? articles.find(slug) : undefined),
    legalText: (name) => readLegalText(name, site),
    team: readTeam,
  };
}

async function readLegalText(name: LegalPageName, site: Site): Promise<LegalText> {
  const file = `legal/${name}.md`;
  const source = await readFile(CONTENT_FOLDER + file, "utf8");
  const words: Record<string, string> = { site: site.name, email: site.contactEmail, url: site.publicUrl };
  const document = readDocument(
    file,
    source.replace(/\{(\w+)\}/g, (hole, word: string) => words[word] ?? hole),
  );
  return {
    title: requireField(file, document, "title"),
    summary: requireField(file, document, "summary"),
    updated: document.fields.updated ?? null,
    blocks: parseMarkdown(document.body),
  };
}

async function readTeam(): Promise<TeamMember[]> {
  return Team.parse(JSON.parse(await readFile(`${CONTENT_FOLDER}team.json`, "utf8")));
}
