import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { CategoryLabels } from "#domain/instance.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/locale.ts";
import { type Translate, translatorFor, withLabels } from "#messages/translate.ts";

interface Messages {
  locale: Locale;
  t: Translate;
}

const MessagesContext = createContext<Messages | undefined>(undefined);

interface MessagesProviderProps {
  locale: Locale;
  /** What the instance calls its categories, where that is not their usual name. */
  labels?: CategoryLabels | undefined;
  children: ReactNode;
}

export function MessagesProvider({ locale, labels, children }: MessagesProviderProps) {
  const messages = useMemo(
    () => ({ locale, t: withLabels(translatorFor(locale), labels) }),
    [locale, labels],
  );
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  // A page may fail before its language is known; its error page still needs messages.
  return messages ?? { locale: DEFAULT_LOCALE, t: translatorFor(DEFAULT_LOCALE) };
}
