import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GLANCE_MS, showToast, toastList } from "./toast.ts";
import { Toasts } from "./toasts.tsx";

const shown = () => toastList.now().map(({ message }) => message);

describe("toasts", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("BAN-07 stay five seconds, long enough to read; those of a heart one", () => {
    showToast("Reminder for the event was added.");
    showToast("Event added to Favorites", { stayMs: GLANCE_MS });
    vi.advanceTimersByTime(999);
    expect(shown()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(["Reminder for the event was added."]);
    vi.advanceTimersByTime(3_999);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it("BAN-08 are announced once: live regions are there before the first, and hold no other", () => {
    const html = renderToString(<Toasts />);
    expect(html.match(/aria-live="(polite|assertive)"/g)).toHaveLength(2);
    expect(html).not.toMatch(/role="(alert|status)"/);
  });
});
