import type { Icon } from "@tabler/icons-react";
import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useAccount } from "#web/session/use-account.ts";
import {
  IconArrowMerge,
  IconCopy,
  IconDownload,
  IconGauge,
  IconHeartbeat,
  IconHistory,
  IconInbox,
  IconList,
  IconMessage,
  IconPalette,
  IconPencil,
  IconPlus,
  IconRefresh,
  IconShieldLock,
  IconTopologyStar3,
  IconTrash,
  IconUpload,
  IconUserCheck,
  IconUserShield,
  IconWebhook,
} from "#web/ui/icons.ts";
import classes from "./action-links.module.css";
import { type AdminView, mayEnter, VIEW_GROUPS, type ViewGroup } from "./admin-view.ts";

const ICONS: Record<AdminView, Icon> = {
  moderation: IconInbox,
  roles: IconUserShield,
  organizers: IconUserCheck,
  "add-city": IconPlus,
  "add-venue": IconPlus,
  "edit-venue": IconPencil,
  "merge-cities": IconArrowMerge,
  "merge-venues": IconArrowMerge,
  "delete-venue": IconTrash,
  events: IconList,
  "add-event": IconPlus,
  "edit-event": IconPencil,
  "delete-event": IconTrash,
  sources: IconRefresh,
  federation: IconTopologyStar3,
  webhooks: IconWebhook,
  "copy-event": IconCopy,
  import: IconUpload,
  export: IconDownload,
  feedback: IconMessage,
  log: IconHistory,
  security: IconShieldLock,
  speed: IconGauge,
  instance: IconPalette,
  health: IconHeartbeat,
};
const GROUPS = Object.keys(VIEW_GROUPS) as ViewGroup[];

/** Every action that the role may do, by what it acts on. */
export function ActionLinks({ view, onFollow }: { view: AdminView; onFollow?(): void }) {
  const { t } = useMessages();
  const role = useAccount()?.role;
  const groups = GROUPS.map((group) => ({
    group,
    views: VIEW_GROUPS[group].filter((each: AdminView) => mayEnter(role, each)),
  }));
  return groups
    .filter(({ views }) => views.length > 0)
    .map(({ group, views }) => (
      <div key={group} className={classes.group}>
        <p className={classes.heading}>{t(`admin.group.${group}`)}</p>
        <ul>
          {views.map((each: AdminView) => {
            const Sign = ICONS[each];
            return (
              <li key={each}>
                <Link
                  to={urls.adminView(each)}
                  className={classes.link}
                  aria-current={each === view ? "page" : undefined}
                  onClick={onFollow}
                >
                  <Sign size={18} stroke={1.8} aria-hidden />
                  {t(`admin.view.${each}`)}
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    ));
}
