/** Text with its emphasis and links already understood: what reaches a page carries no markup to trust. */
export type Inline =
  | string
  | { kind: "strong" | "em"; content: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; href: string; content: Inline[] };

export interface ArticleHeading {
  kind: "heading";
  level: 2 | 3;
  /** Where a link to this heading leads on its page. */
  id: string;
  text: string;
}

export type TextBlock =
  | ArticleHeading
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; isOrdered: boolean; items: Inline[][] };

export type ArticleBlock = TextBlock | { kind: "quote"; body: string; author: string };

export interface ArticleCardData {
  slug: string;
  title: string;
  excerpt: string;
  /** A path of ours, or a whole address where the content comes from outside. */
  image: string | null;
  /** YYYY-MM-DD, or empty where the service has none. */
  publishedOn: string;
  readMinutes: number;
}

export interface Article extends ArticleCardData {
  blocks: ArticleBlock[];
}

export const LEGAL_PAGES = ["terms", "privacy", "cookies", "data", "accessibility"] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

export interface LegalText {
  title: string;
  /** The date as the document states it. */
  updated: string | null;
  summary: string;
  blocks: TextBlock[];
}

export interface TeamMember {
  name: string;
  position: string;
  linkedin: string;
  photo: string;
  testimonialTitle: string;
  testimonial: string;
}

/** What pages read from the content service and from the content folder. */
export interface ContentPages {
  articles(): Promise<ArticleCardData[]>;
  article(slug: string): Promise<Article | undefined>;
  legalText(name: LegalPageName): Promise<LegalText>;
  team(): Promise<TeamMember[]>;
}
