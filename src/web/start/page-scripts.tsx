import { Children, cloneElement, isValidElement, type ReactNode, useContext } from "react";
import { Scripts } from "react-router";
import { KeptHeadPart } from "#web/ui/kept-part.tsx";
import { ServerDocument } from "#web/ui/server-document.ts";

/**
 * The router's scripts. On a page that starts late they get a `rel` and a `type` that browsers do not know, until
 * `LATE_START_SCRIPT` gives them their own back. The router has no option for it, so its elements are changed; called,
 * not rendered, since a component does not see the elements of another.
 */
export function PageScripts() {
  const { start, route, parts } = useContext(ServerDocument);
  const scripts = Scripts({});
  return start ? holdBack(scripts, start, parts && route ? "scripts" : "all") : scripts;
}

/** The announcements among them, in the head of a page that shares them with others. */
export function AnnouncedScripts() {
  const { start, route, parts } = useContext(ServerDocument);
  if (!start || !route || !parts) return null;
  return (
    <KeptHeadPart name={`announced ${route}`}>
      <Announcements start={start} />
    </KeptHeadPart>
  );
}

function Announcements({ start }: { start: string }) {
  return holdBack(Scripts({}), start, "links");
}

/** React puts links before all else of the head, unless they have listeners. */
const inPlace = { onLoad: () => {} };

function holdBack(nodes: ReactNode, start: string, which: "all" | "links" | "scripts"): ReactNode {
  return Children.map(nodes, (node) => {
    if (!isValidElement<{ rel?: string; type?: string; children?: ReactNode }>(node)) return node;
    const { rel, type, children } = node.props;
    if (rel === "modulepreload")
      return which === "scripts"
        ? null
        : cloneElement(node, { rel: "later", ...(which === "links" && inPlace) });
    if (node.type === "script" && which === "links") return null;
    if (type === "module") return cloneElement(node, { type: "later", ...{ "data-start": start } });
    return children ? cloneElement(node, {}, holdBack(children, start, which)) : node;
  });
}
