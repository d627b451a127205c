import type { ContentPages } from "#contract/content.ts";
import type { Site } from "#contract/site.ts";
import { contentActions } from "./actions.ts";
import { outsideService, ownService } from "./content-service.ts";
import { lastGood } from "./last-good.ts";

export interface ContentSettings {
  service: { url: string; token: string | undefined } | undefined;
  copyFile: string;
  site: Site;
  now: () => number;
  warn: (error: unknown, text: string) => void;
}

/** Articles from outside are kept in a file as well; our own are files already. */
export function openContent({ service, copyFile, site, now, warn }: ContentSettings): ContentPages {
  return contentActions({
    ask: service ? outsideService(service.url, service.token) : ownService(now),
    copy: lastGood({ file: service && copyFile, now, warn }),
    site,
  });
}
