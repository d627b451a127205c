import { useFocusTrap, useMergedRef } from "@mantine/hooks";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useRef } from "react";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button, PlainButton } from "#web/ui/button.tsx";
import { Mantine } from "#web/ui/mantine.tsx";
import { useEscape } from "#web/ui/use-escape.ts";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import { usePanelFocus } from "#web/ui/use-panel-focus.ts";
import { CategoryBoxes } from "./category-boxes.tsx";
import { DateField } from "./date-field.tsx";
import classes from "./filter-panel.module.css";
import { MatchCount } from "./match-count.tsx";
import { PlaceFields } from "./place-fields.tsx";

/** Every change applies at once, to the map, the list and the count; OK only closes. */
export function FilterPanel({ id }: { id: string }) {
  const { t } = useMessages();
  const { close } = usePanels();
  const { clearFilters } = useMapFilter();
  const panel = useRef<HTMLElement>(null);
  // On a phone the panel covers everything else.
  const isModal = useIsWide() === false;
  const trap = useFocusTrap(isModal);
  useEscape(true, close);
  usePanelFocus(panel);
  return (
    <div className={classes.frame}>
      <div className={classes.scrim} onClick={close} aria-hidden />
      <section
        ref={useMergedRef(panel, trap)}
        id={id}
        className={classes.panel}
        role="dialog"
        aria-modal={isModal || undefined}
        aria-label={t("filters.title")}
        tabIndex={-1}
      >
        <header className={classes.head}>
          <h2 className={classes.title}>{t("filters.title")}</h2>
          <PlainButton className={classes.close} onClick={close} aria-label={t("filters.close")}>
            <IconX size={22} stroke={1.8} aria-hidden />
          </PlainButton>
        </header>
        <div className={classes.body}>
          <Mantine>
            <DateField />
            <CategoryBoxes />
            <PlaceFields />
          </Mantine>
        </div>
        <footer className={classes.foot}>
          <MatchCount>
            {(count) => (
              <>
                <Button variant="default" className={classes.clear} onClick={clearFilters}>
                  {t("filters.clear")}
                </Button>
                <Button className={classes.ok} onClick={close}>
                  {t("filters.ok")}
                  {count && (
                    <span className={classes.okCount} aria-hidden>
                      {count}
                    </span>
                  )}
                </Button>
              </>
            )}
          </MatchCount>
        </footer>
      </section>
    </div>
  );
}
