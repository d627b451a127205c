import { describe, expect, it } from "vitest";
import { click, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { Announced } from "./announcement.tsx";
import { announcementCookie, unlessClosed } from "./announcement-cookie.ts";

const announcement = {
  id: "a1",
  text: "Залата е затворена",
  language: "bg",
  link: "https://hall.example/",
} as const;

describe("INST-06 an announcement above the map", () => {
  it("is a named region with its words in their language and a link, and stands before the map", async () => {
    const container = await mount(<Announced announcement={announcement}>the map</Announced>);
    const line = container.querySelector('aside[aria-label="Announcement"]')!;
    expect(line.textContent).toBe("Залата е затворена Read more (opens in a new tab)");
    expect(line.querySelector("span")?.lang).toBe("bg");
    expect(line.querySelector("a")).toMatchObject({ href: "https://hall.example/", rel: "noopener" });
    expect(container.textContent).toMatch(/Read more.*the map$/);
  });

  it("is closed for good in this browser, and the keyboard goes on with the map", async () => {
    const container = await mount(<Announced announcement={announcement}>the map</Announced>);
    await click(container.querySelector('[aria-label="Close the announcement"]'));
    expect(container.querySelector("aside")).toBeNull();
    expect(document.activeElement?.textContent).toBe("the map");
    expect(document.cookie).toContain("announcement-closed=a1");
    expect(announcementCookie("a1")).toContain("max-age=31536000; samesite=lax");
    expect(unlessClosed(announcement, "x=1; announcement-closed=a1")).toBeUndefined();
    expect(unlessClosed({ ...announcement, id: "a2" }, "announcement-closed=a1")?.id).toBe("a2");
  });

  it("adds nothing where there is none", async () => {
    const container = await mount(<Announced announcement={undefined}>the map</Announced>);
    expect(container.innerHTML).toBe("the map");
  });
});
