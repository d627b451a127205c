import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { cityName } from "#messages/city-name.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { Combobox } from "#web/ui/combobox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useDebounced } from "#web/ui/use-debounced.ts";
import type { ChosenVenue } from "../choice/choice.ts";
import { DialogButtons } from "../questions.tsx";
import { type BulkChange, venuesNamed } from "./event-calls.ts";

export type DialogAction = "cancel" | "postpone" | "move" | "tag" | "price" | "delete";

interface BulkDialogProps {
  action: DialogAction;
  count: number;
  /** How many favourites the events are. */
  people: number;
  onCancel(): void;
  onConfirm(change: BulkChange): void;
}

const TOLD: readonly DialogAction[] = ["cancel", "postpone", "move"];

/** Asks once before many events change, and for what the change needs. */
export function BulkDialog({ action, count, people, onCancel, onConfirm }: BulkDialogProps) {
  const { t } = useMessages();
  const [problem, setProblem] = useState<string>();
  const [venue, setVenue] = useState("");

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const change = bulkChange(action, (name) => String(typed.get(name) ?? "").trim(), venue);
    if (change) onConfirm(change);
    else setProblem(t(`admin.events-missing.${action as "move" | "tag" | "price"}`));
  }

  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t(`admin.events-ask.${action}`, { count })}
      closeLabel={t("admin.close")}
    >
      <form onSubmit={submit} noValidate className="grid gap-12">
        {TOLD.includes(action) && people > 0 && <p>{t("admin.events-told", { count: people })}</p>}
        {action === "delete" && <p>{t("admin.events-delete-hint")}</p>}
        {action === "move" && <MoveFields venue={venue} onVenue={setVenue} />}
        {action === "tag" && (
          <>
            <TextField
              name="add"
              label={t("admin.events-tags-add")}
              hint={t("admin.tags-hint")}
              data-autofocus
            />
            <TextField name="remove" label={t("admin.events-tags-remove")} />
          </>
        )}
        {action === "price" && <PriceFields />}
        {problem && (
          <p role="alert" className="wrong text-small">
            {problem}
          </p>
        )}
        <DialogButtons>
          <Button variant="default" onClick={onCancel}>
            {t("admin.events-keep")}
          </Button>
          <Button type="submit">{t(`admin.events-confirm.${action}`, { count })}</Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

const PAUSE_MS = 200;

/** Another venue, by its name, and by how many days events are moved. */
function MoveFields({ venue, onVenue }: { venue: string; onVenue(id: string): void }) {
  const { t, locale } = useMessages();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<ChosenVenue>();
  const { data: found = [], isFetching } = useQuery(venuesNamed(useDebounced(typed, PAUSE_MS)));
  const venues = chosen && !found.some(({ _id }) => _id === chosen._id) ? [chosen, ...found] : found;
  return (
    <>
      <Combobox
        label={t("admin.field.newVenue")}
        placeholder={t("admin.events-same-venue")}
        options={venues.map(({ _id, name, city, category }) => ({
          value: _id,
          label: name,
          content: (
            <span>
              <bdi {...textProps(name, locale)}>{name}</bdi>{" "}
              <small>
                {t("event.where", { venue: t(`category.${category}`), city: cityName(city, locale) })}
              </small>
            </span>
          ),
        }))}
        value={venue}
        onSearch={setTyped}
        onChoose={(id) => {
          setChosen(venues.find(({ _id }) => _id === id));
          onVenue(id);
        }}
        emptyText={t(isFetching ? "admin.searching" : "admin.nothing-found")}
      />
      <TextField
        name="days"
        type="number"
        step={1}
        min={-366}
        max={366}
        defaultValue={0}
        label={t("admin.events-days")}
        hint={t("admin.events-days-hint")}
      />
    </>
  );
}

function PriceFields() {
  const { t } = useMessages();
  const [kind, setKind] = useState("costs");
  return (
    <>
      <SelectField
        name="kind"
        label={t("field.price")}
        value={kind}
        data-autofocus
        onChange={({ currentTarget }) => setKind(currentTarget.value)}
        options={(["costs", "free", "unknown"] as const).map((value) => ({
          value,
          label: t(`admin.events-price.${value}`),
        }))}
      />
      {kind === "costs" && (
        <div className="flex gap-12">
          <TextField
            className="grow"
            name="from"
            type="number"
            min={0}
            step="any"
            label={t("field.priceFrom")}
          />
          <TextField className="grow" name="to" type="number" min={0} step="any" label={t("field.priceTo")} />
          <TextField
            className="grow"
            name="currency"
            label={t("field.currency")}
            maxLength={3}
            defaultValue={DEFAULT_CURRENCY}
          />
        </div>
      )}
    </>
  );
}

const DEFAULT_CURRENCY = "EUR";

/** The change that the fields mean; nothing where something is missing. */
export function bulkChange(
  action: DialogAction,
  typed: (name: string) => string,
  venue: string,
): BulkChange | undefined {
  switch (action) {
    case "move": {
      const days = Number(typed("days"));
      if (!Number.isInteger(days) || (venue === "" && days === 0)) return undefined;
      return { action, venue: venue === "" ? undefined : Number(venue), days };
    }
    case "tag": {
      const [add, remove] = [listed(typed("add")), listed(typed("remove"))];
      return add.length + remove.length > 0 ? { action, add, remove } : undefined;
    }
    case "price": {
      const kind = typed("kind");
      if (kind !== "costs") return { action, isFree: kind === "free" };
      const [from, to] = [amount(typed("from")), amount(typed("to"))];
      if ((from === null && to === null) || Number.isNaN(from) || Number.isNaN(to)) return undefined;
      return { action, isFree: false, priceFrom: from, priceTo: to, currency: typed("currency") };
    }
    default:
      return { action };
  }
}

const listed = (text: string) => text.split(",").flatMap((part) => part.trim() || []);
const amount = (text: string) => (text === "" ? null : Number(text));
