import type { Icon } from "@tabler/icons-react";
import { Link } from "react-router";
import type { HealthCheckName } from "#contract/health.ts";
import type { HealthState } from "#domain/health.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Sign, State, type Tone } from "#web/ui/badge.tsx";
import {
  IconBell,
  IconChevronRight,
  IconDatabase,
  IconDeviceFloppy,
  IconLock,
  IconMail,
  IconMap,
  IconRefresh,
  IconSearch,
  IconServer2,
  IconShieldCheck,
  IconTopologyStar3,
  IconWebhook,
} from "#web/ui/icons.ts";
import { Sparkline } from "#web/ui/sparkline.tsx";
import classes from "./health.module.css";
import type { HealthLine } from "./health-lines.ts";

const ICONS: Record<HealthCheckName, Icon> = {
  processes: IconServer2,
  database: IconDatabase,
  disk: IconDeviceFloppy,
  backup: IconShieldCheck,
  sources: IconRefresh,
  mail: IconMail,
  push: IconBell,
  federation: IconTopologyStar3,
  webhooks: IconWebhook,
  tiles: IconMap,
  certificate: IconLock,
  catalog: IconSearch,
};

const TONES: Record<HealthState, Tone> = {
  good: "ok",
  warning: "warn",
  failing: "error",
  unknown: "off",
  off: "off",
};
/** Two hours are no trend. */
const LEAST_POINTS = 3;

/** One thing: its state in words, its number, how it went, and where to go on. */
export function HealthRow({ line }: { line: HealthLine }) {
  const { t } = useMessages();
  const { name, state, words, figure, detail, command, trend, way } = line;
  const isBad = state === "failing" || state === "warning";
  const tone = isBad ? TONES[state] : undefined;
  const known = trend?.filter((value) => value !== null) ?? [];
  return (
    <li className={classes.line} data-state={state} data-check={name}>
      <Sign Icon={ICONS[name]} tone={tone} />
      <div>
        <h3 className="semibold">{t(`health.name.${name}`)}</h3>
        <State tone={TONES[state]} className="muted">
          {isBad ? <b>{words}</b> : words}
        </State>
      </div>
      <div className={classes.facts}>
        {figure && (
          <p className="semibold breakable">
            <bdi>{figure}</bdi>
          </p>
        )}
        {detail && (
          <p className="faint breakable">
            <bdi>{detail}</bdi>
          </p>
        )}
        {command && (
          <code className="muted text-tiny" dir="ltr">
            {command}
          </code>
        )}
      </div>
      <div className={classes.drawn}>
        {trend && known.length >= LEAST_POINTS && Math.max(...known) > 0 && (
          <Sparkline values={trend} tone={tone} />
        )}
      </div>
      {way && (
        <Link to={way.to} className={`${classes.way} text-target gap-4 strong ${isBad ? "accent" : "muted"}`}>
          {t(`admin.view.${way.view}`)}
          <IconChevronRight size={14} stroke={2.2} aria-hidden />
        </Link>
      )}
    </li>
  );
}
