import { useLayoutEffect, useRef } from "react";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconX } from "#web/ui/icons.ts";
import { useDialogEvents } from "#web/ui/use-dialog-events.ts";
import { useEscape } from "#web/ui/use-escape.ts";
import { useFocusInView } from "#web/ui/use-focus-in-view.ts";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import { AudienceFields } from "./audience-fields.tsx";
import { CategoryBoxes } from "./category-boxes.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import classes from "./filter-panel.module.css";
import { PanelFoot } from "./panel-foot.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { PriceFields } from "./price-fields.tsx";
import { WhenFields } from "./when-fields.tsx";

/** Every change applies at once, to the map, the list and the count; OK only closes. */
export function FilterPanel({ id }: { id: string }) {
  const { t } = useMessages();
  const { close } = usePanels();
  const panel = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // On a phone the panel covers everything else.
  const isModal = useIsWide() === false;
  useEscape(!isModal, close);
  // The foot grows when nothing is in view.
  useFocusInView(body);

  // A layout effect: its cleanup runs while the panel is still in the document, where closing gives the focus back.
  useLayoutEffect(() => {
    const { current } = panel;
    if (isModal) current?.showModal();
    else current?.show();
    current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => current?.close();
  }, [isModal]);

  return (
    <dialog
      ref={panel}
      id={id}
      className={classes.panel}
      aria-label={t("filters.title")}
      {...useDialogEvents(close)}
    >
      <header className={classes.head}>
        <h2 className="subtitle">{t("filters.title")}</h2>
        <PlainButton
          className="middle radius-md square-44 hover-fill"
          onClick={close}
          aria-label={t("filters.close")}
        >
          <IconX size={22} stroke={1.8} aria-hidden />
        </PlainButton>
      </header>
      <div ref={body} className={classes.body}>
        <CategoryBoxes />
        <PlaceFields />
        <WhenFields />
        <PriceFields />
        <AudienceFields />
        <ChoiceFields />
      </div>
      <PanelFoot />
    </dialog>
  );
}
