import type { Locator } from "@playwright/test";

const PARTS = "a, button, h2, h3, p, time, small, [role='option'], [role='slider']";

/** What of a part of the page reaches beyond the window or lies under something else, in words. */
export async function hiddenParts(root: Locator): Promise<string[]> {
  await root.scrollIntoViewIfNeeded();
  return root.evaluate(async (element, parts) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    await document.fonts.ready;
    const hasRoom = (part: Element) => {
      const { width, height } = part.getBoundingClientRect();
      return width > 1 && height > 1 && part.checkVisibility({ visibilityProperty: true });
    };
    /** Rows that are scrolled sideways hide what is still to come. */
    const isScrolledAway = (part: Element) => {
      const { left, right } = part.getBoundingClientRect();
      for (let around = part.parentElement; around; around = around.parentElement) {
        const frame = around.getBoundingClientRect();
        const isScroller = /auto|scroll/.test(getComputedStyle(around).overflowX);
        if (isScroller && (left < frame.left - 1 || right > frame.right + 1)) return true;
      }
      return false;
    };
    const found: string[] = [];
    for (const part of [element, ...element.querySelectorAll(parts)]) {
      if (!hasRoom(part) || isScrolledAway(part)) continue;
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const name = `${part.tagName} ${part.textContent?.trim().slice(0, 40)}`;
      if (left < -1 || right > innerWidth + 1) found.push(`${name}: beyond the window`);
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!element.contains(hit)) found.push(`${name}: under ${hit?.outerHTML.slice(0, 80)}`);
    }
    return found;
  }, PARTS);
}
