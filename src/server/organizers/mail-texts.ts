import type { Locale } from "#domain/locale.ts";

interface Texts {
  prove: {
    subject: (page: string) => string;
    heading: string;
    paragraphs: (page: string, site: string) => string[];
    button: string;
    footnote: string;
  };
  granted: { subject: (page: string) => string; heading: string; paragraph: (page: string) => string };
  refused: {
    subject: (page: string) => string;
    heading: string;
    paragraph: (page: string) => string;
    reason: string;
  };
  button: string;
  why: (site: string) => string;
}

export const organizerTexts: Record<Locale, Texts> = {
  en: {
    prove: {
      subject: (page) => `Confirm that ${page} is yours`,
      heading: "Is this page yours?",
      paragraphs: (page, site) => [
        `An account on ${site} claims “${page}”, to publish and change its events.`,
        "If that was you, open the link while signed in with that account. It works once, for two days.",
      ],
      button: "Confirm the claim",
      footnote: "If you know nothing of it, do nothing: the claim ends by itself.",
    },
    granted: {
      subject: (page) => `${page} is yours`,
      heading: "Your claim was accepted",
      paragraph: (page) => `You can publish and change events of “${page}” from now on.`,
    },
    refused: {
      subject: (page) => `Your claim of ${page}`,
      heading: "Your claim was not accepted",
      paragraph: (page) => `An administrator looked at your claim of “${page}” and did not accept it.`,
      reason: "Reason",
    },
    button: "My Events",
    why: (site) => `You get this mail because you claimed a page on ${site}.`,
  },
  bg: {
    prove: {
      subject: (page) => `Потвърдете, че ${page} е Ваше`,
      heading: "Ваша ли е тази страница?",
      paragraphs: (page, site) => [
        `Акаунт в ${site} заявява „${page}“, за да публикува и променя събитията му.`,
        "Ако това сте Вие, отворете връзката, докато сте влезли с този акаунт. Тя работи веднъж, два дни.",
      ],
      button: "Потвърждаване на заявката",
      footnote: "Ако не знаете за това, не правете нищо: заявката отпада сама.",
    },
    granted: {
      subject: (page) => `${page} е Ваше`,
      heading: "Заявката Ви е приета",
      paragraph: (page) => `Отсега можете да публикувате и променяте събития на „${page}“.`,
    },
    refused: {
      subject: (page) => `Заявката Ви за ${page}`,
      heading: "Заявката Ви не беше приета",
      paragraph: (page) => `Администратор прегледа заявката Ви за „${page}“ и не я прие.`,
      reason: "Причина",
    },
    button: "Моите събития",
    why: (site) => `Получавате това писмо, защото сте заявили страница в ${site}.`,
  },
};
