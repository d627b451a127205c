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
