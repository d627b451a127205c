import { expect, hydrated, test } from "./support/browser-test.ts";

test.use({ world: "empty" });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title, date] of [
    ["/terms", "Terms of use", undefined],
    ["/privacy", "Privacy policy", "May 30, 2024"],
    ["/cookies", "Cookie policy", "13.02.2022"],
    ["/data", "User data deletion policy", undefined],
    ["/accessibility", "Accessibility statement", "18.11.2026"],
  ] as const) {
    test(`PAGE-05 ${path} is complete, with its contents`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page).toHaveTitle(`${title} · Whereabouts`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      if (date) await expect(page.getByText(`Last updated: ${date}`)).toBeVisible();
      const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
      const sections = page.getByRole("article").getByRole("heading", { level: 2 });
      expect(await links.allTextContents()).toEqual(await sections.allTextContents());
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      for (const target of targets) await expect(page.locator(target ?? "")).toHaveCount(1);
    });
  }

  test("PAGE-04 the team is three people with all that belongs to them", async ({ page }) => {
    expect((await page.goto("/team"))?.status()).toBe(200);
    const members = page.getByRole("main").getByRole("listitem");
    await expect(members).toHaveCount(3);
    for (const member of await members.all()) {
      await expect(member.getByRole("heading", { level: 2 })).toHaveText(/\w/);
      await expect(member.locator("img")).toBeVisible();
      await expect(member.getByRole("link", { name: /LinkedIn/ })).toHaveAttribute("href", /linkedin\.com/);
      await expect(member.locator("figcaption")).toHaveText(/\w/);
      await expect(member.locator("blockquote")).toHaveText(/\w/);
    }
  });
});

test("PAGE-05 legal pages lead to each other", async ({ page }) => {
  await page.goto("/data");
  await hydrated(page);
  const policies = page.getByRole("navigation", { name: "Policies" }).last();
  await policies.getByRole("link", { name: "Cookie policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookie policy");
});
