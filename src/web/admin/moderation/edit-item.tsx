import { type FormEvent, useEffect, useRef } from "react";
import { fieldsOf } from "#contract/submission-form.ts";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { MAX_DESCRIPTION, MAX_LINK, MAX_NAME } from "#domain/event-limits.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChoiceField, Field, LongField } from "../field.tsx";
import fieldClasses from "../fields.module.css";
import view from "../view.module.css";
import classes from "./moderation.module.css";
import type { QueueItem } from "./moderation-calls.ts";

interface EditItemProps {
  item: QueueItem;
  problems: Readonly<Record<string, string>>;
  onCancel(): void;
  onSave(changes: Record<string, unknown>): void;
}

/** A submission's fields, to be corrected before it is published. */
export function EditItem({ item, problems, onCancel, onSave }: EditItemProps) {
  const { t } = useMessages();
  const element = useRef<HTMLFormElement>(null);
  const fields = fieldsOf(item.form ?? {});
  const problemOf = (name: string) => problems[name];

  const wrong = Object.keys(problems).join();
  useEffect(() => {
    element.current?.querySelector<HTMLElement>(wrong ? "[aria-invalid=true]" : "[name=title]")?.focus();
  }, [wrong]);

  /** Only what differs from what was sent. */
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = Object.entries(Object.fromEntries(new FormData(event.currentTarget)));
    const changed = typed.filter(([name, value]) => fields[name as keyof typeof fields] !== value);
    onSave(Object.fromEntries(changed));
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className={view.card}>
      <h2 className={classes.name}>{item.title}</h2>
      <div className={fieldClasses.details}>
        <Field name="title" problemOf={problemOf} defaultValue={fields.title} maxLength={MAX_NAME} />
        <Field name="date" type="date" problemOf={problemOf} defaultValue={fields.date} />
        <Field name="time" type="time" problemOf={problemOf} defaultValue={fields.time} />
        <ChoiceField
          name="category"
          problemOf={problemOf}
          options={VENUE_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
          defaultValue={fields.category}
        />
        <Field name="endDate" type="date" problemOf={problemOf} defaultValue={fields.endDate} />
        <Field name="endTime" type="time" problemOf={problemOf} defaultValue={fields.endTime} />
        <div className={`${fieldClasses.two} ${fieldClasses.whole}`}>
          <Field
            name="image"
            type="url"
            problemOf={problemOf}
            defaultValue={fields.image}
            maxLength={MAX_LINK}
          />
          <Field
            name="link"
            type="url"
            problemOf={problemOf}
            defaultValue={fields.link}
            maxLength={MAX_LINK}
          />
          <Field
            name="organizer"
            problemOf={problemOf}
            defaultValue={fields.organizer}
            maxLength={MAX_NAME}
          />
          <Field name="tags" problemOf={problemOf} defaultValue={fields.tags} hint={t("admin.tags-hint")} />
        </div>
        <div className={fieldClasses.whole}>
          <LongField
            name="description"
            problemOf={problemOf}
            defaultValue={fields.description}
            maxLength={MAX_DESCRIPTION}
          />
        </div>
      </div>
      <div className={view.buttons}>
        <Button type="submit">{t("moderation.save")}</Button>
        <Button variant="default" onClick={onCancel}>
          {t("moderation.cancel")}
        </Button>
      </div>
    </form>
  );
}
