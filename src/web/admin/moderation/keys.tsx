import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { MERGE_KEY } from "./duplicate-card.tsx";
import classes from "./moderation.module.css";

const KEYS = ["j", "k", "a", "e", "r", MERGE_KEY, "x", "u", "?"] as const;

interface KeyHintsProps {
  isOn: boolean;
  onSwitch(isOn: boolean): void;
  onShowAll(): void;
}

/** The keys that are needed most, and the switch of all. */
export function KeyHints({ isOn, onSwitch, onShowAll }: KeyHintsProps) {
  const { t } = useMessages();
  return (
    <div className={classes.part}>
      <p className="row wrap gap-8">
        <Key name="j" />
        <Key name="k" /> {t("moderation.keys-walk")}
        <Key name="x" /> {t("moderation.keys-tick")}
        <Button size="sm" variant="subtle" leftSection={<Key name="?" />} onClick={onShowAll}>
          {t("moderation.keys-all")}
        </Button>
      </p>
      <Checkbox
        label={t("moderation.keys-on")}
        checked={isOn}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
    </div>
  );
}

export function AllKeys({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useMessages();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("moderation.keys-title")}
      closeLabel={t("admin.close")}
    >
      <ul className="grid gap-8">
        {KEYS.map((key) => (
          <li key={key} className="row gap-12">
            <Key name={key} /> {t(`moderation.key.${key}`)}
          </li>
        ))}
      </ul>
      <p className="faint text-small spaced">{t("moderation.keys-note")}</p>
    </Dialog>
  );
}

function Key({ name }: { name: (typeof KEYS)[number] }) {
  return <kbd className={classes.key}>{name}</kbd>;
}
