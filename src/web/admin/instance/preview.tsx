import type { CSSProperties } from "react";
import type { InstanceSettings } from "#contract/instance.ts";
import { accentColors, accentProblem } from "#domain/accent.ts";
import { HEX_COLOR } from "#domain/contrast.ts";
import { textFor } from "#domain/instance.ts";
import { DEFAULT_LOCALE } from "#domain/locale.ts";
import { translatorFor, withLabels } from "#messages/translate.ts";
import { BrandMark } from "#web/menu/brand.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NOTHING_SET, OwnLookContext } from "#web/session/own-look.ts";
import { OverHeading } from "#web/ui/page.tsx";
import { themeVariables } from "#web/ui/theme.ts";
import classes from "./preview.module.css";

const CHIPS = ["concert", "theater", "festival"] as const;

interface PreviewProps {
  draft: InstanceSettings;
  usualName: string;
}

/** What is being edited as pages would show it, by day and by night. */
export function InstancePreview({ draft, usualName }: PreviewProps) {
  const { t } = useMessages();
  return (
    <section className="grid gap-12" aria-labelledby="instance-preview">
      <OverHeading id="instance-preview">{t("instance.preview")}</OverHeading>
      {(["light", "dark"] as const).map((time) => (
        <figure key={time} className="bare plain grid gap-8">
          <figcaption className="faint text-small">
            {t(time === "light" ? "instance.preview-day" : "instance.preview-night")}
          </figcaption>
          <Page draft={draft} usualName={usualName} time={time} />
        </figure>
      ))}
    </section>
  );
}

function Page({ draft, usualName, time }: PreviewProps & { time: "light" | "dark" }) {
  const { t, locale } = useMessages();
  const first = draft.language ?? DEFAULT_LOCALE;
  const announcement = textFor(draft.announcement, locale, first);
  const welcome = textFor(draft.welcome, locale, first);
  const filled = Object.entries(draft.categories[locale] ?? {}).filter(([, label]) => label.trim());
  const own = withLabels(translatorFor(locale), Object.fromEntries(filled));
  return (
    <div className={classes.page} style={variablesOf(draft, time)}>
      <p className={classes.bar}>
        {/* The logo that is being edited, not the one in use. */}
        <OwnLookContext value={NOTHING_SET}>
          {draft.logo ? <img src={draft.logo} alt="" className={classes.logo} /> : <BrandMark />}
        </OwnLookContext>
        <b>{draft.name.trim() || usualName}</b>
      </p>
      {announcement && (
        <p className={classes.announcement}>
          {announcement.text} {draft.announcementLink && <u>{t("instance.more")}</u>}
        </p>
      )}
      <div className={classes.hero}>
        {draft.hero && <img src={draft.hero} alt="" className={classes.picture} />}
        <div className={classes.copy}>
          <p className={classes.headline}>{t("landing.headline")}</p>
          <p className={classes.welcome}>{welcome?.text ?? t("landing.lead")}</p>
          <span className={classes.button}>{t("landing.open-map")}</span>
        </div>
      </div>
      <p className={classes.chips}>
        {CHIPS.map((category) => (
          <span key={category} className={classes.chip}>
            {own(`category.${category}`)}
          </span>
        ))}
        <span className="accent strong">{t("instance.more")}</span>
      </p>
    </div>
  );
}

/** The theme's own variables, with the accent where it can be used. */
function variablesOf({ accent: light, accentDark }: InstanceSettings, time: "light" | "dark"): CSSProperties {
  const { "color-scheme": colorScheme, ...colors } = themeVariables[time];
  const theme = { ...themeVariables.constants, ...colors, colorScheme };
  const dark = accentDark || undefined;
  const isWhole = HEX_COLOR.test(light) && (!dark || HEX_COLOR.test(dark));
  if (!isWhole || accentProblem({ light, dark })) return theme;
  const own = accentColors({ light, dark });
  return {
    ...theme,
    "--accent": own.accent,
    "--accent-fill": own.fill,
    "--accent-ink": own[time].ink,
    "--accent-tint": own[time].tint,
    "--night-accent": own.night,
  } as CSSProperties;
}
