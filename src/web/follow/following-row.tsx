import { Link } from "react-router";
import type { Following } from "#contract/follows.ts";
import { FOLLOW_RHYTHMS } from "#domain/follow.ts";
import { calendarWays } from "#web/listing/calendar-ways.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { IconButton } from "#web/ui/button.tsx";
import { DisclosureMenu, DisclosureMenuLink } from "#web/ui/disclosure-menu.tsx";
import { IconCalendarPlus, IconX } from "#web/ui/icons.ts";
import { followWords } from "./follow-name.ts";
import { FollowSign } from "./follow-sign.tsx";
import classes from "./following-page.module.css";
import { FollowSwitch } from "./switch.tsx";

interface FollowingRowProps {
  entry: Following;
  publicUrl: string;
  onChange(entry: Following): void;
  onEnd(entry: Following): void;
}

/** One thing followed: how often, by what, its calendar, and the end of it. */
export function FollowingRow({ entry, publicUrl, onChange, onEnd }: FollowingRowProps) {
  const { t, locale } = useMessages();
  const { name, url, calendar } = followWords(entry, t, locale);
  const toggle = (channel: "mail" | "push") => {
    const isOn = entry.by.includes(channel);
    const by = isOn ? entry.by.filter((each) => each !== channel) : [...entry.by, channel];
    onChange({ ...entry, by });
  };
  return (
    <article className={classes.row}>
      <FollowSign kind={entry.kind} />
      <div className="grow">
        <h2 className={classes.name} {...textProps(name, locale)}>
          <Link to={url}>{name}</Link>
        </h2>
        <p className="muted text-small">{t(`follow.kind.${entry.kind}`)}</p>
      </div>
      <fieldset className={classes.rhythm} aria-label={t("follow.rhythm", { name })}>
        {FOLLOW_RHYTHMS.map((how) => (
          <label key={how} className={classes.step}>
            <input
              type="radio"
              name={`how-${entry.id}`}
              checked={entry.how === how}
              onChange={() => onChange({ ...entry, how })}
            />
            {t(`follow.${how}`)}
          </label>
        ))}
      </fieldset>
      <div className={classes.channels}>
        {(["mail", "push"] as const).map((channel) => (
          <span key={channel} className="row gap-8 muted text-small strong">
            <span aria-hidden="true">{t(`follow.${channel}`)}</span>
            <FollowSwitch
              label={t(`follow.${channel}-of`, { name })}
              isOn={entry.by.includes(channel)}
              onToggle={() => toggle(channel)}
            />
          </span>
        ))}
      </div>
      <div className={classes.ends}>
        <DisclosureMenu
          icon={<IconCalendarPlus size={18} stroke={1.8} aria-hidden />}
          label={t("follow.calendar")}
        >
          {calendarWays(publicUrl + calendar, name).map(({ program, href }) => (
            <DisclosureMenuLink key={program} href={href}>
              {program}
              <NewTabHint />
            </DisclosureMenuLink>
          ))}
        </DisclosureMenu>
        <IconButton variant="subtle" aria-label={t("follow.end", { name })} onClick={() => onEnd(entry)}>
          <IconX size={20} stroke={1.8} aria-hidden />
        </IconButton>
      </div>
    </article>
  );
}
