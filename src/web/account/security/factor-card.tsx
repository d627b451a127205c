import { useState } from "react";
import type { NewSecondFactor, RecoveryCodes, SecondFactor } from "#contract/second-factor.ts";
import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, post, send } from "#web/session/api.ts";
import { useAccount } from "#web/session/use-account.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { FactorForm } from "./factor-form.tsx";
import { QrCode } from "./qr-code.tsx";
import classes from "./security.module.css";
import { useChange } from "./use-change.ts";

type Step = "begin" | "password" | "code" | "codes" | "prove" | "off";

/** The second step of a sign-in: an authenticator app with recovery codes. */
export function FactorCard({ factor }: { factor: SecondFactor }) {
  const { t } = useMessages();
  const hasPassword = useAccount()?.password ?? false;
  const { change } = useChange();
  const [step, setStep] = useState<Step>("begin");
  const [key, setKey] = useState<NewSecondFactor>();
  const [codes, setCodes] = useState<readonly string[]>([]);

  async function begin(password?: string): Promise<void> {
    try {
      setKey(await post<NewSecondFactor>(routes.secondFactor, { password }));
      setStep("code");
    } catch (error) {
      if (error instanceof CallFailed && error.code === "currentNeeded") return setStep("password");
      throw error;
    }
  }
  async function confirm(code: string): Promise<void> {
    setCodes((await post<RecoveryCodes>(routes.confirmSecondFactor, { code })).codes);
    setStep("codes");
  }
  async function turnOff(password?: string): Promise<void> {
    await send("DELETE", routes.secondFactor, { password });
    setStep("begin");
    await change(async () => {}, t("security.factor-turned-off"));
  }
  async function prove(code: string): Promise<void> {
    await post(routes.proveSecondFactor, { code });
    setStep("begin");
    await change(async () => {}, t("security.factor-proved"));
  }

  return (
    <section className={classes.card} aria-labelledby="factor">
      <h2 id="factor" className={classes.title}>
        {t("security.factor")}
      </h2>
      <p className={classes.text}>{t("security.factor-lead")}</p>
      {factor.isRequired && (
        <div className="above-16">
          <Notice tone="warning">{t("security.factor-required")}</Notice>
        </div>
      )}
      {step === "begin" && !factor.isOn && (
        <Button
          variant="default"
          className="above-12"
          onClick={() => begin().catch(() => setStep("password"))}
        >
          {t("security.factor-begin")}
        </Button>
      )}
      {step === "begin" && factor.isOn && (
        <>
          <p className={classes.text}>{t("security.factor-on", { count: factor.codesLeft })}</p>
          <div className="flex wrap gap-8 above-12">
            {factor.isRequired && (
              <Button onClick={() => setStep("prove")}>{t("security.factor-prove")}</Button>
            )}
            <Button variant="default" onClick={() => setStep("off")}>
              {t("security.factor-off")}
            </Button>
          </div>
        </>
      )}
      {step === "password" && (
        <FactorForm key={step} field={hasPassword ? "password" : undefined} onSend={begin}>
          {t("security.factor-begin")}
        </FactorForm>
      )}
      {step === "code" && key && (
        <>
          <p className={classes.text}>{t("security.factor-scan")}</p>
          <QrCode text={key.url} label={t("security.factor-qr")} />
          <p className={classes.text}>{t("security.factor-type")}</p>
          <p className={classes.key}>{key.secret.match(/.{1,4}/g)?.join(" ")}</p>
          <Button component="a" href={key.url} variant="default">
            {t("security.factor-link")}
          </Button>
          <FactorForm key={step} field="code" onSend={(code = "") => confirm(code)}>
            {t("security.factor-confirm")}
          </FactorForm>
        </>
      )}
      {step === "codes" && (
        <>
          <div className="above-16">
            <Notice tone="success">{t("security.factor-codes")}</Notice>
          </div>
          <ul className={classes.codes}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <Button
            variant="default"
            className="above-12"
            onClick={async () => {
              setStep("begin");
              await change(async () => {}, t("security.kind.second-factor-on"));
            }}
          >
            {t("security.factor-done")}
          </Button>
        </>
      )}
      {step === "prove" && (
        <FactorForm key={step} field="code" onSend={(code = "") => prove(code)}>
          {t("security.factor-prove")}
        </FactorForm>
      )}
      {step === "off" && (
        <FactorForm key={step} field={hasPassword ? "password" : undefined} onSend={turnOff}>
          {t("security.factor-off")}
        </FactorForm>
      )}
    </section>
  );
}
