import { accentProblem } from "#domain/accent.ts";
import { contrastOf, HEX_COLOR } from "#domain/contrast.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import view from "../view.module.css";
import type { InstanceForm } from "./draft.ts";
import classes from "./instance.module.css";

/** What the picker shows where no colour is set. */
const USUAL = { accent: "#D93A30", accentDark: "#FF8177" };

/** The accent, checked while it is typed by the rule that the server has. */
export function ColorSection({ form }: { form: InstanceForm }) {
  const { t } = useMessages();
  const { accent, accentDark } = form.draft;
  const isWhole = HEX_COLOR.test(accent) && (accentDark === "" || HEX_COLOR.test(accentDark));
  const problem = isWhole ? accentProblem({ light: accent, dark: accentDark || undefined }) : undefined;
  return (
    <section className={`${view.card} ${classes.section}`}>
      <h2 className={view.section}>{t("instance.colors")}</h2>
      <div className={classes.two}>
        <ColorField form={form} name="accent" label={t("instance.accent")} hint={t("instance.accent-hint")} />
        {(accent !== "" || accentDark !== "") && (
          <ColorField
            form={form}
            name="accentDark"
            label={t("instance.accent-dark")}
            hint={t("instance.accent-dark-hint")}
          />
        )}
      </div>
      {problem && (
        <Notice tone="warning">
          <p>
            {t(problem.field === "light" ? "instance.too-pale" : "instance.too-dark", {
              ratio: problem.ratio.toFixed(1),
            })}
          </p>
          <Button
            variant="default"
            size="sm"
            className={classes.use}
            leftSection={<span className={classes.swatch} style={{ background: problem.suggestion }} />}
            onClick={() =>
              form.set({ [problem.field === "light" ? "accent" : "accentDark"]: problem.suggestion })
            }
          >
            {t("instance.use", { color: problem.suggestion })}
          </Button>
        </Notice>
      )}
      {isWhole && !problem && (
        <p className={classes.hint} role="status">
          {t("instance.contrast-fine", { ratio: contrastOf(accent, "#FFFFFF").toFixed(1) })}
        </p>
      )}
    </section>
  );
}

interface ColorFieldProps {
  form: InstanceForm;
  name: "accent" | "accentDark";
  label: string;
  hint: string;
}

/** A colour as its number, or picked from a palette. */
function ColorField({ form: { draft, problems, set }, name, label, hint }: ColorFieldProps) {
  const { t } = useMessages();
  const color = draft[name];
  return (
    <TextField
      label={label}
      hint={hint}
      problem={problems[name]}
      value={color}
      placeholder={USUAL[name]}
      maxLength={7}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value.trim() })}
      tool={
        <input
          type="color"
          className={classes.picker}
          aria-label={t("instance.pick", { what: label })}
          value={HEX_COLOR.test(color) ? color : USUAL[name]}
          onChange={({ currentTarget }) => set({ [name]: currentTarget.value.toUpperCase() })}
        />
      }
    />
  );
}
