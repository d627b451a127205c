import { copyText } from "./copy-text.ts";

interface Shared {
  title: string;
  url: string;
}

/** Opens the system's share dialog, or copies the link; returns which. */
export async function shareLink({
  title,
  url,
}: Shared): Promise<"shared" | "copied" | "dismissed" | "refused"> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      // The system's dialog was closed; that is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  return (await copyText(url)) ? "copied" : "refused";
}
