import { useState, useSyncExternalStore } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconFingerprint } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";
import { reasonOf } from "../api.ts";
import classes from "./account-form.module.css";
import { isPasskeyCancelled, signInWithPasskey } from "./passkey.ts";

const never = () => () => {};

/** Signs in by a passkey; only where the browser has them, so not before it has taken over the page. */
export function PasskeyButton({ onSignedIn }: { onSignedIn(): Promise<void> }) {
  const { t } = useMessages();
  const [problem, setProblem] = useState<string>();
  const canUse = useSyncExternalStore(
    never,
    () => window.PublicKeyCredential !== undefined,
    () => false,
  );
  if (!canUse) return null;

  async function signIn(): Promise<void> {
    setProblem(undefined);
    try {
      await signInWithPasskey();
      void onSignedIn();
    } catch (error) {
      if (!isPasskeyCancelled(error)) setProblem(reasonOf(error, t("account.failed")));
    }
  }

  return (
    <>
      <Button
        variant="default"
        size="lg"
        fullWidth
        className={classes.google}
        leftSection={<IconFingerprint size={20} stroke={1.8} aria-hidden />}
        onClick={signIn}
      >
        {t("account.passkey")}
      </Button>
      {problem && <Notice tone="error">{problem}</Notice>}
    </>
  );
}
