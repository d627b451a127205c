import type { Icon } from "@tabler/icons-react";
import { Link } from "react-router";
import type { HealthCheckName } from "#contract/health.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
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
import classes from "./health.module.css";
import type { HealthLine } from "./health-lines.ts";
import { Trend } from "./trend.tsx";

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

/** One thing: its state in words, its number, how it went, and where to go on. */
export function HealthRow({ line }: { line: HealthLine }) {
  const { t } = useMessages();
  const { name, state, words, figure, detail, command, trend, way } = line;
  const Sign = ICONS[name];
  return (
    <li className={classes.line} data-state={state} data-check={name}>
      <span className={classes.sign}>
        <Sign size={19} stroke={1.8} aria-hidden />
      </span>
      <div>
        <h3 className={classes.name}>{t(`health.name.${name}`)}</h3>
        <p className={classes.words}>{words}</p>
      </div>
      <div className={classes.facts}>
        {figure && (
          <p className={classes.figure}>
            <bdi>{figure}</bdi>
          </p>
        )}
        {detail && (
          <p className={classes.detail}>
            <bdi>{detail}</bdi>
          </p>
        )}
        {command && (
          <code className="muted text-tiny" dir="ltr">
            {command}
          </code>
        )}
      </div>
      <div className={classes.drawn}>{trend && <Trend values={trend} />}</div>
      {way && (
        <Link to={way.to} className={`${classes.way} text-target`}>
          {t(`admin.view.${way.view}`)}
          <IconChevronRight size={14} stroke={2.2} aria-hidden />
        </Link>
      )}
    </li>
  );
}
