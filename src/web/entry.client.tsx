import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { DEFAULT_LOCALE, localeOf } from "#domain/locale.ts";
import { loadLanguage } from "#messages/load-language.ts";
import { logConsoleGreeting } from "#web/observe/greeting.ts";
import { takeOverEarlyInput } from "#web/start/early-input.ts";

const locale = localeOf(document.documentElement.lang) ?? DEFAULT_LOCALE;
await loadLanguage(locale);
takeOverEarlyInput();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

logConsoleGreeting(locale);
// Measuring must not slow down what it measures; a page that is left before is not measured.
const report = () =>
  void import("#web/observe/report-vitals.ts").then(
    ({ reportVitals }) => reportVitals(),
    () => {},
  );
if (document.readyState === "complete") report();
else addEventListener("load", report);
