import type { Translated } from "../catalogue.ts";
import type { security as english } from "../en/security.ts";
import { securityKinds } from "./security-kinds.ts";
import { sixForms } from "./six-forms.ts";

export const security: Translated<typeof english> = {
  ...securityKinds,
  "security.loading": "جارٍ التحميل…",
  "security.failed": "لم ينجح ذلك. يُرجى المحاولة مرة أخرى.",

  "profile.delete-yourself": "أو احذفه بنفسك",
  "profile.delete-yourself-lead":
    "فورًا ونهائيًا: يُحذف ملفك ومفضلتك وتذكيراتك ومتابعاتك وجلساتك، ولا يمكن لأحد استعادتها.",
  "profile.delete-brought": "الفعاليات التي أضفتها",
  "profile.delete-brought.keep": "تبقى بدون اسمك",
  "profile.delete-brought.remove": "تُزال",
  "profile.delete-now": "حذف حسابي",
  "profile.delete-sign-in": "لحذف حسابك، سجّل الدخول باستخدام Google مرة أخرى.",

  "security.email": "عنوان البريد الإلكتروني",
  "security.email-lead": "تسجّل الدخول بالعنوان {email}، وإليه تصل الرسائل.",
  "security.email-stopped":
    "يرفض هذا العنوان رسائلنا، لذا أوقفنا إرسال التذكيرات والأخبار إليه. تحقّق من صندوق بريدك أو غيّر العنوان.",
  "security.email-retry": "استئناف إرسال الرسائل",
  "security.email-retried": "نرسل الرسائل إلى هذا العنوان من جديد.",
  "security.email-new": "عنوان البريد الجديد",
  "security.email-change": "تغيير العنوان",
  "security.email-sent":
    "افتح الرابط الذي أرسلناه إلى العنوان الجديد. يصل إشعار إلى العنوان القديم، ويمكن منه إيقاف التغيير.",

  "security.passkeys": "مفاتيح المرور",
  "security.passkeys-lead": "سجّل الدخول ببصمتك أو وجهك أو رقم PIN لجهازك بدلًا من كلمة المرور.",
  "security.passkey-add": "إضافة مفتاح مرور",
  "security.passkey-added": "تمت إضافة مفتاح المرور.",
  "security.passkey-name": "اسم مفتاح المرور",
  "security.passkey-hint": "لتعرفه لاحقًا، مثل اسم هذا الجهاز.",
  "security.passkey-used": "آخر استخدام {when}",
  "security.passkey-unused": "أضيف {when}، ولم يُستخدم بعد",
  "security.passkey-rename": "إعادة تسمية",
  "security.passkey-rename-spoken": "إعادة تسمية مفتاح المرور {name}",
  "security.passkey-save": "حفظ",
  "security.passkey-renamed": "تم تغيير اسم مفتاح المرور.",
  "security.passkey-remove": "إزالة",
  "security.passkey-remove-spoken": "إزالة مفتاح المرور {name}",
  "security.passkey-removed": "تمت إزالة مفتاح المرور.",

  "security.factor": "التحقق بخطوتين",
  "security.factor-lead":
    "بعد كلمة المرور يُطلب رمز يعرضه تطبيق مصادقة على هاتفك. لا يحتاج مفتاح المرور إلى خطوة ثانية.",
  "security.factor-required":
    "يتطلب دورك التحقق بخطوتين: فعّله هنا أو سجّل الدخول بمفتاح مرور. حتى ذلك الحين لديك صلاحيات مستخدم عادي.",
  "security.factor-begin": "إعداد تطبيق",
  "security.factor-scan": "امسح هذا بتطبيق المصادقة.",
  "security.factor-qr": "رمز QR للمفتاح أدناه",
  "security.factor-type": "أو أضف هذا المفتاح إلى التطبيق، أو افتح الرابط على هاتفك:",
  "security.factor-link": "فتح في التطبيق",
  "security.factor-code": "الرمز الذي يعرضه التطبيق",
  "security.factor-confirm": "تفعيل",
  "security.factor-codes":
    "تم تفعيل التحقق بخطوتين. احفظ رموز الاسترداد هذه حيث تجدها بدون هاتفك؛ يعمل كل منها مرة واحدة، ولن تُعرض ثانية:",
  "security.factor-done": "حفظتها",
  "security.factor-on": sixForms(
    "مفعّل. لم يبقَ أي رمز استرداد.|مفعّل. بقي رمز استرداد واحد.|مفعّل. بقي رمزا استرداد.|مفعّل. بقيت {count} رموز استرداد.|مفعّل. بقي {count} رمز استرداد.",
  ),
  "security.factor-prove": "إدخال رمز",
  "security.factor-off": "إيقاف",
  "security.factor-turned-off": "تم إيقاف التحقق بخطوتين.",
  "security.factor-proved": "شكرًا: عادت صلاحياتك.",

  "security.sessions": "أين سجّلت الدخول",
  "security.sessions-lead": "أنهِ أي جلسة لا تعرفها، وغيّر كلمة مرورك.",
  "security.session-this": "هذا الجهاز",
  "security.session-used": "آخر استخدام {when}",
  "security.session-end": "إنهاء",
  "security.session-end-spoken": "إنهاء جلسة {device}",
  "security.session-ended": "تم إنهاء الجلسة.",
  "security.sessions-end": "إنهاء كل الجلسات الأخرى",
  "security.sessions-ended": "تم إنهاء كل الجلسات الأخرى.",

  "security.tokens": "رموز وصول للبرامج",
  "security.tokens-lead":
    "يتيح رمز الوصول لبرنامج استخدام API نيابة عنك. لا يفتح هذه الصفحة أبدًا، وتغيير كلمة المرور يُنهي كل الرموز.",
  "security.tokens-none": "ليس لديك رموز وصول.",
  "security.token-make": "إنشاء رمز",
  "security.token-made": "تم إنشاء الرمز.",
  "security.token-name": "اسم الرمز",
  "security.token-hint": "لتعرفه لاحقًا، مثل اسم البرنامج الذي يستخدمه.",
  "security.token-right": "ما يُسمح له به",
  "security.right.read": "القراءة",
  "security.right.write": "قراءة ما يخصك وتعديله",
  "security.right.moderate": "الإشراف",
  "security.right.administer": "الإدارة",
  "security.token-days": "مدة الصلاحية",
  "security.token-days-of": sixForms("بلا مدة|يوم واحد|يومان|{count} أيام|{count} يومًا|{count} يوم"),
  "security.token-once": "هذا رمزك الجديد. احفظه الآن: لن يُعرض ثانية.",
  "security.token-secret": "الرمز الجديد",
  "security.token-copy": "نسخ",
  "security.token-copied": "تم نسخ الرمز.",
  "security.token-copy-failed": "تعذّر النسخ. حدّد الرمز وانسخه بنفسك.",
  "security.token-kept": "حفظته",
  "security.token-expires": "حتى {when}",
  "security.token-expired": "انتهى {when}",
  "security.token-used": "آخر استخدام {when}",
  "security.token-unused": "لم يُستخدم بعد",
  "security.token-revoke": "إبطال",
  "security.token-revoke-spoken": "إبطال الرمز {name}",
  "security.token-revoke-title": "إبطال «{name}»؟",
  "security.token-revoke-lead": "تتوقف فورًا البرامج التي تستخدم هذا الرمز. لا يمكن التراجع عن ذلك.",
  "security.token-revoked": "تم إبطال الرمز.",
  "security.token-cancel": "إلغاء",

  "security.data": "بياناتك",
  "security.data-lead":
    "كل ما نحفظه عن حسابك في ملف JSON: الملف الشخصي والمفضلة والتذكيرات والمتابعات وما أضفته وأبلغت عنه والجلسات وهذا السجل.",
  "security.data-export": "تنزيل بياناتي",

  "security.log": "سجل الأمان",
  "security.log-lead": "ما حدث لحسابك في نصف السنة الأخير. عناوين الشبكة مختصرة.",
  "security.log-older": "عرض الأقدم",
};
