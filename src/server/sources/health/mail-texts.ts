import type { Locale } from "#domain/locale.ts";
import type { HealthNews } from "./store.ts";

interface HealthTexts {
  eyebrow: string;
  heading: Record<HealthNews, (source: string) => string>;
  greeting(forename: string): string;
  /** What it means, with the day since when it fails. */
  what: Record<HealthNews, (since: string) => string>;
  reason: string;
  address: string;
  seeSource: string;
  why(site: string): string;
}

export const healthTexts: Record<Locale, HealthTexts> = {
  en: {
    eyebrow: "Sources",
    heading: {
      failing: (source) => `Failing: ${source}`,
      stopped: (source) => `Stopped: ${source}`,
      recovered: (source) => `Works again: ${source}`,
    },
    greeting: (forename) => `Hi ${forename}, there is news of a source of events.`,
    what: {
      failing: () =>
        "It has begun to fail. Its events stay as they are, it is asked again by itself, and we write when it works again.",
      stopped: (since) =>
        `It has failed since ${since} and is no longer asked. Its events stay as they are. Correct its address, then resume it.`,
      recovered: (since) => `It had failed since ${since}, and works again.`,
    },
    reason: "Reason",
    address: "Address",
    seeSource: "See the source",
    why: (site) => `You receive this e-mail because you are an administrator of ${site}.`,
  },
  bg: {
    eyebrow: "Източници",
    heading: {
      failing: (source) => `Неуспешно четене: ${source}`,
      stopped: (source) => `Спрян източник: ${source}`,
      recovered: (source) => `Отново работи: ${source}`,
    },
    greeting: (forename) => `Здравейте, ${forename}! Има новина за източник на събития.`,
    what: {
      failing: () =>
        "Четенето му започна да се проваля. Събитията му остават, каквито са, опитваме отново сами и ще ви пишем, щом проработи.",
      stopped: (since) =>
        `Четенето му се проваля от ${since} и вече е спряно. Събитията му остават, каквито са. Поправете адреса му и го пуснете отново.`,
      recovered: (since) => `Четенето му се проваляше от ${since}, но отново работи.`,
    },
    reason: "Причина",
    address: "Адрес",
    seeSource: "Към източника",
    why: (site) => `Получавате това писмо, защото сте администратор на ${site}.`,
  },
};
