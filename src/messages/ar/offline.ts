export const offline = {
  "offline.notice": "أنت غير متصل. هذا ما تم حفظه.",
  "offline.kept": "الخادم لا يستجيب. هذه نسخة أقدم.",
  "offline.update": "يتوفر إصدار جديد.",
  "offline.reload": "إعادة التحميل",
  "offline.title": "أنت غير متصل.",
  "offline.text": "لم تُحفظ هذه الصفحة، لكن آخر خريطة رأيتها ومفضلتك محفوظتان.",
  "offline.map": "فتح آخر خريطة",
  "offline.part": "تعذّر التحميل. تحقّق من اتصالك وحاول مرة أخرى.",
};
