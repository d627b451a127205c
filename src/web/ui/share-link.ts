interface Shared {
  title: string;
  url: string;
}

/** Hands a link to the system's own sharing, or copies it; says which of the two happened. */
export async function shareLink({ title, url }: Shared): Promise<"shared" | "copied" | "dismissed"> {
  if (typeof navigator.share === "function") {
    // Whoever closes the system's dialog has changed their mind; that is no failure.
    return navigator.share({ title, url }).then(
      () => "shared" as const,
      () => "dismissed" as const,
    );
  }
  await navigator.clipboard.writeText(url);
  return "copied";
}
