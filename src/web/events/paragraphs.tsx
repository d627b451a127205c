/** The paragraphs of a text. Two may be equal, so the key is the offset. */
export function Paragraphs({ text }: { text: string }) {
  return [...text.matchAll(/\S(?:(?!\n\n).)*/gs)].map(({ 0: paragraph, index }) => (
    <p key={index}>{paragraph}</p>
  ));
}
