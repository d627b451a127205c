/** A text as the content of an element or of a quoted attribute. */
export function escapeXml(text: string): string {
  return (
    text
      // XML allows no control characters, not even escaped ones, and no halves of a pair.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must go
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .toWellFormed()
      .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  );
}
