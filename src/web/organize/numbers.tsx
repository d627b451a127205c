import type { OwnEvent } from "#contract/organizers.ts";
import { formatNumber } from "#messages/format-number.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconBell, IconEye, IconHeart, IconTicket } from "#web/ui/icons.ts";
import classes from "./numbers.module.css";

const PARTS = [
  ["opened", IconEye],
  ["favorites", IconHeart],
  ["reminders", IconBell],
  ["tickets", IconTicket],
] as const;

/** How often an event and its ticket link were opened, and how many keep it and want a reminder; or the sums of all. */
export function Numbers({ of, look }: { of: OwnEvent["numbers"]; look: "tiles" | "row" | "sums" }) {
  const { t, locale } = useMessages();
  return (
    <dl className={classes.numbers} data-look={look}>
      {PARTS.map(([name, Icon]) => (
        <div key={name} className={classes.number}>
          <dt>
            <Icon size={15} stroke={1.8} aria-hidden />
            <span>{t(look === "sums" ? `own.sum.${name}` : `own.${name}`)}</span>
          </dt>
          <dd>{formatNumber(of[name], locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
