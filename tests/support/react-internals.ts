/**
 * How tests know what React has hydrated: it notes its own record at each element, under a name that begins with this. The one
 * place that knows it; when an upgrade of React changes it, every browser test waits in vain.
 */

/** How many of the elements are hydrated. Runs in the page, so it refers to nothing outside of it. */
export function countHydrated(selector: string): number {
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactFiber"));
  return [...document.querySelectorAll(selector)].filter(isHydrated).length;
}

/** Script for a page: runs statements after each commit, of which React tells its own developer tools. */
export function afterEachCommit(statements: string): string {
  return `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot() { ${statements} },
  };`;
}
