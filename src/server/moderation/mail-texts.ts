import type { Locale } from "#domain/locale.ts";

interface PublishedTexts {
  subject: (title: string) => string;
  heading: string;
  paragraph: (title: string) => string;
  button: string;
}

interface Texts {
  confirm: {
    subject: (title: string) => string;
    heading: string;
    paragraphs: (title: string) => string[];
    button: string;
    footnote: string;
  };
  approved: PublishedTexts;
  merged: PublishedTexts;
  rejected: {
    subject: (title: string) => string;
    heading: string;
    paragraph: (title: string) => string;
    reason: string;
  };
  why: (site: string) => string;
}

export const moderationTexts: Record<Locale, Texts> = {
  en: {
    confirm: {
      subject: (title) => `Confirm your event: ${title}`,
      heading: "Is this event from you?",
      paragraphs: (title) => [
        `“${title}” was sent with this e-mail address.`,
        "Confirm it, and a moderator looks at it next. The link works for two days.",
      ],
      button: "Confirm the event",
      footnote: "If you did not send it, do nothing: it is deleted by itself.",
    },
    approved: {
      subject: (title) => `Published: ${title}`,
      heading: "Your event is on the map",
      paragraph: (title) => `“${title}” has been approved. Thank you for bringing it.`,
      button: "See the event",
    },
    merged: {
      subject: (title) => `On the map already: ${title}`,
      heading: "Your event was on the map already",
      paragraph: (title) =>
        `“${title}” is listed there. What you added has become part of it. Thank you for bringing it.`,
      button: "See the event",
    },
    rejected: {
      subject: (title) => `Not published: ${title}`,
      heading: "Your event was not published",
      paragraph: (title) => `A moderator looked at “${title}” and did not publish it.`,
      reason: "Reason",
    },
    why: (site) => `You get this mail because you sent an event to ${site}.`,
  },
  bg: {
    confirm: {
      subject: (title) => `Потвърдете събитието си: ${title}`,
      heading: "От Вас ли е това събитие?",
      paragraphs: (title) => [
        `„${title}“ беше изпратено с този имейл.`,
        "Потвърдете го и модератор ще го прегледа. Връзката работи два дни.",
      ],
      button: "Потвърждаване на събитието",
      footnote: "Ако не сте го изпратили Вие, не правете нищо: изтрива се само.",
    },
    approved: {
      subject: (title) => `Публикувано: ${title}`,
      heading: "Събитието Ви е на картата",
      paragraph: (title) => `„${title}“ беше одобрено. Благодарим Ви.`,
      button: "Към събитието",
    },
    merged: {
      subject: (title) => `Вече е на картата: ${title}`,
      heading: "Събитието Ви вече беше на картата",
      paragraph: (title) => `„${title}“ вече е там. Добавеното от Вас стана част от него. Благодарим Ви.`,
      button: "Към събитието",
    },
    rejected: {
      subject: (title) => `Не е публикувано: ${title}`,
      heading: "Събитието Ви не беше публикувано",
      paragraph: (title) => `Модератор прегледа „${title}“ и не го публикува.`,
      reason: "Причина",
    },
    why: (site) => `Получавате това писмо, защото сте изпратили събитие до ${site}.`,
  },
};
