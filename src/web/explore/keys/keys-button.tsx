import { useState } from "react";
import { usePanels } from "#web/map-view/panels.ts";
import { lazyPart } from "#web/messages/lazy-part.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconKeyboard } from "#web/ui/icons.ts";
import { focusDays, focusMap } from "../screen-focus.ts";
import { focusListArea } from "../venue-list/list-focus.ts";
import { useMapKeys } from "./use-map-keys.ts";

const KeysDialog = lazyPart(() => import("./keys-dialog.tsx").then(({ KeysDialog }) => KeysDialog));

/** Listens to the keys of the map's screen, and opens the dialog that lists them, which is loaded with its first use. */
export function KeysButton({ className }: { className: string | undefined }) {
  const { t } = useMessages();
  const { open } = usePanels();
  const [isOpen, setIsOpen] = useState(false);
  useMapKeys({
    f: () => open("filters"),
    l: focusListArea,
    d: focusDays,
    m: focusMap,
    "?": () => setIsOpen(true),
  });
  return (
    <>
      <PlainButton
        className={className}
        aria-label={t("keys.title")}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <IconKeyboard size={22} stroke={1.8} aria-hidden />
      </PlainButton>
      {isOpen && <KeysDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
