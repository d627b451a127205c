import type { CategoryLabels, LocalText } from "#domain/instance.ts";

/** A script that counts visits, and the only host on which it may. */
export interface Analytics {
  url: string;
  host: string;
}

/** Name, contact and links of the site; the environment can override each. */
export interface Site {
  name: string;
  publicUrl: string;
  contactEmail: string;
  /** The payment page and the roadmap board; pages of ours where none is configured. */
  donateUrl: string;
  roadmapUrl: string;
}

/** What administrators have set for every page; a part is there only where it is set. */
export interface OwnLook {
  /** A style sheet with the accent. */
  themeUrl?: string;
  /** The logo's own address; pages ask for it in a size. */
  logo?: string;
  /** The names of categories in the language of the page. */
  labels?: CategoryLabels;
}

/** The same for the landing page. */
export interface LandingLook {
  hero?: string;
  welcome?: LocalText;
}
