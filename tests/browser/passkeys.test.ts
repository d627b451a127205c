import { expect, test } from "@playwright/test";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN } from "./support/accounts.ts";
import { hydrated } from "./support/browser-test.ts";
import { startOwnServer } from "./support/own-server.ts";

let server: Awaited<ReturnType<typeof startOwnServer>>;
test.beforeAll(async () => {
  server = await startOwnServer({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  await expect.poll(server.isReady).toBe(true);
});
test.afterAll(() => server.stop());

test("ACC-30 ACC-31 a passkey is added in the profile, and signs in on the login page", async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  expect((await page.request.post(server.url + routes.signIn, { data: ADMIN })).status()).toBe(200);
  await page.goto(server.url + urls.security);
  await hydrated(page);
  const card = page.getByRole("region", { name: "Passkeys" });
  await card.getByRole("button", { name: "Add a passkey" }).click();
  await card.getByRole("textbox", { name: "Passkey name" }).fill("This test");
  await card.getByRole("button", { name: "Add a passkey" }).click();
  await expect(card.getByRole("listitem")).toContainText("This test");

  await page.context().clearCookies();
  await page.goto(server.url + urls.login);
  await hydrated(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/map/);
  const user = await (await page.request.get(server.url + routes.currentUser)).json();
  expect(user.email).toBe(ADMIN.email);

  await page.goto(server.url + urls.security);
  await hydrated(page);
  await card.getByRole("button", { name: "Remove the passkey This test" }).click();
  await expect(card.getByRole("listitem")).toHaveCount(0);
});
