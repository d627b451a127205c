import type { Route } from "@playwright/test";
import { routes, urls } from "#contract/urls.ts";
import {
  CONFIRM_LINK,
  expect,
  mailedPath,
  RESET_LINK,
  register,
  signedIn,
  stranger,
  test,
  toastOf,
} from "./support/accounts.ts";
import { hydrated } from "./support/browser-test.ts";

// The browser announces every call that was refused.
test.use({ brokenOnPurpose: /\/auth\// });

test("AUTH-01 AUTH-02 AUTH-03 AUTH-04 AUTH-05 from sign-up by the mailed link to the map", async ({
  page,
}) => {
  const elena = stranger();
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
  await page.goto(urls.login);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  await page.getByRole("link", { name: "Don't have an account? Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Sign up" })).toBeFocused();

  await page.getByRole("button", { name: "Sign Up" }).click();
  for (const label of ["First name", "Last name", "Email", "Password"])
    await expect(page.getByRole("textbox", { name: label, exact: true })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
  await expect(page.getByRole("textbox", { name: "First name" })).toBeFocused();
  expect(calls).toEqual([]);

  await page.getByRole("textbox", { name: "First name" }).fill(elena.forename);
  await page.getByRole("textbox", { name: "Last name" }).fill(elena.surname);
  await page.getByRole("textbox", { name: "Email" }).fill(elena.email);
  await page.getByRole("textbox", { name: "Password" }).fill("password1");
  await page.getByRole("button", { name: "Sign Up" }).click();
  // The server's refusal of a common password.
  await expect(page.getByRole("alert")).toContainText(/password/i);
  await page.getByRole("textbox", { name: "Password" }).fill(elena.password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "User created successfully! Please verify your email!",
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");

  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(elena.email);
  await page.getByRole("textbox", { name: "Password" }).fill(elena.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Please confirm your email to log in.");
  await expect(alert).toHaveAttribute("data-tone", "warning");
  await page.getByRole("textbox", { name: "Password" }).fill("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(alert).toHaveText("Invalid email or password.");
  await expect(alert).toHaveAttribute("data-tone", "error");

  await page.goto(await mailedPath(elena.email, CONFIRM_LINK));
  await hydrated(page);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "Your email is confirmed. You can sign in now.",
  );
  await page.getByRole("textbox", { name: "Email" }).fill(elena.email);
  await page.getByRole("textbox", { name: "Password" }).fill(elena.password);
  const said = toastOf(page, "Login Successfull");
  await page.getByRole("button", { name: "Sign In" }).click();
  await said;
  await expect(page).toHaveURL(/\/map/);
});

for (const [answer, reply] of [
  ["no answer", (route: Route) => route.abort()],
  ["an answer without a text", (route: Route) => route.fulfill({ status: 500, json: {} })],
  ["a proxy's page", (route: Route) => route.fulfill({ status: 502, body: "<h1>502 Bad Gateway</h1>" })],
] as const)
  test(`AUTH-03 AUTH-18 a sign-up with ${answer} says so`, async ({ page }) => {
    await page.route(`**${routes.signUp}*`, reply);
    await page.goto(`${urls.login}?view=sign-up`);
    await hydrated(page);
    for (const label of ["First name", "Last name"])
      await page.getByRole("textbox", { name: label }).fill("Elena");
    await page.getByRole("textbox", { name: "Email" }).fill("elena@example.org");
    await page.getByRole("textbox", { name: "Password" }).fill("lanterns by the river");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByRole("alert")).toHaveText("An error occurred. Please try again.");
  });

test("AUTH-01 AUTH-06 AUTH-07 AUTH-08 a forgotten password is set anew by the mailed link, once", async ({
  page,
}) => {
  const elena = await register(page);
  await page.goto(urls.login);
  await hydrated(page);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot password?");
  await page.getByRole("link", { name: "Back to Login" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(elena.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "Reset link was sent to your email address. Please check also your SPAM folder!",
  );

  const link = await mailedPath(elena.email, RESET_LINK);
  await page.goto(link);
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
  await page.getByRole("textbox", { name: "New password" }).fill("another river");
  await page.getByRole("textbox", { name: "Confirm password" }).fill("another rover");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByRole("alert")).toHaveText("Passwords do not match");
  expect(calls).toEqual([]);
  await page.getByRole("textbox", { name: "Confirm password" }).fill("another river");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Your password was changed.");
  await page.getByRole("link", { name: "Go to Login" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(elena.email);
  await page.getByRole("textbox", { name: "Password" }).fill("another river");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/map/);

  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText("This reset link is invalid or has expired.");
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test("AUTH-01 AUTH-08 AUTH-20 a password is changed when both fields agree and are filled", async ({
  page,
}) => {
  const elena = await signedIn(page);
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
  await page.goto(urls.changePasswordPage);
  await hydrated(page);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("textbox", { name: "New password" }).fill("another river");
  await page.getByRole("textbox", { name: "Confirm password" }).fill("another rover");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert")).toHaveText("Passwords do not match");
  expect(calls).toEqual([]);
  await page.getByRole("textbox", { name: "Confirm password" }).fill("another river");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Your password was changed.");
  await page.getByRole("link", { name: "Go to Login" }).click();
  await expect(page.getByRole("textbox", { name: "Password" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${urls.login}$`));
  const again = { email: elena.email, password: "another river" };
  expect((await page.request.post(routes.signIn, { data: again })).status()).toBe(200);
});

test("AUTH-10 Google that is not configured is not asked", async ({ page }) => {
  await page.goto(urls.login);
  await hydrated(page);
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await expect(page.getByRole("alert")).toContainText("Google sign-in isn’t set up on this site.");
  expect(new URL(page.url()).pathname).toBe(urls.login);
});

test("a password can be looked at, and never stands in an address", async ({ page }) => {
  await page.goto(urls.login);
  const password = page.getByRole("textbox", { name: "Password" });
  await expect(page.locator("form")).toHaveAttribute("method", "post");
  await hydrated(page);
  await password.fill("lanterns");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show Password" }).click();
  await expect(password).toHaveAttribute("type", "text");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("AUTH-19 the forms of accounts work, and say what is wrong", async ({ page }) => {
    const elena = await register(page);
    const fill = (label: string, text: string) => page.getByRole("textbox", { name: label }).fill(text);
    await page.goto(urls.loginFor(urls.changePasswordPage));
    await fill("Email", elena.email);
    await fill("Password", "not this one");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Invalid email or password.");
    await fill("Email", elena.email);
    await fill("Password", elena.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(new RegExp(`${urls.changePasswordPage}$`));

    await fill("New password", "another river");
    await fill("Confirm password", "another rover");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByRole("alert")).toHaveText("Passwords do not match");
    await fill("New password", "another river");
    await fill("Confirm password", "another river");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText("Your password was changed.");
    await page.getByRole("link", { name: "Go to Login" }).click();

    await page.getByRole("link", { name: "Forgot password?" }).click();
    await fill("Email", elena.email);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText("Reset link was sent");
    await page.goto(await mailedPath(elena.email, RESET_LINK));
    await page.getByRole("link", { name: "Continue" }).click();
    await fill("New password", "a third river");
    await fill("Confirm password", "a third river");
    await page.getByRole("button", { name: "Reset password" }).click();
    await expect(page.getByRole("link", { name: "Go to Login" })).toBeVisible();
  });

  test("NAV-08 the server's own HTML knows who is signed in", async ({ page }) => {
    await page.goto(urls.login);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
    await page.getByRole("link", { name: "Don't have an account? Sign Up" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign up");
    await signedIn(page, stranger("Ivan"));
    await page.goto(urls.profile);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ivan!");
    await expect(page.getByText("Login", { exact: true })).toHaveCount(0);
  });
});

test("whoever is signed in is led on from the login page, but only within the site", async ({ page }) => {
  await signedIn(page);
  const target = async (next: string) => {
    const answer = await page.request.get(`${urls.login}?next=${encodeURIComponent(next)}`, {
      maxRedirects: 0,
    });
    return answer.headers().location;
  };
  expect(await target("/profile/favorites")).toBe("/profile/favorites");
  for (const foreign of ["https://evil.example", "//evil.example", "/\\evil.example", "/\t/evil.example"])
    expect(await target(foreign)).toBe(urls.map);
});
