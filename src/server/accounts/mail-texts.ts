import type { Locale } from "#domain/locale.ts";
import type { MailTemplate } from "#server/platform/mail/mail-template.ts";

/** The texts of a mail, without its recipient and the address of its button. */
type Text = Pick<MailTemplate, "subject" | "heading" | "paragraphs"> & { button: string; footnote?: string };

export type AccountMail = "confirm" | "taken" | "forgot" | "changed" | "new-address" | "old-address";

export const accountMailTexts: Record<
  Locale,
  Record<AccountMail, (site: string, address: string) => Text>
> = {
  en: {
    confirm: (site) => ({
      subject: `Confirm your e-mail address for ${site}`,
      heading: `Welcome to ${site}!`,
      paragraphs: [
        "Somebody, hopefully you, signed up with this e-mail address.",
        "Confirm it to finish. The link works for 24 hours.",
      ],
      button: "Confirm e-mail address",
      footnote: "If you did not sign up, do not open the link: nothing happens then.",
    }),
    taken: (site) => ({
      subject: `You already have an account at ${site}`,
      heading: "You already have an account",
      paragraphs: [
        "Somebody, hopefully you, tried to sign up with this e-mail address, which has an account already.",
        "Sign in with your password or with Google. If you have forgotten your password, the login page helps.",
      ],
      button: "Log in",
      footnote: "If this was not you, there is nothing to do: your account is unchanged.",
    }),
    forgot: (site) => ({
      subject: `Set a new password for ${site}`,
      heading: "Set a new password",
      paragraphs: [
        "Somebody, hopefully you, asked for a new password.",
        "The link works for one hour and can be used once.",
      ],
      button: "Set a new password",
      footnote: "If this was not you, ignore this mail: your password is unchanged.",
    }),
    changed: (site) => ({
      subject: `Your password for ${site} was changed`,
      heading: "Your password was changed",
      paragraphs: [
        "You were logged out everywhere else.",
        "If this was not you, set a new password at once with “Forgot password?” on the login page.",
      ],
      button: "Log in",
    }),
    "new-address": (site) => ({
      subject: `Confirm your new e-mail address for ${site}`,
      heading: "Confirm your new e-mail address",
      paragraphs: [
        `Your account at ${site} is to get this address. Until you confirm it, nothing changes.`,
        "The link works for 24 hours.",
      ],
      button: "Confirm e-mail address",
      footnote: "If you did not ask for this, do not open the link: nothing happens then.",
    }),
    "old-address": (site, address) => ({
      subject: `The e-mail address of your account at ${site} is being changed`,
      heading: "Your e-mail address is being changed",
      paragraphs: [
        `Your account is to get the address ${address}, once that is confirmed.`,
        "If this was you, there is nothing to do. If not, stop it: the link works for seven days, also after the change.",
      ],
      button: "This was not me: stop it",
    }),
  },
  bg: {
    confirm: (site) => ({
      subject: `Потвърдете имейл адреса си за ${site}`,
      heading: `Добре дошли в ${site}!`,
      paragraphs: [
        "Някой, надяваме се вие, се регистрира с този имейл адрес.",
        "Потвърдете го, за да завършите. Линкът важи 24 часа.",
      ],
      button: "Потвърждавам имейла",
      footnote: "Ако не сте се регистрирали, не отваряйте линка: тогава нищо няма да се случи.",
    }),
    taken: (site) => ({
      subject: `Вече имате профил в ${site}`,
      heading: "Вече имате профил",
      paragraphs: [
        "Някой, надяваме се вие, опита да се регистрира с този имейл адрес, който вече има профил.",
        "Влезте с паролата си или с Google. Ако сте забравили паролата, страницата за вход ще помогне.",
      ],
      button: "Вход",
      footnote: "Ако не сте били вие, няма какво да правите: профилът ви не е променен.",
    }),
    forgot: (site) => ({
      subject: `Задайте нова парола за ${site}`,
      heading: "Задайте нова парола",
      paragraphs: [
        "Някой, надяваме се вие, поиска нова парола.",
        "Линкът важи един час и може да се използва веднъж.",
      ],
      button: "Нова парола",
      footnote: "Ако не сте били вие, не обръщайте внимание на това писмо: паролата ви не е променена.",
    }),
    changed: (site) => ({
      subject: `Паролата ви за ${site} беше сменена`,
      heading: "Паролата ви беше сменена",
      paragraphs: [
        "Излязохте от профила си навсякъде другаде.",
        "Ако не сте били вие, веднага задайте нова парола с „Забравена парола?“ на страницата за вход.",
      ],
      button: "Вход",
    }),
    "new-address": (site) => ({
      subject: `Потвърдете новия си имейл адрес за ${site}`,
      heading: "Потвърдете новия си имейл адрес",
      paragraphs: [
        `Профилът ви в ${site} ще получи този адрес. Докато не го потвърдите, нищо не се променя.`,
        "Линкът важи 24 часа.",
      ],
      button: "Потвърждавам имейла",
      footnote: "Ако не сте поискали това, не отваряйте линка: тогава нищо няма да се случи.",
    }),
    "old-address": (site, address) => ({
      subject: `Имейл адресът на профила ви в ${site} се сменя`,
      heading: "Имейл адресът ви се сменя",
      paragraphs: [
        `Профилът ви ще получи адреса ${address}, щом бъде потвърден.`,
        "Ако сте били вие, няма какво да правите. Ако не, спрете смяната: линкът важи седем дни, и след нея.",
      ],
      button: "Не бях аз: спри смяната",
    }),
  },
};
