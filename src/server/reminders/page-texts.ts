import { urls } from "#contract/urls.ts";
import type { Locale } from "#domain/locale.ts";

interface PageTexts {
  goneTitle: string;
  gone: string;
  title: string;
  favoritesStay: string;
  one(event: string | undefined): string;
  all: string;
  oneIsOff: string;
  allAreOff: string;
  onAgain: string;
}

const favorites = (label: string) => `<a href="${urls.myFavorites}">${label}</a>`;

/** HTML; names of events reach it escaped. */
export const pageTexts: Record<Locale, PageTexts> = {
  en: {
    goneTitle: "This link no longer works",
    gone: `A reminder can be turned off for a month after it was sent. All of yours are under ${favorites("My Favorites")}.`,
    title: "Turn reminders off",
    favoritesStay: "Your favourites stay as they are.",
    one: (event) => `Turn off the reminder of ${event ? `“${event}”` : "this event"}`,
    all: "Turn off all my reminders",
    oneIsOff: "This reminder is off",
    allAreOff: "Your reminders are off",
    onAgain: `You can turn the bell on again under ${favorites("My Favorites")}.`,
  },
  bg: {
    goneTitle: "Този линк вече не работи",
    gone: `Напомняне може да се спре до месец след изпращането му. Всички ваши са в ${favorites("Любими")}.`,
    title: "Спиране на напомнянията",
    favoritesStay: "Любимите ви събития остават, както са.",
    one: (event) => `Спиране на напомнянето за ${event ? `„${event}“` : "това събитие"}`,
    all: "Спиране на всички мои напомняния",
    oneIsOff: "Това напомняне е спряно",
    allAreOff: "Напомнянията ви са спрени",
    onAgain: `Можете отново да включите камбанката в ${favorites("Любими")}.`,
  },
};
