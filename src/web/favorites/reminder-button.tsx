import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { IconBell, IconBellFilled } from "#web/ui/icons.ts";
import classes from "./favorite-button.module.css";
import { useFavorite } from "./favorites.ts";

interface ReminderButtonProps {
  eventId: string;
  name: string;
  /** Looks disabled: less than a day before the start the server refuses, with the reason. */
  isTooLate?: boolean | undefined;
  className?: string | undefined;
}

/** The bell of an event: full where a mail will come a day before. Asking for it also makes a favourite. */
export function ReminderButton({ eventId, name, isTooLate, className }: ReminderButtonProps) {
  const { t } = useMessages();
  const { hasReminder, isSaving, toggleReminder } = useFavorite(eventId);
  const Bell = hasReminder ? IconBellFilled : IconBell;
  return (
    <IconButton
      size={44}
      className={`${classes.button} ${className ?? ""}`}
      data-kind="bell"
      data-late={isTooLate && !hasReminder ? true : undefined}
      aria-label={t("reminder.label", { event: name })}
      aria-pressed={hasReminder}
      aria-busy={isSaving}
      onClick={toggleReminder}
    >
      <Bell key={String(hasReminder)} size={22} stroke={1.8} aria-hidden />
    </IconButton>
  );
}
