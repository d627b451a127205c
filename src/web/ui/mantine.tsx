import { type MantineColorSchemeManager, MantineProvider } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { chooseScheme, onScheme, schemeChoice } from "./color-scheme.ts";
import { theme } from "./theme.ts";

/** Mantine's parts follow the choice that is ours. */
function followOurs(): MantineColorSchemeManager {
  let leave = () => {};
  return {
    get: (unknown) => (typeof document === "undefined" ? unknown : schemeChoice()),
    set: (choice) => choice !== schemeChoice() && chooseScheme(choice),
    subscribe(tell) {
      leave = onScheme(() => tell(schemeChoice()));
    },
    unsubscribe: () => leave(),
    clear: () => chooseScheme("auto"),
  };
}

/** Around whatever is made of Mantine's components; most pages are not, and need not load what it takes. */
export function Mantine({ children }: { children: ReactNode }) {
  const [manager] = useState(followOurs);
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      // They are in the theme's own style sheet.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
