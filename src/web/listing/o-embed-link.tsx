import { oEmbedUrl } from "#contract/embed-urls.ts";
import { useSite } from "#web/session/site.ts";

/** Tells programs that embed links how this page is embedded. */
export function OEmbedLink({ path, title }: { path: string; title: string }) {
  const { publicUrl } = useSite();
  return (
    <link
      rel="alternate"
      type="application/json+oembed"
      title={title}
      href={oEmbedUrl(publicUrl, publicUrl + path)}
    />
  );
}
