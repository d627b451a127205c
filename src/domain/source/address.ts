/**
 * The address of a source as it is asked: what "Subscribe" buttons give (webcal://, feed://) and an address without its
 * beginning are of the web. Anything else stays as it is.
 */
export function wholeAddress(written: string): string {
  const text = written.trim();
  const [, rest] = /^(?:webcals?|feeds?):(?:\/\/)?(.+)$/is.exec(text) ?? [];
  if (rest !== undefined) return /^https?:\/\//i.test(rest) ? rest : `https://${rest}`;
  if (/^\/\/[^/]/.test(text)) return `https:${text}`;
  return isBareAddress(text) ? `https://${text}` : text;
}

/** town.example/calendar.ics, www.town.example, localhost:3000/a.ics */
function isBareAddress(text: string): boolean {
  return (
    /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]|$)/u.test(text) ||
    /^localhost(?::\d{1,5})?\//i.test(text)
  );
}
