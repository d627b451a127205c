import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { act, hydrate } from "#tests/support/mount.ts";
import { PageClock } from "./page-clock.tsx";
import { useIsHydrated } from "./use-is-hydrated.ts";
import { useNow } from "./use-now.ts";

afterEach(() => void vi.useRealTimers());

it("WEB-68 a page that is taken over shows the server's moment first, then the present, and keeps up with it", async () => {
  const shown: string[] = [];
  function Moment() {
    const text = `${useNow()} ${useIsHydrated()}`;
    shown.push(text);
    return text;
  }
  const page = (
    <PageClock renderedAtMs={1_000}>
      <Moment />
    </PageClock>
  );
  const html = renderToString(page);
  expect(html).toBe("1000 false");
  shown.length = 0;
  vi.useFakeTimers({ now: 60_000 });
  const container = await hydrate(html, page);
  expect(shown[0]).toBe("1000 false");
  expect(container.textContent).toBe("60000 true");
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(container.textContent).toBe("90000 true");
});
