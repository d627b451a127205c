import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconChevronRight } from "#web/ui/icons.ts";
import classes from "./expand-list-button.module.css";

/** At the edge of the screen, in place of a collapsed list. */
export function ExpandListButton() {
  const { t } = useMessages();
  const { setListCollapsed } = usePanels();
  return (
    <PlainButton
      className={classes.expand}
      aria-label={t("list.expand")}
      data-list-expand
      onClick={() => setListCollapsed(false)}
    >
      <IconChevronRight size={20} stroke={1.8} aria-hidden />
    </PlainButton>
  );
}
