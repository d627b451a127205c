import { CATEGORIES } from "#domain/category.ts";
import { MAX_DESCRIPTION, MAX_NAME } from "#domain/event-limits.ts";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSection } from "./form-section.tsx";
import type { FormState } from "./form-state.ts";
import { Optional } from "./optional.tsx";
import { PictureField } from "./picture-field.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { SimilarEventList } from "./similar-events.tsx";
import classes from "./submit-form.module.css";

/** What most events of this map are held in; a submission may have any other by the call. */
const LANGUAGES = ["bg", "en", "de", "es", "fr", "it", "ru", "tr", "el", "ro", "sr", "mk", "uk"] as const;

interface WhatSectionProps {
  form: FormState;
  /** It is listed already: others like it are no duplicates. */
  isChange?: boolean | undefined;
}

export function WhatSection({ form, isChange = false }: WhatSectionProps) {
  const { t } = useMessages();
  const { set, problemOf } = form;
  const { fields } = form.draft;
  const isListed = ["", ...LANGUAGES].includes(fields.language);
  return (
    <FormSection title={t("submit.what")}>
      <TextField
        name="title"
        label={t("field.title")}
        problem={problemOf("title")}
        value={fields.title}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        maxLength={MAX_NAME}
        autoComplete="off"
        required
      />
      {!isChange && <SimilarEventList fields={fields} />}
      <RadioGroup
        name="category"
        label={t("submit.field.category")}
        problem={problemOf("category")}
        options={CATEGORIES.map((value) => ({
          value,
          label: t(`category.${value}`),
          icon: <CategoryGlyph category={value} size={17} />,
          color: `var(--${value})`,
        }))}
        value={fields.category}
        onChoose={(category) => set({ category })}
        isRequired
      />
      <TextArea
        name="description"
        label={t("field.description")}
        hint={t("submit.description-hint")}
        problem={problemOf("description")}
        value={fields.description}
        onChange={({ currentTarget }) => set({ description: currentTarget.value })}
        maxLength={MAX_DESCRIPTION}
      />
      <div className={classes.two}>
        <PictureField form={form} />
        <SelectField
          name="language"
          label={t("field.language")}
          aside={<Optional />}
          problem={problemOf("language")}
          options={[
            { value: "", label: t("submit.language-none") },
            ...LANGUAGES.map((value) => ({ value, label: t(`submit.language.${value}`) })),
            ...(isListed ? [] : [{ value: fields.language, label: fields.language }]),
          ]}
          value={fields.language}
          onChange={({ currentTarget }) => set({ language: currentTarget.value })}
        />
      </div>
    </FormSection>
  );
}
