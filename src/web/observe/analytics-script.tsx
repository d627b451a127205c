import { useEffect } from "react";
import { useNonce } from "#web/ui/nonce.ts";

/** Added once the page works, so that counting visits never makes one wait. */
export function AnalyticsScript({ url }: { url: string }) {
  const nonce = useNonce();
  useEffect(() => {
    if (document.querySelector(`script[src="${CSS.escape(url)}"]`)) return;
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    if (nonce) script.nonce = nonce;
    document.head.append(script);
  }, [url, nonce]);
  return null;
}
