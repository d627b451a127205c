import { useMessages } from "#web/messages/messages-provider.tsx";

/** Beside the label of a field that may stay empty. */
export function Optional() {
  const { t } = useMessages();
  return <span className="medium faint">{t("submit.optional")}</span>;
}
