/** Calls, accounts and embedded maps are nothing to find; everything else is. */
const HIDDEN = ["/api/", "/auth/", "/admin", "/profile", "/login", "/add", "/mailbox", "/embed"];

export function robotsText(publicUrl: string): string {
  const rules = ["User-agent: *", ...HIDDEN.map((path) => `Disallow: ${path}`), "Allow: /"];
  return `${rules.join("\n")}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
