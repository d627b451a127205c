import type { Locale } from "#domain/locale.ts";

interface PageText {
  title: string;
  text: string;
}

/** The pages that the links of the mails lead to. */
export const addressTexts: Record<
  Locale,
  Record<"confirm" | "stop", PageText & { button: string }> &
    Record<"changed" | "taken" | "dead" | "stopped", PageText>
> = {
  en: {
    confirm: {
      title: "Change your e-mail address?",
      text: "From now on you sign in with this address, and mails come here.",
      button: "Use this address",
    },
    stop: {
      title: "Stop the change?",
      text: "Your account keeps the address to which this mail was sent. If it has been changed already, it is changed back, you are signed out everywhere, and we send you a link for a new password.",
      button: "Keep my address",
    },
    changed: { title: "Your address was changed", text: "Sign in with it from now on." },
    taken: {
      title: "This address has an account already",
      text: "Two accounts cannot have one address. Nothing was changed.",
    },
    dead: { title: "This link no longer works", text: "Nothing was changed." },
    stopped: { title: "The change was stopped", text: "Your account has its old address." },
  },
  bg: {
    confirm: {
      title: "Смяна на имейл адреса?",
      text: "Отсега нататък влизате с този адрес и писмата идват тук.",
      button: "Използвай този адрес",
    },
    stop: {
      title: "Спиране на смяната?",
      text: "Профилът ви запазва адреса, на който беше изпратено това писмо. Ако вече е сменен, връщаме го, излизате навсякъде и ви изпращаме линк за нова парола.",
      button: "Запази адреса ми",
    },
    changed: { title: "Адресът ви беше сменен", text: "Отсега нататък влизайте с него." },
    taken: {
      title: "Този адрес вече има профил",
      text: "Два профила не могат да имат един адрес. Нищо не е променено.",
    },
    dead: { title: "Този линк вече не работи", text: "Нищо не е променено." },
    stopped: { title: "Смяната беше спряна", text: "Профилът ви е със стария си адрес." },
  },
};
