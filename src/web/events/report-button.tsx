import { useState } from "react";
import { lazyPart } from "#web/messages/lazy-part.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconFlag } from "#web/ui/icons.ts";
import classes from "./report-button.module.css";

/** Loaded with its first use. */
const ReportDialog = lazyPart(() =>
  import("#web/submit/report-dialog.tsx").then(({ ReportDialog }) => ReportDialog),
);

/** Tells moderators what is wrong with an event. */
export function ReportButton({ eventId }: { eventId: string }) {
  const { t } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        className={classes.report}
        leftSection={<IconFlag size={17} stroke={1.8} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t("event-page.report")}
      </Button>
      {isOpen && <ReportDialog eventId={eventId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
