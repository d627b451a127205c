import { Link, useLocation } from "react-router";
import { urls } from "#contract/urls.ts";
import { DAY_MS, dateOfDay, dayNumber } from "#domain/time.ts";
import { dayText } from "#messages/event-words.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconBell, IconHeart } from "#web/ui/icons.ts";
import { useNow } from "#web/ui/use-now.ts";
import { useFavorites } from "./favorites.ts";
import classes from "./sign-in-line.module.css";

interface SignInLineProps {
  event: { _id: string; date: string; time: string; startsAt: string };
  className?: string | undefined;
}

/** What signing in is for, after a guest pressed the heart or bell of this event; the link leads back here. */
export function SignInLine({ event, className = "" }: SignInLineProps) {
  const { t } = useMessages();
  const { wish } = useFavorites();
  const { pathname, search } = useLocation();
  const nowMs = useNow();
  const kind = wish?.event === event._id ? wish.kind : undefined;
  const isTooLate = kind === "reminder" && isTooLateToRemind(event, nowMs);
  const Icon = kind === "reminder" ? IconBell : IconHeart;
  return (
    // Always there: screen readers announce only what changes within it.
    <div role="status">
      {kind && (
        <div className={`${classes.line} ${className}`}>
          <Icon size={18} stroke={1.8} aria-hidden />
          <p className="grow">
            {isTooLate ? t("sign-in-line.too-late") : <Reason kind={kind} event={event} />}
          </p>
          {!isTooLate && (
            <Button
              component={Link}
              to={urls.loginWith(`for-${kind}`, pathname + search)}
              size="sm"
              variant="default"
              className={classes.button}
            >
              {t("sign-in-line.sign-in")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

export function isTooLateToRemind({ startsAt }: { startsAt: string }, nowMs: number): boolean {
  return Date.parse(startsAt) - nowMs < DAY_MS;
}

function Reason({ kind, event: { date, time } }: { kind: "favorite" | "reminder" } & SignInLineProps) {
  const { t, locale } = useMessages();
  if (kind === "favorite") return t("sign-in-line.favorite");
  const day = dayText(dateOfDay(dayNumber(date) - 1), false, locale);
  return time === "" ? t("sign-in-line.reminder-day", { day }) : t("sign-in-line.reminder", { day, time });
}
