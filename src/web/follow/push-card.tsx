import { useEffect, useState } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { reasonOf } from "#web/session/api.ts";
import { IconDeviceMobile } from "#web/ui/icons.ts";
import { showToast } from "#web/ui/toast.ts";
import classes from "./following-page.module.css";
import { type PushState, pushState, turnPushOff, turnPushOn } from "./push.ts";
import { FollowSwitch } from "./switch.tsx";

/** Push in this browser, which is asked only when the switch is pressed. */
export function PushCard() {
  const { t } = useMessages();
  const [state, setState] = useState<PushState>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => void pushState().then(setState), []);

  async function toggle(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      setState(state === "on" ? await turnPushOff() : await turnPushOn());
    } catch (error) {
      showToast(reasonOf(error, t("follow.failed")), { tone: "problem" });
    } finally {
      setIsBusy(false);
    }
  }

  const hint = state === "denied" || state === "none" ? t(`push.${state}`) : t("push.hint");
  return (
    <section className="card row gap-12 pad-12-16 below-16" aria-labelledby="push-title">
      <span className="middle fixed muted on-soft radius-sm square-44">
        <IconDeviceMobile size={22} stroke={1.8} aria-hidden />
      </span>
      <div className="grow">
        <h2 id="push-title" className={classes.name}>
          {t("push.title")}
        </h2>
        <p className="muted text-small" role="status">
          {hint}
        </p>
      </div>
      <FollowSwitch
        label={t("push.title")}
        isOn={state === "on"}
        isDisabled={state === undefined || state === "none"}
        onToggle={() => void toggle()}
      />
    </section>
  );
}
