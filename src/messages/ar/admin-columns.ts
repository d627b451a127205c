import type { Translated } from "../catalogue.ts";
import type { adminColumns as english } from "../en/admin-columns.ts";
import { sixForms } from "./six-forms.ts";

export const adminColumns: Translated<typeof english> = {
  "admin.columns": "ماذا في كل عمود؟",
  "admin.columns-lead": "حدّد ذلك مرة واحدة؛ ويُقرأ كل ملف أو رد لاحق بالطريقة نفسها.",
  "admin.columns-export": "يبدو تصديرًا من {program}، وقد عبّأناه لك.",
  "admin.columns-first": "حدّد ما في كل عمود، وكيف كُتبت التواريخ.",
  "admin.columns-none": "لا أعمدة في هذا المصدر: يذكر فعالياته بصيغته الخاصة.",
  "admin.columns-mapped": "تُقرأ الأعمدة كما حُدّدت.",
  "admin.columns-guessed": "تُخمَّن أعمدة الجداول وبيانات JSON البسيطة من أسمائها.",
  "admin.columns-show": "عرض الأعمدة",
  "admin.columns-show-file": "اختر ملفًا لترى أعمدته",
  "admin.export-of.google": "تقويم Google",
  "admin.export-of.outlook": "Outlook",
  "admin.export-of.eventsCalendar": "إضافة The Events Calendar",
  "admin.column-is": "{column} هو",
  "admin.column-unused": "عدم الاستيراد",
  "admin.column-order": "اليوم أولًا أم الشهر؟",
  "admin.column-missing": "اختر عمودًا لكل من: {fields}.",
  "admin.column-gone": "لم تعد هذه الأعمدة موجودة: {columns}.",
  "admin.dates-question": "{date}: أي يوم هو؟",
  "admin.dates-hint": sixForms(
    "لا تواريخ ملتبسة.|يمكن قراءة هذا التاريخ بطريقتين، فنسأل مرة واحدة ونتذكر.|يمكن قراءة التاريخين بطريقتين، فنسأل مرة واحدة ونتذكر.|يمكن قراءة كل التواريخ ({count}) بطريقتين، فنسأل مرة واحدة ونتذكر.",
  ),
  "admin.dates-dmy": "اليوم أولًا",
  "admin.dates-mdy": "الشهر أولًا",
  "admin.dates-weekend": sixForms(
    "لا شيء من {all} يقع في جمعة أو سبت أو أحد|واحد من {all} يقع في جمعة أو سبت أو أحد|اثنان من {all} يقعان في جمعة أو سبت أو أحد|{count} من {all} تقع في جمعة أو سبت أو أحد",
  ),
  "admin.sample": "الصف {line}، كما سيظهر",
  "admin.sample-before": "الصف السابق",
  "admin.sample-next": "الصف التالي",
  "admin.column.uid": "رقمها الخاص",
  "admin.column.city": "المدينة",
  "admin.column.region": "الولاية أو المحافظة",
  "admin.column.country": "البلد",
  "admin.column.category": "الفئة",
  "admin.column.address": "عنوان المكان",
  "admin.column.latitude": "خط العرض",
  "admin.column.longitude": "خط الطول",
  "admin.column.series": "السلسلة",
};
