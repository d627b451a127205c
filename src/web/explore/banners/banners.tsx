import { type ReactNode, useState } from "react";
import { LazyFeedbackModal, loadFeedbackModal } from "#web/feedback/lazy-feedback-modal.tsx";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { useSite } from "#web/session/site.ts";
import { Button, PlainButton } from "#web/ui/button.tsx";
import { IconHeartFilled, IconInfoCircle, IconMessage, IconX } from "#web/ui/icons.ts";
import { type Banner, closingCookie } from "./banner-cookies.ts";
import classes from "./banners.module.css";

/** Notices never stack: first the one about prices, alone; once it is closed, on wide screens, the two calls for help. */
export function Banners({ initiallyClosed }: { initiallyClosed: readonly Banner[] }) {
  const { t } = useMessages();
  const { panel } = usePanels();
  const [closed, setClosed] = useState(initiallyClosed);
  const [isFeedbackOpen, setIsFeedbackOpen] = useState(false);
  const isShown = (banner: Banner) => !closed.includes(banner);

  function close(banner: Banner): void {
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not every browser has a cookie store
    document.cookie = closingCookie(banner);
    setClosed([...closed, banner]);
  }

  return (
    <>
      {/* The filter panel needs the room they stand in. */}
      {panel !== "filters" && (
        <aside
          className={classes.banners}
          aria-label={t("banners.label")}
          // On narrow screens the map between search box and sheet is too low for both its pin and a notice.
          data-covering={panel !== null || undefined}
        >
          {isShown("disclosure") ? (
            <Disclosure onClose={() => close("disclosure")} />
          ) : (
            <>
              {isShown("donation") && <Donation onClose={() => close("donation")} />}
              {isShown("feedback") && (
                <CallForFeedback onOpen={() => setIsFeedbackOpen(true)} onClose={() => close("feedback")} />
              )}
            </>
          )}
        </aside>
      )}
      <LazyFeedbackModal
        isOpen={isFeedbackOpen}
        onClose={() => setIsFeedbackOpen(false)}
        onSent={() => close("feedback")}
      />
    </>
  );
}

function Disclosure({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  return (
    <div className={`${classes.banner} ${classes.disclosure}`}>
      <span className={classes.warn}>
        <IconInfoCircle size={20} stroke={1.8} aria-hidden />
      </span>
      <p className={classes.notice}>{t("banners.resale")}</p>
      <Button size="sm" className={classes.action} onClick={onClose}>
        {t("banners.ok")}
      </Button>
    </div>
  );
}

function Donation({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const { donateUrl } = useSite();
  return (
    <HelpBanner
      icon={<IconHeartFilled size={20} className={classes.heart} aria-hidden />}
      text={t("donate.title")}
      closeLabel={t("banners.donate-close")}
      onClose={onClose}
    >
      <Button
        component="a"
        href={donateUrl}
        target="_blank"
        rel="noopener"
        size="sm"
        className={classes.action}
      >
        {t("donate.button")}
        <NewTabHint />
      </Button>
    </HelpBanner>
  );
}

function CallForFeedback({ onOpen, onClose }: { onOpen: () => void; onClose: () => void }) {
  const { t } = useMessages();
  return (
    <HelpBanner
      icon={<IconMessage size={20} stroke={1.8} className="info" aria-hidden />}
      text={t("banners.feedback")}
      closeLabel={t("banners.feedback-close")}
      onClose={onClose}
    >
      <Button
        size="sm"
        className={`${classes.action} ${classes.soft}`}
        aria-haspopup="dialog"
        onPointerEnter={loadFeedbackModal}
        onFocus={loadFeedbackModal}
        onClick={onOpen}
      >
        {t("banners.feedback-open")}
      </Button>
    </HelpBanner>
  );
}

interface HelpBannerProps {
  icon: ReactNode;
  text: string;
  children: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

function HelpBanner({ icon, text, children, closeLabel, onClose }: HelpBannerProps) {
  return (
    <div className={`${classes.banner} not-compact`}>
      {icon}
      <p className={classes.call}>{text}</p>
      {children}
      <PlainButton className={classes.close} onClick={onClose} aria-label={closeLabel}>
        <IconX size={18} stroke={1.8} aria-hidden />
      </PlainButton>
    </div>
  );
}
