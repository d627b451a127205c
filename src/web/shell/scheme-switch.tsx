import { type MantineColorScheme, UnstyledButton, useMantineColorScheme } from "@mantine/core";
import IconMoon from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import IconSun from "@tabler/icons-react/dist/esm/icons/IconSun.mjs";
import IconSunMoon from "@tabler/icons-react/dist/esm/icons/IconSunMoon.mjs";
import { useEffect } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./scheme-switch.module.css";

const choices = [
  { scheme: "auto", Icon: IconSunMoon, next: "light" },
  { scheme: "light", Icon: IconSun, next: "dark" },
  { scheme: "dark", Icon: IconMoon, next: "auto" },
] as const satisfies { scheme: MantineColorScheme; Icon: typeof IconSun; next: MantineColorScheme }[];

/**
 * Steps through system, light and dark. All three labels are in the page and an attribute of the document shows
 * one: the server does not know the choice, and nothing may jump when the browser does.
 */
export function SchemeSwitch() {
  const { t } = useMessages();
  const { colorScheme, setColorScheme } = useMantineColorScheme();

  useEffect(() => {
    document.documentElement.dataset.schemeChoice = colorScheme;
  }, [colorScheme]);

  const advance = () => setColorScheme(choices.find(({ scheme }) => scheme === colorScheme)?.next ?? "auto");

  return (
    <UnstyledButton className={classes.switch} onClick={advance}>
      <span className={classes.name}>{t("scheme.label")}</span>
      {choices.map(({ scheme, Icon }) => (
        <span key={scheme} className={classes.choice} data-scheme={scheme}>
          <Icon size={18} stroke={1.8} aria-hidden />
          {t(`scheme.${scheme}`)}
        </span>
      ))}
    </UnstyledButton>
  );
}
