import { CATEGORIES, type Category } from "#domain/category.ts";
import { MAX_CATEGORY_LABEL, MAX_WELCOME } from "#domain/instance.ts";
import { LOCALES, type Locale, languageName, localeOf } from "#domain/locale.ts";
import { translatorFor } from "#messages/translate.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import view from "../view.module.css";
import type { InstanceForm } from "./draft.ts";
import classes from "./instance.module.css";
import { AddLanguage, type TextLanguages } from "./text-languages.tsx";

/** The first language, the welcome and the names of categories, in each language. */
export function WordsSection({ form, languages }: { form: InstanceForm; languages: TextLanguages }) {
  const { draft, problems, set } = form;
  const { t, locale: shown } = useMessages();
  const usual = translatorFor(shown);
  const relabel = (locale: Locale, category: Category, label: string) =>
    set({
      categories: { ...draft.categories, [locale]: { ...draft.categories[locale], [category]: label } },
    });
  return (
    <>
      <section className={`${view.card} ${classes.section}`}>
        <h2 className={view.section}>{t("instance.languages")}</h2>
        <SelectField
          label={t("instance.language")}
          hint={t("instance.language-hint")}
          problem={problems.language}
          value={draft.language ?? ""}
          options={[
            { value: "", label: t("instance.language-usual") },
            ...LOCALES.map((value) => ({ value, label: languageName(value) })),
          ]}
          onChange={({ currentTarget }) => set({ language: localeOf(currentTarget.value) ?? null })}
        />
      </section>
      <section className={`${view.card} ${classes.section}`}>
        <h2 className={view.section}>{t("instance.texts")}</h2>
        <AddLanguage languages={languages} />
        {languages.shown.map((locale) => (
          <TextArea
            key={locale}
            label={t("instance.welcome-of", { language: languageName(locale) })}
            problem={problems.welcome}
            rows={3}
            lang={locale}
            maxLength={MAX_WELCOME}
            value={draft.welcome[locale] ?? ""}
            onChange={({ currentTarget }) =>
              set({ welcome: { ...draft.welcome, [locale]: currentTarget.value } })
            }
          />
        ))}
      </section>
      <section className={`${view.card} ${classes.section}`}>
        <h2 className={view.section}>{t("instance.labels")}</h2>
        <p className={problems.categories ? classes.problem : classes.hint}>
          {problems.categories ?? t("instance.labels-hint")}
        </p>
        <div className={classes.labels}>
          {CATEGORIES.flatMap((category) =>
            languages.shown.map((locale) => (
              <TextField
                key={`${category} ${locale}`}
                label={t("instance.label-of", {
                  category: usual(`category.${category}`),
                  language: languageName(locale),
                })}
                lang={locale}
                maxLength={MAX_CATEGORY_LABEL}
                autoComplete="off"
                value={draft.categories[locale]?.[category] ?? ""}
                onChange={({ currentTarget }) => relabel(locale, category, currentTarget.value)}
              />
            )),
          )}
        </div>
      </section>
    </>
  );
}
