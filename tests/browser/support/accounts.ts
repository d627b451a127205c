import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { routes } from "#contract/urls.ts";
import { test as base, expect } from "./browser-test.ts";

export interface Person {
  forename: string;
  surname: string;
  email: string;
  password: string;
}

export const ADMIN = { email: "admin@whereabouts.example", password: "the keys of the town" };

/** A test whose visitor comes from an address of their own, so that no test uses up another's tries. */
export const test = base.extend({
  extraHTTPHeaders: async ({ world: _world }, use) => use({ "x-forwarded-for": newAddress() }),
});
export { expect };

let people = 0;

/** A visitor without an account. */
export function stranger(forename = "Elena"): Person {
  const email = `${forename.toLowerCase()}.${process.pid}.${Date.now()}.${++people}@example.org`;
  return { forename, surname: "Marinova", email, password: "lanterns by the river" };
}

function newAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

/** Mails are ordered in rounds, and sent in the background. */
/** The text of the mail that came to an address and has this in its subject or its text. */
export async function mailedText(
  email: string,
  wanted: RegExp,
  folder = process.env.DEMO_MAILS ?? "",
): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        for (const name of filesOf(folder)) {
          const mail = await PostalMime.parse(readFileSync(join(folder, name)));
          const text = `${mail.subject}\n${mail.text}`;
          if (mail.to?.[0]?.address === email && wanted.test(text)) found ??= text;
        }
        return found;
      },
      { message: `a mail to ${email}` },
    )
    .toBeDefined();
  return found!;
}

/** The link in the mail that came to an address, as a path: the test server is not where the mail says. */
export async function mailedPath(email: string, link: RegExp, folder?: string): Promise<string> {
  const { pathname, search } = new URL(link.exec(await mailedText(email, link, folder))![0]);
  return pathname + search;
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".eml"));
  } catch {
    return [];
  }
}

export const CONFIRM_LINK = /http\S+\/auth\/confirm\/\S+/;
export const RESET_LINK = /http\S+\/auth\/reset-password\/\S+/;

/** Signs a user up and confirms the address, by calls alone. */
export async function register(page: Page, person = stranger()): Promise<Person> {
  expect((await page.request.post(routes.signUp, { data: person })).status()).toBe(200);
  await page.request.get(await mailedPath(person.email, CONFIRM_LINK));
  return person;
}

/** Gives this browser a session. */
export async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">) {
  expect((await page.request.post(routes.signIn, { data: { email, password } })).status()).toBe(200);
}

/** A new user, signed in in this browser. */
export async function signedIn(page: Page, person = stranger()): Promise<Person> {
  await register(page, person);
  await signIn(page, person);
  return person;
}

/** A toast is short, and polling may miss it. Call before what causes it. */
export function toastOf(page: Page, text: string): Promise<unknown> {
  return page.waitForFunction((said) => document.body.innerText.includes(said), text, { polling: "raf" });
}
