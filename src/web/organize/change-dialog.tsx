import { type FormEvent, useEffect, useState } from "react";
import type { ChangedOwnEvent, OwnEvent, OwnEventForm } from "#contract/organizers.ts";
import { urls } from "#contract/urls.ts";
import type { Scope } from "#domain/event/event.ts";
import { lastDayOfRun } from "#domain/event/words.ts";
import { MAX_NEWS_MESSAGE } from "#domain/organizer.ts";
import { dayText } from "#messages/event-words.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, get, reasonOf, send } from "#web/session/api.ts";
import { useCall } from "#web/session/use-call.ts";
import { RadioGroup } from "#web/submit/radio-group.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import classes from "./change-dialog.module.css";

export type OwnChangeKind = "cancel" | "restore" | "move" | "sold-out" | "on-sale";

interface ChangeDialogProps {
  event: OwnEvent;
  kind: OwnChangeKind;
  onClose(): void;
  /** The list is to be loaded again: something changed, here or elsewhere. */
  onChanged(): void;
}

/** Asks once before an event is cancelled, moved or sold out, and says how many are told. */
export function ChangeDialog({ event, kind, onClose, onChanged }: ChangeDialogProps) {
  const { t, locale } = useMessages();
  const { _id: id, name, version, numbers } = event;
  const dates = useDates(event);
  const [scope, setScope] = useState<Scope>("this");
  const [when, setWhen] = useState({ date: event.date, time: event.time, endTime: event.endTime ?? "" });
  const [isUnknown, setIsUnknown] = useState(false);
  const [message, setMessage] = useState("");
  const { run, isBusy, error: refusal, problems } = useCall({ failed: t("change.failed") });
  const isPostponed = kind === "move" && isUnknown;
  // Whether there are tickets is no news.
  const isTold = kind !== "sold-out" && kind !== "on-sale";

  function change(): Record<string, unknown> {
    if (kind === "cancel") return { status: "cancelled" };
    if (kind === "restore") return { status: "scheduled" };
    if (!isTold) return { isSoldOut: kind === "sold-out" };
    if (isUnknown) return { status: "postponed" };
    const { date, time, endTime } = when;
    const isNewEnd = endTime !== (event.endTime ?? "");
    return { status: "scheduled", date, ...(event.hasTime && { time }), ...(isNewEnd && { endTime }) };
  }

  function onSubmit(submitted: FormEvent): void {
    submitted.preventDefault();
    void run(async () => {
      const body = { ...change(), scope, version, ...(message.trim() !== "" && { message }) };
      const { changed, isWaiting } = await send<ChangedOwnEvent>("PATCH", urls.ownEvent(id), body);
      showToast(isWaiting ? t("change.waiting") : t("change.done", { count: changed }));
      onChanged();
    });
  }

  const set = (part: Partial<typeof when>) => setWhen((last) => ({ ...last, ...part }));
  const fieldProblem = Object.values(problems).join(" ");
  const isConflict = refusal instanceof CallFailed && refusal.code === "eventChanged";
  return (
    <Dialog isOpen onClose={onClose} title={t(`change.${kind}`, { title: name })} closeLabel={t("own.close")}>
      <form className="grid gap-16" onSubmit={onSubmit} noValidate>
        <p className="muted text-small">{event.venue.name}</p>
        {dates && dates.all > 1 && (
          <RadioGroup
            look="bar"
            name="scope"
            label={t("change.scope")}
            value={scope}
            onChoose={(value) => setScope(value as Scope)}
            options={[
              { value: "this", label: t("change.scope.this", { date: dayText(event.date, false, locale) }) },
              { value: "following", label: t("change.scope.following", { count: dates.following }) },
              { value: "all", label: t("change.scope.all", { count: dates.all }) },
            ]}
          />
        )}
        {kind === "move" && (
          <>
            {!isUnknown && (
              <div className={classes.moments}>
                <TextField
                  type="date"
                  label={t("change.day")}
                  problem={problems.date}
                  value={when.date}
                  onChange={({ currentTarget }) => set({ date: currentTarget.value })}
                />
                {event.hasTime && (
                  <TextField
                    type="time"
                    label={t("change.start")}
                    problem={problems.time}
                    value={when.time}
                    onChange={({ currentTarget }) => set({ time: currentTarget.value })}
                  />
                )}
                {event.hasTime && lastDayOfRun(event) === undefined && (
                  <TextField
                    type="time"
                    label={t("change.end")}
                    problem={problems.endTime}
                    value={when.endTime}
                    onChange={({ currentTarget }) => set({ endTime: currentTarget.value })}
                  />
                )}
              </div>
            )}
            <Checkbox
              label={t("change.unknown")}
              checked={isUnknown}
              onChange={({ currentTarget }) => setIsUnknown(currentTarget.checked)}
            />
          </>
        )}
        {isTold && (
          <TextArea
            label={t("change.message")}
            hint={t("change.message-hint", { max: MAX_NEWS_MESSAGE })}
            problem={problems.message}
            rows={2}
            maxLength={MAX_NEWS_MESSAGE}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        )}
        <Notice tone="info">
          {isTold
            ? numbers.favorites === 0
              ? t("change.told-none")
              : t("change.told", { count: numbers.favorites })
            : t(`change.${kind}-note`)}
        </Notice>
        {refusal !== undefined && (
          <Notice tone="error">
            {isConflict || !fieldProblem ? reasonOf(refusal, t("change.failed")) : fieldProblem}{" "}
            {isConflict && (
              <Button variant="default" size="sm" onClick={onChanged}>
                {t("change.again")}
              </Button>
            )}
          </Notice>
        )}
        <div className="flex wrap to-end gap-8">
          <Button variant="subtle" onClick={onClose}>
            {t("change.back")}
          </Button>
          <Button type="submit" aria-disabled={isBusy}>
            {t(`change.do-${isPostponed ? "postpone" : kind}`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** How many dates of a series each scope is about. */
function useDates({ _id: id, series }: OwnEvent): OwnEventForm["dates"] {
  const [dates, setDates] = useState<OwnEventForm["dates"]>(null);
  const isSeries = series !== null;
  useEffect(() => {
    if (!isSeries) return;
    const left = new AbortController();
    get<OwnEventForm>(urls.ownEvent(id), left.signal).then(
      (answer) => setDates(answer.dates),
      // The dialog then changes this date alone.
      () => undefined,
    );
    return () => left.abort();
  }, [id, isSeries]);
  return dates;
}
