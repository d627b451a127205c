import { createContext, type ReactNode, useContext, useMemo } from "react";
import { DEFAULT_LOCALE, type Locale } from "#domain/locale.ts";
import { type Translate, translatorFor } from "./translate.ts";

interface Messages {
  locale: Locale;
  t: Translate;
}

const MessagesContext = createContext<Messages | undefined>(undefined);

export function MessagesProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = useMemo(() => ({ locale, t: translatorFor(locale) }), [locale]);
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  // A page may fail before its language is known; its error page still needs messages.
  return messages ?? { locale: DEFAULT_LOCALE, t: translatorFor(DEFAULT_LOCALE) };
}
