import { urls } from "#contract/urls.ts";

export interface Frame {
  search: string;
  width: string;
  height: string;
}

/** The HTML that embeds a map; the fields are escaped. */
export function embedSnippet(publicUrl: string, title: string, { search, width, height }: Frame): string {
  const attributes = {
    src: publicUrl + urls.embed + search,
    title,
    width,
    height,
    style: "border:0;border-radius:12px;max-width:100%",
    loading: "lazy",
    allow: "geolocation",
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
  return `<iframe ${written.join(" ")}></iframe>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
