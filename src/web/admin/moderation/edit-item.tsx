import { type FormEvent, useEffect, useRef } from "react";
import { fieldsOf } from "#contract/submission-form.ts";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { sectionClass } from "#web/ui/page.tsx";
import { AdminField, ChoiceField, Fields, LongField } from "../field.tsx";
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
    <form ref={element} noValidate onSubmit={submit} className={sectionClass}>
      <h2 className="text-h2 heavy breakable">{item.title}</h2>
      <Fields problemOf={(name) => problems[name]} values={fields}>
        <AdminField name="title" />
        <div className="columns-2">
          <AdminField name="date" />
          <AdminField name="time" />
          <AdminField name="endDate" />
          <AdminField name="endTime" />
          <ChoiceField
            name="category"
            options={VENUE_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
          />
          <AdminField name="organizer" />
          <AdminField name="image" />
          <AdminField name="link" />
        </div>
        <AdminField name="tags" hint={t("admin.tags-hint")} />
        <LongField name="description" />
      </Fields>
      <div className="flex wrap gap-12">
        <Button type="submit">{t("moderation.save")}</Button>
        <Button variant="default" onClick={onCancel}>
          {t("moderation.cancel")}
        </Button>
      </div>
    </form>
  );
}
