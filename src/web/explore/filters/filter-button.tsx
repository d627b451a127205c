import { useMapFilter } from "#web/map-view/map-filter.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconAdjustmentsHorizontal } from "#web/ui/icons.ts";
import classes from "./filter-button.module.css";
import { countFilters } from "./filter-count.ts";
import { FILTER_PANEL_ID, loadFilterPanel } from "./lazy-filter-panel.tsx";

export function FilterButton() {
  const { t } = useMessages();
  const { panel, open, close } = usePanels();
  const { filter } = useMapFilter();
  const isOpen = panel === "filters";
  const count = countFilters(filter);
  return (
    <PlainButton
      className={classes.button}
      data-open={isOpen || undefined}
      aria-expanded={isOpen}
      aria-controls={isOpen ? FILTER_PANEL_ID : undefined}
      onPointerEnter={loadFilterPanel}
      onFocus={loadFilterPanel}
      onClick={() => (isOpen ? close() : open("filters"))}
    >
      <IconAdjustmentsHorizontal size={20} stroke={1.8} aria-hidden />
      <span className={classes.name}>{t("filters.title")}</span>
      {count > 0 && (
        <span className={classes.count}>
          <span aria-hidden>{count}</span>
          <span className="out-of-sight">{t("filters.active", { count })}</span>
        </span>
      )}
    </PlainButton>
  );
}
