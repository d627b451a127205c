import { useMessages } from "#web/messages/messages-provider.tsx";
import { chooseScheme, type SchemeChoice, useSchemeChoice } from "#web/ui/color-scheme.ts";
import { IconMoon, IconSun, IconSunMoon } from "#web/ui/icons.ts";
import classes from "./scheme-switch.module.css";

const choices = [
  { scheme: "auto", Icon: IconSunMoon, next: "light" },
  { scheme: "light", Icon: IconSun, next: "dark" },
  { scheme: "dark", Icon: IconMoon, next: "auto" },
] as const satisfies { scheme: SchemeChoice; Icon: typeof IconSun; next: SchemeChoice }[];

/**
 * Steps through system, light and dark. All three labels are in the page and an attribute of the document shows
 * one: the server does not know the choice, and nothing may jump when the browser does.
 */
export function SchemeSwitch() {
  const { t } = useMessages();
  const choice = useSchemeChoice();
  const advance = () => chooseScheme(choices.find(({ scheme }) => scheme === choice)?.next ?? "auto");

  return (
    <button type="button" className={classes.switch} onClick={advance}>
      <span className="out-of-sight">{t("scheme.label")}</span>
      {choices.map(({ scheme, Icon }) => (
        <span key={scheme} className={classes.choice} data-scheme={scheme}>
          <Icon size={18} stroke={1.8} aria-hidden />
          {t(`scheme.${scheme}`)}
        </span>
      ))}
    </button>
  );
}
