import { sixForms } from "./six-forms.ts";

export const content = {
  "blog.title": "المدونة",
  "blog.description": "رؤى وأخبار عن الفعاليات وكيف تستمتع بالحياة.",
  "blog.read-more": "اقرأ المزيد",
  "blog.minutes": sixForms(
    "قراءة سريعة|قراءة دقيقة واحدة|قراءة دقيقتين|قراءة {count} دقائق|قراءة {count}\u00a0دقيقة",
  ),
  "blog.facts": "{date} · {minutes}",
  "blog.none": "لا مقالات بعد.",
  "blog.none-map": "فتح الخريطة",
  "blog.back": "العودة إلى المدونة",
  "blog.share": "مشاركة",

  "content.english-only": "هذا النص متاح بالإنجليزية فقط.",

  "team.title": "الفريق",
  "team.description": "العمل وراء {site}.",
  "team.lead": "ثلاثة أنواع من العمل وراء خريطة واحدة.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name} على LinkedIn، يُفتح في علامة تبويب جديدة",

  "support.title": "ادعمنا",
  "support.description": "كيف تدعم {site} وتسهم في رسم مستقبله.",
  "support.lead": "{site} مجاني للجميع ولا يبيع تذاكر.",
  "support.help": "كيف يمكنك المساعدة",
  "support.help-tell": "أخبر صديقًا عن أمسية وجدتها هنا.",
  "support.help-add": "أضف فعالية غير موجودة على الخريطة.",
  "support.help-report": "هل لاحظت خطأ؟ في كل صفحة فعالية زر للإبلاغ عن مشكلة.",
  "support.help-write": "اكتب إلينا بأفكارك أو لتقديم يد العون.",
  "support.add": "أضف فعالية",
  "support.planned": "المخطط للإصدار القادم:",
  "support.planned-none": "لم نعلن بعد عن الإصدار القادم. أخبرنا بما ينقصك.",
  "support.roadmap": "خارطة الطريق",
  "support.write": "اكتب إلينا",
  "support.blog": "قراءة المدونة",

  greeting:
    "مرحبًا بك يا من تنظر خلف الخريطة. كل دبوس هنا كان أمسية لشخص ما. وجدت خطأ أو لديك فكرة أفضل؟ نقرأ كل ما يصل عبر نموذج الملاحظات.",

  "legal.contents": "في هذه الصفحة",
  "legal.updated": "آخر تحديث: {date}",
  "legal.others": "السياسات",
  "legal.terms": "شروط الاستخدام",
  "legal.privacy": "سياسة الخصوصية",
  "legal.cookies": "سياسة ملفات تعريف الارتباط",
  "legal.data": "حذف البيانات",
  "legal.accessibility": "بيان إمكانية الوصول",
};
