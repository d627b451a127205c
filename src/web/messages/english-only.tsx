import { useMessages } from "./messages-provider.tsx";

/** Shown to visitors who read the rest of the product in another language. */
export function EnglishOnly() {
  const { t, locale } = useMessages();
  return locale === "en" ? null : (
    <p className="pad-8-12 above-16 text-small semibold info on-info radius-sm">
      {t("content.english-only")}
    </p>
  );
}
