import { useId, useState } from "react";
import type { Source } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { AskModal } from "../forms/form-modals.tsx";
import classes from "./sources.module.css";

interface DeleteSourceProps {
  source: Source | undefined;
  onCancel(): void;
  onDelete(source: Source, events: "keep" | "withdraw"): void;
}

/** Asks whether the events of a source stay when it goes. */
export function DeleteSource({ source, onCancel, onDelete }: DeleteSourceProps) {
  const { t } = useMessages();
  const name = useId();
  const [events, setEvents] = useState<"keep" | "withdraw">("keep");
  const question = source && {
    title: t("admin.source-delete-title", { source: source.name }),
    sentences: [t("admin.source-events", { count: source.events })],
  };
  return (
    <AskModal
      question={question}
      isOpen={source !== undefined}
      submit={t("admin.delete")}
      onCancel={onCancel}
      onConfirm={() => source && onDelete(source, events)}
    >
      <fieldset className={classes.radios}>
        <legend>{t("admin.source-delete-what")}</legend>
        {(["keep", "withdraw"] as const).map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={events === each} onChange={() => setEvents(each)} />
            {t(`admin.source-delete-${each}`)}
          </label>
        ))}
      </fieldset>
    </AskModal>
  );
}
