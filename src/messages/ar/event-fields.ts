import type { Translated } from "../catalogue.ts";
import type { eventFields as english } from "../en/event-fields.ts";

/** The labels of the fields of an event, wherever they are shown, and of their values. */
export const eventFields: Translated<typeof english> = {
  "field.title": "العنوان",
  "field.venue": "المكان",
  "field.start": "البداية",
  "field.date": "التاريخ",
  "field.time": "الوقت",
  "field.end": "النهاية",
  "field.endDate": "تاريخ الانتهاء",
  "field.endTime": "وقت الانتهاء",
  "field.isAllDay": "طوال اليوم",
  "field.openDays": "أيام الافتتاح",
  "field.status": "الحالة",
  "field.isSoldOut": "نفدت التذاكر",
  "field.price": "السعر",
  "field.isFree": "مجاني",
  "field.priceFrom": "من",
  "field.priceTo": "إلى",
  "field.currency": "العملة",
  "field.tags": "الوسوم",
  "field.minAge": "الحد الأدنى للعمر",
  "field.room": "القاعة أو المسرح",
  "field.language": "اللغة",
  "field.organizer": "المنظّم",
  "field.link": "الرابط",
  "field.image": "الصورة",
  "field.description": "الوصف",
  "field.doors": "فتح الأبواب",
};
