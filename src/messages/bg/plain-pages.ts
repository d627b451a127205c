export const plainPages = {
  "logout.title": "Изход?",
  "logout.question": "Това прекратява сесията ви в този браузър.",
  "logout.button": "Изход",

  "unsubscribe.gone-title": "Този линк вече не работи",
  "unsubscribe.gone": "Напомняне може да се спре до месец след изпращането му. Всички ваши са в {favorites}.",
  "unsubscribe.favorites": "Любими",
  "unsubscribe.title": "Спиране на напомнянията",
  "unsubscribe.favorites-stay": "Любимите ви събития остават, както са.",
  "unsubscribe.one": "Спиране на напомнянето за „{event}“",
  "unsubscribe.this": "Спиране на напомнянето за това събитие",
  "unsubscribe.all": "Спиране на всички мои напомняния",
  "unsubscribe.one-is-off": "Това напомняне е спряно",
  "unsubscribe.all-are-off": "Напомнянията ви са спрени",
  "unsubscribe.on-again": "Можете отново да включите камбанката в {favorites}.",

  "confirm-event.title": "Потвърдете събитието си",
  "confirm-event.what": "След това модератор ще го прегледа и то ще бъде на картата.",
  "confirm-event.button": "Потвърждаване на събитието",
  "confirm-event.done": "Благодарим, събитието Ви е потвърдено",
  "confirm-event.next": "Сега модератор ще го прегледа. Ще Ви пишем, когато има решение.",
  "confirm-event.refused-title": "Събитието Ви не беше изпратено",
  "confirm-event.refused":
    "Върнете се назад с браузъра: написаното е запазено. Поправете го и го изпратете отново.",
  "confirm-event.gone-title": "Тази връзка вече не работи",
  "confirm-event.gone": "Може да е твърде стара. Моля, изпратете събитието отново.",

  "address.confirm-title": "Смяна на имейл адреса?",
  "address.confirm": "Отсега нататък влизате с този адрес и писмата идват тук.",
  "address.confirm-button": "Използвай този адрес",
  "address.stop-title": "Спиране на смяната?",
  "address.stop":
    "Профилът ви запазва адреса, на който беше изпратено това писмо. Ако вече е сменен, връщаме го, излизате навсякъде и ви изпращаме линк за нова парола.",
  "address.stop-button": "Запази адреса ми",
  "address.changed-title": "Адресът ви беше сменен",
  "address.changed": "Отсега нататък влизайте с него.",
  "address.taken-title": "Този адрес вече има профил",
  "address.taken": "Два профила не могат да имат един адрес. Нищо не е променено.",
  "address.dead-title": "Този линк вече не работи",
  "address.dead": "Нищо не е променено.",
  "address.stopped-title": "Смяната беше спряна",
  "address.stopped": "Профилът ви е със стария си адрес.",

  "busy.title": "Точно сега е много натоварено",
  "busy.text":
    "Толкова много хора са тук наведнъж, че тази страница трябва да почака. Моля, опитайте отново след няколко секунди.",
  "busy.again": "Опитайте отново",
};
