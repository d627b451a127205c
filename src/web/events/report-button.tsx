import IconFlag from "@tabler/icons-react/dist/esm/icons/IconFlag.mjs";
import { lazy, Suspense, useState } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import classes from "./report-button.module.css";

/** Loaded with its first use. */
const ReportDialog = lazy(() =>
  import("#web/submit/report-dialog.tsx").then(({ ReportDialog }) => ({ default: ReportDialog })),
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
      <Suspense>{isOpen && <ReportDialog eventId={eventId} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
