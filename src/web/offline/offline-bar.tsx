import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconCloudOff, IconSparkles } from "#web/ui/icons.ts";
import classes from "./offline-bar.module.css";

const words = { offline: "offline.notice", kept: "offline.kept", update: "offline.update" } as const;

interface OfflineBarProps {
  state: keyof typeof words;
  onReload?: () => void;
}

/**
 * A line over the page: there is no network, the server does not answer, or a newer build is here. Light enough to come with
 * every page: it cannot be fetched later.
 */
export function OfflineBar({ state, onReload }: OfflineBarProps) {
  const { t } = useMessages();
  const Sign = state === "update" ? IconSparkles : IconCloudOff;
  return (
    <div className={classes.bar} role="status">
      <Sign size={20} stroke={1.8} aria-hidden />
      <span>{t(words[state])}</span>
      {onReload && (
        <button
          type="button"
          className="unframed beside-16 strong accent on-tint radius-pill pressable touch"
          onClick={onReload}
        >
          {t("offline.reload")}
        </button>
      )}
    </div>
  );
}
