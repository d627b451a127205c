import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconCheck } from "#web/ui/icons.ts";
import classes from "./add-source.module.css";

const STEPS = ["where", "found", "place"] as const;

/** How far the form is. */
export function AddSteps({ at }: { at: number }) {
  const { t } = useMessages();
  return (
    <ol className={classes.steps}>
      {STEPS.map((step, index) => (
        <li key={step} aria-current={index === at ? "step" : undefined} data-done={index < at || undefined}>
          <i>{index < at ? <IconCheck size={15} stroke={2.6} aria-hidden /> : index + 1}</i>
          {t(`admin.add-step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
