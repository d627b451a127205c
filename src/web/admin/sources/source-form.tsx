import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { NOTHING } from "../choice/choice.ts";
import { VenueChoice } from "../choice/venue-choice.tsx";
import { fieldClasses } from "../field.tsx";
import fields from "../fields.module.css";
import { FormSection } from "../forms/admin-form.tsx";
import type { SourceDraft } from "./source-draft.ts";
import { everyText } from "./source-words.ts";
import classes from "./sources.module.css";
import { TrustField } from "./trust-field.tsx";
import type { Work } from "./use-work.ts";

const RHYTHMS = ["PT1H", "PT6H", "PT24H", "PT168H"];

interface SourceFormProps {
  draft: SourceDraft;
  onDraft(draft: SourceDraft): void;
  work: Work;
  onSubmit(): void;
  /** What a file needs beside its name. */
  file?: ReactNode;
  /** Whether an address may still become a file. */
  hasKind?: boolean;
  children: ReactNode;
}

export function SourceForm(props: SourceFormProps) {
  const { draft, onDraft, work, onSubmit, file, hasKind = false, children } = props;
  const { t } = useMessages();
  const element = useRef<HTMLFormElement>(null);
  const { problemOf, fields: wrong } = work;
  const set = (change: Partial<SourceDraft>) => onDraft({ ...draft, ...change });

  useEffect(() => {
    if (Object.keys(wrong).length > 0)
      element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [wrong]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }

  const rhythms = RHYTHMS.includes(draft.every) ? RHYTHMS : [draft.every, ...RHYTHMS];
  return (
    <form ref={element} noValidate onSubmit={submit} className={classes.form}>
      <FormSection title={t("admin.source-where")}>
        {hasKind && (
          <fieldset className={classes.radios}>
            <legend>{t("admin.source-kind")}</legend>
            {(["address", "file"] as const).map((kind) => (
              <label key={kind}>
                <input
                  type="radio"
                  name="kind"
                  checked={draft.kind === kind}
                  onChange={() => set({ kind })}
                />
                {t(`admin.source-kind.${kind}`)}
              </label>
            ))}
          </fieldset>
        )}
        {draft.kind === "address" && (
          <TextInput
            type="url"
            label={t("admin.source-url")}
            value={draft.url}
            error={problemOf("url")}
            autoComplete="off"
            onChange={({ currentTarget }) => set({ url: currentTarget.value })}
            classNames={fieldClasses}
          />
        )}
        {draft.kind === "file" && file}
        <div className={`${fields.two} ${classes.below}`}>
          <TextInput
            label={t("admin.source-name")}
            value={draft.name}
            error={problemOf("name")}
            maxLength={200}
            autoComplete="off"
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
            classNames={fieldClasses}
          />
          {draft.kind === "address" && (
            <NativeSelect
              label={t("admin.source-every")}
              value={draft.every}
              error={problemOf("every")}
              data={rhythms.map((value) => ({ value, label: everyText(value, t) }))}
              onChange={({ currentTarget }) => set({ every: currentTarget.value })}
              classNames={fieldClasses}
            />
          )}
        </div>
      </FormSection>
      <FormSection title={t("admin.source-place")}>
        <VenueChoice choice={draft.choice} onChoice={(choice) => set({ choice })} problemOf={problemOf} />
        {draft.choice.country !== "" && (
          <Button
            variant="subtle"
            size="sm"
            className={classes.below}
            onClick={() => set({ choice: NOTHING })}
          >
            {t("admin.source-place-clear")}
          </Button>
        )}
        <Checkbox
          radius={6}
          label={t("admin.source-creates")}
          checked={draft.createsVenues}
          onChange={({ currentTarget }) => set({ createsVenues: currentTarget.checked })}
          className={classes.below}
        />
      </FormSection>
      <FormSection title={t("admin.source-trust")}>
        <TrustField publishes={draft.publishes} onChange={(publishes) => set({ publishes })} />
      </FormSection>
      {children}
    </form>
  );
}
