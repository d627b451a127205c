import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { ContentPages, LegalPageName, LegalText, TeamMember } from "#contract/content.ts";
import type { Site } from "#contract/site.ts";
import { CONTENT_FOLDER } from "./content-folder.ts";
import type { AskContent } from "./content-service.ts";
import { readDocument, requireField } from "./front-matter.ts";
import type { LastGood } from "./last-good.ts";
import { parseMarkdown } from "./markdown.ts";
import { presentBlock, presentCard } from "./present.ts";
import { ARTICLE_QUERY, ArticleAnswer, LIST_QUERY, ListAnswer } from "./queries.ts";

export interface ContentDeps {
  ask: AskContent;
  copy: LastGood;
  site: Site;
}

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

export function contentActions({ ask, copy, site }: ContentDeps): ContentPages {
  return {
    async articles() {
      const answer = await copy.get("list", async () => checked(ListAnswer, await ask(LIST_QUERY, {})));
      return ListAnswer.parse(answer).Articles.items.map(presentCard);
    },

    async article(slug) {
      if (!SLUG.test(slug)) return undefined;
      const answer = await copy.get(`article ${slug}`, async () =>
        checked(ArticleAnswer, await ask(ARTICLE_QUERY, { slug })),
      );
      const { Article: found } = ArticleAnswer.parse(answer);
      return found ? { ...presentCard(found), blocks: found.content.flatMap(presentBlock) } : undefined;
    },

    legalText: (name) => readLegalText(name, site),
    team: readTeam,
  };
}

/** An answer that no page could show must not replace one that it can. */
function checked<Shape extends z.ZodType>(shape: Shape, answer: unknown): unknown {
  shape.parse(answer);
  return answer;
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
