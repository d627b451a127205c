/** Facts for machines beside the page. No text inside may end the element early. */
export function JsonLd({ facts }: { facts: object }) {
  const text = JSON.stringify(facts).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above, and browsers never run this kind of script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
