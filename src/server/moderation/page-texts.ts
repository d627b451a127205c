import type { Locale } from "#domain/locale.ts";

interface Texts {
  title: string;
  what: string;
  confirm: string;
  done: string;
  next: string;
  refusedTitle: string;
  refused: string;
  goneTitle: string;
  gone: string;
}

export const pageTexts: Record<Locale, Texts> = {
  en: {
    title: "Confirm your event",
    what: "A moderator looks at it next; then it is on the map.",
    confirm: "Confirm the event",
    done: "Thank you, your event is confirmed",
    next: "A moderator looks at it now. We write to you when it is decided.",
    refusedTitle: "Your event was not sent",
    refused: "Go back with your browser: what you wrote is still there. Correct it and send it again.",
    goneTitle: "This link no longer works",
    gone: "It may be too old. Please send the event again.",
  },
  bg: {
    title: "Потвърдете събитието си",
    what: "След това модератор ще го прегледа и то ще бъде на картата.",
    confirm: "Потвърждаване на събитието",
    done: "Благодарим, събитието Ви е потвърдено",
    next: "Сега модератор ще го прегледа. Ще Ви пишем, когато има решение.",
    refusedTitle: "Събитието Ви не беше изпратено",
    refused: "Върнете се назад с браузъра: написаното е запазено. Поправете го и го изпратете отново.",
    goneTitle: "Тази връзка вече не работи",
    gone: "Може да е твърде стара. Моля, изпратете събитието отново.",
  },
};
