import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { type EntryContext, Scripts } from "react-router";

/**
 * All that depends on how React and React Router work inside, which neither documents. When an upgrade changes it,
 * `react-router-internals.test.tsx` says what.
 */

/** React's mark of a boundary whose content was not ready when the page was rendered at once. */
const SUSPENDED = "<!--$!-->";

export function hasSuspended(html: string): boolean {
  return html.includes(SUSPENDED);
}

/** The router's context for rendering without the data of its loaders, and these as the router encodes them. */
export function withoutLoaderData(context: EntryContext): {
  context: EntryContext;
  data: EntryContext["serverHandoffStream"];
} {
  return { context: { ...context, serverHandoffStream: undefined }, data: context.serverHandoffStream };
}

/** What the router's `StreamTransfer` runs in the page to hand the loaders' data, here all at once, to its browser part. */
export function loaderDataScript(encoded: string): string {
  const stream = "window.__reactRouterContext.streamController";
  return `${stream}.enqueue(${JSON.stringify(encoded)});${stream}.close();`;
}

/**
 * The router's scripts with a `rel` and a `type` that browsers do not know, until `LATE_START_SCRIPT` gives them their own back.
 * The router has no option for it, so its elements are changed; called, not rendered, since a component does not see the
 * elements of another.
 */
export function scriptsHeldBack(start: string): ReactNode {
  return holdBack(Scripts({}), start);
}

interface HeldProps {
  rel?: string;
  type?: string;
  "data-start"?: string;
  children?: ReactNode;
}

function holdBack(nodes: ReactNode, start: string): ReactNode {
  return Children.map(nodes, (node) => {
    if (!isValidElement<HeldProps>(node)) return node;
    const { rel, type, children } = node.props;
    if (rel === "modulepreload") return cloneElement(node, { rel: "later" });
    if (type === "module") return cloneElement(node, { type: "later", "data-start": start });
    return children ? cloneElement(node, {}, holdBack(children, start)) : node;
  });
}
