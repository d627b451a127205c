import { sixForms } from "./six-forms.ts";

export const embed = {
  "embed.title": "الخريطة",
  "embed.open": "فتح الخريطة",
  "embed.venues": sixForms(
    "لا أماكن ظاهرة|مكان واحد ظاهر|مكانان ظاهران|{count} أماكن ظاهرة|{count} مكانًا ظاهرًا|{count} مكان ظاهر",
  ),
  "embed.loading": "جارٍ البحث عن فعاليات…",
  "embed.more": sixForms(
    "لا مزيد من الفعاليات|فعالية أخرى|فعاليتان أخريان|{count} فعاليات أخرى|{count} فعالية أخرى",
  ),
  "embed.link": "إضافة إلى موقعك الإلكتروني",
  "embed.close": "إغلاق",
};
