import type { Icon } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { routes, urls } from "#contract/urls.ts";
import { formatNumber } from "#messages/format-number.ts";
import { BrandMark } from "#web/menu/brand.tsx";
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
import { SideNav } from "#web/ui/side-nav.tsx";
import { type AdminView, mayEnter, VIEW_GROUPS, type ViewGroup } from "./admin-view.ts";
import { totalEvents } from "./queries.ts";

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

/** The ways between the actions that the role may do, by what they act on. */
export function AdminSide({ view }: { view: AdminView }) {
  const { t, locale } = useMessages();
  const role = useAccount()?.role;
  const { data } = useQuery(totalEvents);
  const groups = GROUPS.map((group) => ({
    name: t(`admin.group.${group}`),
    links: VIEW_GROUPS[group]
      .filter((each: AdminView) => mayEnter(role, each))
      .map((each: AdminView) => ({
        to: urls.adminView(each),
        label: t(`admin.view.${each}`),
        Icon: ICONS[each],
        isCurrent: each === view,
      })),
  }));
  return (
    <SideNav
      brand={{ to: urls.home, label: t("admin.home"), mark: <BrandMark /> }}
      title={t("admin.title")}
      total={
        <>
          {t("admin.total")} <b>{data === undefined ? "…" : formatNumber(data, locale)}</b>
        </>
      }
      label={t("admin.actions")}
      current={t(`admin.view.${view}`)}
      groups={groups.filter(({ links }) => links.length > 0)}
      logout={{ href: routes.logout, label: t("admin.logout") }}
    />
  );
}
