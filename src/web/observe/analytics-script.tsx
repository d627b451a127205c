import { useEffect } from "react";

/** Added once the page works, so that counting visits never makes one wait. */
export function AnalyticsScript({ url }: { url: string }) {
  useEffect(() => {
    if (document.querySelector(`script[src="${CSS.escape(url)}"]`)) return;
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    document.head.append(script);
  }, [url]);
  return null;
}
