import type { Plugin } from "vite";

/**
 * A plugin that writes scripts in ASCII: of one character beyond Latin letters V8 makes two bytes of every other one of the
 * file, and it keeps the text.
 */
export const asciiScripts = {
  name: "ascii-scripts",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "chunk") file.code = file.code.replace(/[^\0-\x7f]/g, escaped);
  },
} satisfies Plugin;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
