import type { Translated } from "../catalogue.ts";
import type { pin as english } from "../en/pin.ts";

export const pin: Translated<typeof english> = {
  "pin.name": "الدبوس: {venue}",
  "pin.hint": "اسحب الدبوس إلى الموضع الدقيق، أو حرّكه بمفاتيح الأسهم.",
  "pin.map": "خريطة عليها الدبوس",
  "pin.wheel": "اضغط Ctrl أو ⌘ أثناء التمرير لتكبير الخريطة أو تصغيرها",
  "pin.fingers": "حرّك الخريطة بإصبعين",
  "pin.no-map": "لا يمكن عرض الخريطة هنا. اكتب الإحداثيات بدلًا من ذلك.",
};
