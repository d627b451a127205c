import { Children, cloneElement, isValidElement, type ReactNode, useContext } from "react";
import { Scripts } from "react-router";
import { ServerDocument } from "#web/ui/server-document.ts";

/**
 * The router's scripts. On a page that starts late they get a `rel` and a `type` that browsers do not know, until
 * `LATE_START_SCRIPT` gives them their own back. The router has no option for it, so its elements are changed; called,
 * not rendered, since a component does not see the elements of another.
 */
export function PageScripts() {
  const { start } = useContext(ServerDocument);
  const scripts = Scripts({});
  return start ? holdBack(scripts, start) : scripts;
}

function holdBack(nodes: ReactNode, start: string): ReactNode {
  return Children.map(nodes, (node) => {
    if (!isValidElement<{ rel?: string; type?: string; children?: ReactNode }>(node)) return node;
    const { rel, type, children } = node.props;
    if (rel === "modulepreload") return cloneElement(node, { rel: "later" });
    if (type === "module") return cloneElement(node, { type: "later", ...{ "data-start": start } });
    return children ? cloneElement(node, {}, holdBack(children, start)) : node;
  });
}
