import type { Translated } from "../catalogue.ts";
import type { adminVenues as english } from "../en/admin-venues.ts";
import { sixForms } from "./six-forms.ts";

export const adminVenues: Translated<typeof english> = {
  "admin.ask-venue": "حذف {venue}؟",
  "admin.ask-venue-alone": "لا فعاليات فيه.",
  "admin.ask-venue-events": sixForms(
    "لا تُحذف معه أي فعالية.|تُحذف معه فعالية واحدة.|تُحذف معه فعاليتان.|تُحذف معه {count} فعاليات.|تُحذف معه {count} فعالية.",
  ),

  "admin.view.merge-venues": "دمج الأماكن",
  "admin.section.merge-keep": "المكان الذي يبقى",
  "admin.section.merge-merge": "المكان الذي يُدمج فيه",
  "admin.section.merge-preview": "ماذا يترتب",
  "admin.merge": "دمج",
  "admin.merge-lead": "لمكان مدرج مرتين: تتوحّد فعالياته ومفضلاته وعناوينه ومصادره.",
  "admin.merge-none": "اختر مكانًا.",
  "admin.merge-same": "{venue} هو المكان الذي يبقى بالفعل. اختر غيره.",
  "admin.merge-empty": "اختر المكانين لترى ما يغيّره الدمج.",
  "admin.merge-counting": "جارٍ العدّ…",
  "admin.merge-count.events": "فعاليات تُنقل، ومنها السابقة",
  "admin.merge-count.doubles": "فعاليات مشتركة تصبح واحدة",
  "admin.merge-count.favorites": "فعاليات مفضلة تبقى مفضلة",
  "admin.merge-count.people": "أشخاص حفظوها في مفضلتهم",
  "admin.merge-count.addresses": "عناوين تقود إلى المكان الباقي",
  "admin.merge-count.sources": "مصادر تستخدم المكان الباقي من الآن",
  "admin.merge-doubles": "فعاليات المكانين",
  "admin.merge-undo": "يمكن التراجع عن الدمج من سجل التغييرات.",
  "admin.merge-ask": "دمج {merged} في {kept}؟",
  "admin.merge-ask-events": sixForms(
    "لا تُنقل فعاليات، ولن يبقى {merged} مدرجًا.|تُنقل فعالية واحدة، ولن يبقى {merged} مدرجًا.|تُنقل فعاليتان، ولن يبقى {merged} مدرجًا.|تُنقل {count} فعاليات، ولن يبقى {merged} مدرجًا.|تُنقل {count} فعالية، ولن يبقى {merged} مدرجًا.",
  ),
  "admin.merge-ask-doubles": sixForms(
    "لا فعاليات مشتركة.|تصبح فعالية مشتركة فعالية واحدة.|تصبح كل من فعاليتين مشتركتين فعالية واحدة.|تصبح كل من {count} فعاليات مشتركة فعالية واحدة.|تصبح كل من {count} فعالية مشتركة فعالية واحدة.",
  ),
  "admin.merge-done": "تم دمج المكانين",

  "admin.view.merge-cities": "دمج المدن",
  "admin.section.merge-cities-keep": "المدينة الباقية",
  "admin.section.merge-cities-merge": "المدينة التي تُدمج فيها",
  "admin.merge-cities-lead": "لمدينة مدرجة باسمين: أماكنها ومتابعاتها وعناوينها تصبح واحدة.",
  "admin.merge-cities-none": "اختر مدينة.",
  "admin.merge-cities-same": "{city} هي المدينة الباقية بالفعل. اختر غيرها.",
  "admin.merge-cities-empty": "اختر المدينتين لترى ما الذي يغيّره الدمج.",
  "admin.merge-cities-count.venues": "الأماكن التي تنتقل",
  "admin.merge-cities-count.follows": "المتابعات التي تصبح للمدينة الباقية",
  "admin.merge-cities-count.places": "الإجابات المحفوظة عن أماكن المصادر",
  "admin.merge-cities-done": "دُمجت المدينتان",
  "admin.merge-cities-ask": {
    zero: "لا ينتقل أي مكان، و{merged} يقود إلى {kept}.",
    one: "ينتقل مكان واحد، و{merged} يقود إلى {kept}.",
    two: "ينتقل مكانان، و{merged} يقود إلى {kept}.",
    few: "تنتقل {count} أماكن، و{merged} يقود إلى {kept}.",
    many: "ينتقل {count} مكانًا، و{merged} يقود إلى {kept}.",
    other: "ينتقل {count} مكان، و{merged} يقود إلى {kept}.",
  },
};
