import { type ReactNode, useRef, useState } from "react";
import type { ShownAnnouncement } from "#domain/instance.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { PlainButton } from "#web/ui/button.tsx";
import { IconSpeakerphone, IconX } from "#web/ui/icons.ts";
import classes from "./announcement.module.css";
import { announcementCookie } from "./announcement-cookie.ts";

interface AnnouncedProps {
  announcement: ShownAnnouncement | undefined;
  /** The map, which gets the room that is left. */
  children: ReactNode;
}

/** A line of the site's own above the map, until it is closed: it takes room rather than covering something. */
export function Announced({ announcement, children }: AnnouncedProps) {
  const { t, locale } = useMessages();
  const [isClosed, setIsClosed] = useState(false);
  const rest = useRef<HTMLDivElement>(null);
  if (!announcement) return children;
  const { id, text, language, link } = announcement;

  function close(): void {
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not every browser has a cookie store
    document.cookie = announcementCookie(id);
    setIsClosed(true);
    // The button that was pressed is gone: the keyboard goes on with the map.
    rest.current?.focus({ preventScroll: true });
  }

  return (
    <div className={classes.frame}>
      {!isClosed && (
        <aside className={classes.line} aria-label={t("announcement.label")}>
          <IconSpeakerphone size={18} stroke={1.8} aria-hidden />
          <p className="grow around-8 semibold breakable">
            <span {...textProps(text, locale, language)}>{text}</span>
            {link && (
              <>
                {" "}
                <a href={link} className={classes.link} target="_blank" rel="noopener">
                  {t("announcement.more")}
                  <NewTabHint />
                </a>
              </>
            )}
          </p>
          <PlainButton className={classes.close} onClick={close} aria-label={t("announcement.close")}>
            <IconX size={18} stroke={1.8} aria-hidden />
          </PlainButton>
        </aside>
      )}
      <div ref={rest} tabIndex={-1} className={classes.rest}>
        {children}
      </div>
    </div>
  );
}
