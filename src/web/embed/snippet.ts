import { embedRoutes } from "#contract/embed-urls.ts";
import { attributesOf, type EmbedChoice, frameOf } from "./choice.ts";

export interface FrameSize {
  width: string;
  height: string;
}

/** The HTML that embeds what is chosen, with everything in it escaped; undefined where the choice is not whole. */
export function embedSnippet(
  publicUrl: string,
  title: string,
  choice: EmbedChoice,
  { width, height }: FrameSize,
): string | undefined {
  if (choice.kind === "component") {
    const script = element("script", { async: "", src: publicUrl + embedRoutes.script });
    return `${script}\n${element("whereabouts-events", attributesOf(choice))}`;
  }
  const frame = frameOf(choice);
  if (frame === undefined) return undefined;
  return element("iframe", {
    src: publicUrl + frame,
    title,
    width,
    height,
    style: "border:0;border-radius:12px;max-width:100%",
    loading: "lazy",
    ...(choice.kind === "map" && { allow: "geolocation" }),
  });
}

function element(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([attribute, value]) =>
    value === "" ? attribute : `${attribute}="${escapeAttribute(value)}"`,
  );
  return `<${[name, ...written].join(" ")}></${name}>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
