/** What the site says of itself; the environment can override each. */
export interface Site {
  name: string;
  publicUrl: string;
  contactEmail: string;
  donateUrl: string;
  roadmapUrl: string;
}
