import { urls } from "#contract/urls.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Letter, MailComposers } from "#server/platform/mail/letter.ts";
import { digestOf, newSecret } from "./secrets.ts";
import { accountStore, type Registration } from "./store.ts";

const RESET_MS = DAY_MS / 24;

export interface AccountMailDeps {
  db: Database["db"];
  site: { name: string; publicUrl: string };
  now: () => number;
}

/** Writes the mails of accounts at the moment of sending; the secret of a link exists from then on. */
export function accountMails({ db, site, now }: AccountMailDeps) {
  const store = accountStore(db);
  const link = (path: string) => `${site.publicUrl}${path}`;

  async function confirm({ registration: id }: Record<string, unknown>): Promise<Letter | undefined> {
    const registration = await store.findRegistration(String(id));
    if (!registration || registration.confirmedAt || registration.expiresAt.getTime() <= now())
      return undefined;
    const token = newSecret();
    if (!(await store.giveRegistrationLink(registration.id, digestOf(token)))) return taken(registration);
    return {
      to: registration.email,
      subject: `Confirm your e-mail address for ${site.name}`,
      heading: `Welcome to ${site.name}!`,
      paragraphs: [
        "Somebody, hopefully you, signed up with this e-mail address.",
        "Confirm it to finish. The link works for 24 hours.",
      ],
      button: { label: "Confirm e-mail address", url: link(urls.confirm(registration.id, token)) },
      footnote: "If you did not sign up, do not open the link: nothing happens then.",
    };
  }

  function taken({ email }: Registration): Letter {
    return {
      to: email,
      subject: `You already have an account at ${site.name}`,
      heading: "You already have an account",
      paragraphs: [
        "Somebody, hopefully you, tried to sign up with this e-mail address, which has an account already.",
        "Sign in with your password or with Google. If you have forgotten your password, the login page helps.",
      ],
      button: { label: "Log in", url: link(urls.login) },
      footnote: "If this was not you, there is nothing to do: your account is unchanged.",
    };
  }

  async function forgot({ email }: Record<string, unknown>): Promise<Letter | undefined> {
    const user = await store.findUserByEmail(String(email));
    if (!user) return undefined;
    const token = newSecret();
    await store.addReset("link", digestOf(token), user.id, new Date(now() + RESET_MS));
    return {
      to: user.email,
      subject: `Set a new password for ${site.name}`,
      heading: "Set a new password",
      paragraphs: [
        "Somebody, hopefully you, asked for a new password.",
        "The link works for one hour and can be used once.",
      ],
      button: { label: "Set a new password", url: link(urls.resetPage(user.id, token)) },
      footnote: "If this was not you, ignore this mail: your password is unchanged.",
    };
  }

  async function passwordChanged({ user: id }: Record<string, unknown>): Promise<Letter | undefined> {
    const user = await store.findUser(String(id));
    if (!user) return undefined;
    return {
      to: user.email,
      subject: `Your password for ${site.name} was changed`,
      heading: "Your password was changed",
      paragraphs: [
        "You were logged out everywhere else.",
        "If this was not you, set a new password at once with “Forgot password?” on the login page.",
      ],
      button: { label: "Log in", url: link(urls.login) },
    };
  }

  return { confirm, forgot, "password-changed": passwordChanged } satisfies MailComposers;
}
