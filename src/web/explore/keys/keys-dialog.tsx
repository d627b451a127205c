import { useMessages } from "#web/messages/messages-provider.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import classes from "./keys-dialog.module.css";
import { switchKeys, useAreKeysOn } from "./use-map-keys.ts";

/** The names of keys that are words come from the messages. */
const GROUPS = [
  {
    heading: "keys.map",
    keys: [
      [["keys.arrows"], "keys.move"],
      [["+", "−"], "keys.zoom"],
    ],
  },
  {
    heading: "keys.page",
    keys: [
      [["/"], "keys.search"],
      [["F"], "keys.filters"],
      [["L"], "keys.list"],
      [["D"], "keys.days"],
      [["M"], "keys.focus-map"],
      [["?"], "keys.help"],
      [["Esc"], "keys.escape"],
    ],
  },
  {
    heading: "keys.lists",
    keys: [
      [["keys.arrows"], "keys.items"],
      [["Home", "End"], "keys.ends"],
      [["Enter"], "keys.choose"],
      [["Shift"], "keys.several"],
    ],
  },
] as const;

export function KeysDialog({ onClose }: { onClose(): void }) {
  const { t } = useMessages();
  const areOn = useAreKeysOn();
  return (
    <Dialog isOpen onClose={onClose} title={t("keys.title")} closeLabel={t("venue.close")}>
      {GROUPS.map(({ heading, keys }) => (
        <section key={heading} className={classes.group}>
          <h3 className="below-8 text-body strong">{t(heading)}</h3>
          <dl className={classes.keys}>
            {keys.map(([names, use]) => (
              <div key={use}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name} className={classes.key}>
                      {name === "keys.arrows" ? t(name) : name}
                    </kbd>
                  ))}
                </dt>
                <dd>{t(use)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Checkbox
        label={t("keys.on")}
        checked={areOn}
        onChange={({ currentTarget }) => switchKeys(currentTarget.checked)}
      />
      <p className="above-8 text-small muted">{t("keys.note")}</p>
    </Dialog>
  );
}
