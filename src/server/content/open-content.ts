import type { ContentPages } from "#contract/content.ts";
import type { Site } from "#contract/site.ts";
import { contentActions } from "./actions.ts";
import { fileArticles } from "./file-articles.ts";
import { lastGood } from "./last-good.ts";
import { type ContentService, serviceArticles } from "./service-articles.ts";

export interface ContentSettings {
  service: ContentService | undefined;
  copyFile: string;
  site: Site;
  now: () => number;
  warn: (error: unknown, text: string) => void;
}

/** Articles from outside are kept in a file as well; our own are files already. */
export function openContent({ service, copyFile, site, now, warn }: ContentSettings): ContentPages {
  const copy = lastGood({ file: service && copyFile, now, warn });
  return contentActions(service ? serviceArticles(service, copy) : fileArticles(copy, now), site);
}
