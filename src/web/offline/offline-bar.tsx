import IconCloudOff from "@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs";
import IconSparkles from "@tabler/icons-react/dist/esm/icons/IconSparkles.mjs";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./offline-bar.module.css";

/** A line over the page: there is no network, or a newer build is here. Light enough to come with every page: it cannot be fetched later. */
export function OfflineBar({ isOnline, onUpdate }: { isOnline: boolean; onUpdate(): void }) {
  const { t } = useMessages();
  const Sign = isOnline ? IconSparkles : IconCloudOff;
  return (
    <div className={classes.bar} role="status">
      <Sign size={20} stroke={1.8} aria-hidden />
      <span>{isOnline ? t("offline.update") : t("offline.notice")}</span>
      {isOnline && (
        <button type="button" className={classes.reload} onClick={onUpdate}>
          {t("offline.reload")}
        </button>
      )}
    </div>
  );
}
