import { useState } from "react";
import { DEFAULT_LOCALE, LOCALES, type Locale, languageName, localeOf } from "#domain/locale.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { InstanceForm } from "./draft.ts";

export interface TextLanguages {
  /** Those whose fields are shown. */
  shown: readonly Locale[];
  add(locale: Locale): void;
}

/** The languages that texts are asked for in: English, the reader's, the site's first one, those with texts, and those added. */
export function useTextLanguages({ draft }: InstanceForm): TextLanguages {
  const { locale } = useMessages();
  const [added, setAdded] = useState<readonly Locale[]>([]);
  const hasText = (each: Locale) =>
    Boolean(draft.welcome[each] || draft.announcement[each] || draft.categories[each]);
  const usual: readonly (Locale | null)[] = [DEFAULT_LOCALE, locale, draft.language, ...added];
  return {
    shown: LOCALES.filter((each) => usual.includes(each) || hasText(each)),
    add: (each) => setAdded([...added, each]),
  };
}

/** Adds the fields of one more language. */
export function AddLanguage({ languages: { shown, add } }: { languages: TextLanguages }) {
  const { t } = useMessages();
  const others = LOCALES.filter((each) => !shown.includes(each));
  if (others.length === 0) return null;
  return (
    <SelectField
      label={t("instance.add-language")}
      value=""
      options={[
        { value: "", label: t("instance.choose-language") },
        ...others.map((value) => ({ value, label: languageName(value) })),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = localeOf(currentTarget.value);
        if (chosen) add(chosen);
      }}
    />
  );
}
