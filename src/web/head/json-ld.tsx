/** Facts for machines beside the page; as JSON where a loader brings them, whose values would else travel one by one. */
export function JsonLd({ facts }: { facts: object | string }) {
  // No text inside may end the element early.
  const text = (typeof facts === "string" ? facts : JSON.stringify(facts)).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above, and browsers never run this kind of script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
