import { useContext } from "react";
import { routes } from "#contract/urls.ts";
import { ServerDocument } from "#web/ui/server-document.ts";

interface MapPreloadsProps {
  messagesFile: string | undefined;
  mapFiles: readonly string[];
  /** Whether the address does not say where the map opens. */
  isPlaceUnknown: boolean;
}

/** Announces what the map's page asks for once its scripts run, so that it comes with them. */
export function MapPreloads({ messagesFile, mapFiles, isPlaceUnknown }: MapPreloadsProps) {
  const isLate = useContext(ServerDocument).start !== undefined;
  const script = isLate ? "later" : "modulepreload";
  return (
    <>
      {messagesFile && <link rel={script} href={messagesFile} />}
      {mapFiles.map((file) => (
        // The page itself comes first.
        <link key={file} rel={script} href={file} fetchPriority="low" />
      ))}
      {isPlaceUnknown && (
        <link rel={isLate ? "later" : "preload"} as="fetch" href={routes.location} crossOrigin="anonymous" />
      )}
    </>
  );
}
