import type { Icon } from "@tabler/icons-react";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconGauge from "@tabler/icons-react/dist/esm/icons/IconGauge.mjs";
import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./action-links.module.css";
import { type AdminView, VIEW_GROUPS, type ViewGroup } from "./admin-view.ts";

const ICONS: Record<AdminView, Icon> = {
  "add-city": IconPlus,
  "add-venue": IconPlus,
  "edit-venue": IconPencil,
  "delete-venue": IconTrash,
  "add-event": IconPlus,
  "edit-event": IconPencil,
  "delete-event": IconTrash,
  sources: IconRefresh,
  "copy-event": IconCopy,
  import: IconUpload,
  export: IconDownload,
  feedback: IconMessage,
  log: IconHistory,
  speed: IconGauge,
};
const GROUPS = Object.keys(VIEW_GROUPS) as ViewGroup[];

/** Every action, by what it acts on. */
export function ActionLinks({ view, onFollow }: { view: AdminView; onFollow?(): void }) {
  const { t } = useMessages();
  return GROUPS.map((group) => (
    <div key={group} className={classes.group}>
      <p className={classes.heading}>{t(`admin.group.${group}`)}</p>
      <ul>
        {VIEW_GROUPS[group].map((each: AdminView) => {
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
