import type { Translated } from "../catalogue.ts";
import type { embedMaker as english } from "../en/embed-maker.ts";

export const embedMaker: Translated<typeof english> = {
  "embed-maker.title": "Добавяне в сайта ви",
  "embed-maker.lead":
    "Покажете събития на своя сайт: изберете какво и как и копирайте кода по-долу в страницата си. Безплатно е и се обновява само.",
  "embed-maker.kind": "Какво да се показва",
  "embed-maker.kind.list": "Списък със събития",
  "embed-maker.kind.month": "Календарен месец",
  "embed-maker.kind.event": "Едно събитие",
  "embed-maker.kind.map": "Карта",
  "embed-maker.kind.component": "Уеб компонент",
  "embed-maker.kind.list.hint": "Следващите събития в рамка. На страницата ви не е нужен скрипт.",
  "embed-maker.kind.month.hint": "Календар в рамка. На страницата ви не е нужен скрипт.",
  "embed-maker.kind.event.hint":
    "Едно събитие в рамка. В WordPress и други системи с oEmbed е достатъчно да поставите адреса на събитието.",
  "embed-maker.kind.map.hint": "Преместете картата в прегледа там, където трябва да се отваря.",
  "embed-maker.kind.component.hint":
    "Следващите събития като част от страницата ви: с нейния шрифт и толкова високи, колкото е нужно.",
  "embed-maker.city": "Град",
  "embed-maker.country": "Държава",
  "embed-maker.place-hint": "Без град: районът на картата, от който дойдохте.",
  "embed-maker.event": "Адрес на страницата на събитието",
  "embed-maker.event-needed": "Копирайте тук адреса на страница на събитие от този сайт.",
  "embed-maker.category": "Категория",
  "embed-maker.all": "Всички",
  "embed-maker.theme": "Цветове",
  "embed-maker.theme.auto": "Като на устройството на посетителя",
  "embed-maker.theme.light": "Светли",
  "embed-maker.theme.dark": "Тъмни",
  "embed-maker.language": "Език",
  "embed-maker.language-auto": "Езикът на посетителя",
  "embed-maker.limit": "Брой събития",
  "embed-maker.width": "Ширина",
  "embed-maker.height": "Височина",
  "embed-maker.snippet": "Редът за вашата страница",
  "embed-maker.copy": "Копиране",
  "embed-maker.copied": "Копирано",
  "embed-maker.refused": "Браузърът не позволява копиране. Редът е избран: копирайте го ръчно.",
  "embed-maker.preview": "Преглед",
};
