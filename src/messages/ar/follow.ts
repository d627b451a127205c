import type { Translated } from "../catalogue.ts";
import type { follow as english } from "../en/follow.ts";
import { sixForms } from "./six-forms.ts";

export const follow: Translated<typeof english> = {
  "follow.follow": "متابعة",
  "follow.following": "تتابعه",
  "follow.view": "متابعة هذه المنطقة",
  "follow.search": "متابعة «{query}»",
  "follow.done": "بدأت المتابعة: يصلك الجديد بالبريد كل صباح.",
  "follow.how": "كيف؟",
  "follow.ended": "أوقفت المتابعة.",
  "follow.undo": "تراجع",
  "follow.failed": "لم ينجح ذلك. يُرجى المحاولة مرة أخرى.",
  "follow.sign-in": "سجّل الدخول لتبدأ المتابعة.",
  "follow.title": "ما تتابعه",
  "follow.kind.organizer": "منظّم",
  "news.title": "جديد لك",
  "news.count": sixForms(
    "لا فعاليات جديدة أو معدّلة|فعالية جديدة أو معدّلة|فعاليتان جديدتان أو معدّلتان|{count} فعاليات جديدة أو معدّلة|{count} فعالية جديدة أو معدّلة",
  ),
  "organizer-page.title": "فعاليات {organizer}",
  "organizer-page.description": sixForms(
    "لا فعاليات قادمة من {organizer}.|فعالية قادمة واحدة من {organizer}.|فعاليتان قادمتان من {organizer}.|{count} فعاليات قادمة من {organizer}.|{count} فعالية قادمة من {organizer}.",
  ),
  "organizer-page.empty": "لا فعاليات قادمة معروفة حاليًا.",
};
