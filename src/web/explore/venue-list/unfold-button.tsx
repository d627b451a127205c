import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import classes from "./unfold-button.module.css";

/** What stays at the screen's edge of a folded list. */
export function UnfoldButton() {
  const { t } = useMessages();
  const { foldList } = usePanels();
  return (
    <PlainButton
      className={classes.unfold}
      aria-label={t("list.unfold")}
      data-list-unfold
      onClick={() => foldList(false)}
    >
      <IconChevronRight size={20} stroke={1.8} aria-hidden />
    </PlainButton>
  );
}
