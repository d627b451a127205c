import { useState } from "react";
import { lazyPart } from "#web/messages/lazy-part.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconShare2 } from "#web/ui/icons.ts";

const ShareDialog = lazyPart(() => import("./share-dialog.tsx").then(({ ShareDialog }) => ShareDialog));

/** Opens the addresses of what the map shows; their dialog is loaded with its first use. */
export function ShareButton({ className }: { className: string | undefined }) {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton
        className={className}
        aria-label={t("share-view.title")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconShare2 size={22} stroke={1.8} aria-hidden />
      </PlainButton>
      {isOpen && <ShareDialog onClose={() => setOpen(false)} />}
    </>
  );
}
