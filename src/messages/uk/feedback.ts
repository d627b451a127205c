import type { Translated } from "../catalogue.ts";
import type { feedback as english } from "../en/feedback.ts";

export const feedback: Translated<typeof english> = {
  "feedback.title": "Форма відгуку",
  "feedback.hint": "П’ять коротких запитань, близько хвилини.",
  "feedback.close": "Закрити",
  "feedback.rating": "Як ви нас оцінюєте?",
  "feedback.rating.5": "5 Чудово",
  "feedback.rating.4": "4 Дуже добре",
  "feedback.rating.3": "3 Добре",
  "feedback.rating.2": "2 Посередньо",
  "feedback.rating.1": "1 Погано",
  "feedback.feature": "Ваша улюблена функція?",
  "feedback.feature.map": "Карта",
  "feedback.feature.events": "Події",
  "feedback.feature.filters": "Фільтри",
  "feedback.feature.favs": "Улюблені",
  "feedback.best": "Найкраща знайдена подія",
  "feedback.suggestions": "Пропозиції",
  "feedback.suggestions-placeholder": "Що нам додати чи змінити?",
  "feedback.email": "Ел. пошта",
  "feedback.choose": "Виберіть один із варіантів.",
  "feedback.write": "Напишіть кілька слів.",
  "feedback.email-wrong": "Уведіть повну адресу ел. пошти.",
  "feedback.cancel": "Скасувати",
  "feedback.send": "Надіслати",
  "feedback.sent": "Відгук надіслано",
};
