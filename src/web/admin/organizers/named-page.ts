/** The venue or organizer of an address of ours, as it was copied from the browser or typed. */
export function namedPageText(text: string): { venue: string } | { organizer: string } | undefined {
  const path = URL.parse(text.trim(), "https://here.invalid")?.pathname ?? "";
  const [, kind, slug, category] = path.split("/").map(decode);
  if (!slug) return undefined;
  if (kind === "venue") return { venue: category ? `${category}/${slug}` : slug };
  return kind === "organizer" ? { organizer: slug } : undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
