import { afterEach, expect, it, vi } from "vitest";
import { shareLink } from "./share-link.ts";

const LINK = { title: "Jazz", url: "https://whereabouts.example/map" };
const fails = (name: string) => () => Promise.reject(new DOMException("", name));
const browser = (abilities: object) => vi.stubGlobal("navigator", abilities);

afterEach(() => void vi.unstubAllGlobals());

it("BRO-05 a dialog that was closed copies nothing", async () => {
  const writeText = vi.fn();
  browser({ share: fails("AbortError"), clipboard: { writeText } });
  expect(await shareLink(LINK)).toBe("dismissed");
  expect(writeText).not.toHaveBeenCalled();
});

it("BRO-05 a link is copied where sharing is refused", async () => {
  const writeText = vi.fn(async () => {});
  browser({ share: fails("NotAllowedError"), clipboard: { writeText } });
  expect(await shareLink(LINK)).toBe("copied");
  expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK.url);
});

it("BRO-05 a clipboard that is missing or refuses is told", async () => {
  browser({});
  expect(await shareLink(LINK)).toBe("refused");
  browser({ clipboard: { writeText: fails("NotAllowedError") } });
  expect(await shareLink(LINK)).toBe("refused");
});
