import { useContext } from "react";
import { Scripts } from "react-router";
import { ServerDocument } from "#web/ui/server-document.ts";
import { scriptsHeldBack } from "./react-router-internals.ts";

/** The router's scripts; on a page that starts late they wait. */
export function PageScripts() {
  const { start } = useContext(ServerDocument);
  return start ? <LateScripts start={start} /> : <Scripts />;
}

function LateScripts({ start }: { start: string }) {
  return scriptsHeldBack(start);
}
