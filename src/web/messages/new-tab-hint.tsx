import { useMessages } from "./messages-provider.tsx";

/** Within a link that opens a new tab: says so to those who do not see where it leads. */
export function NewTabHint() {
  const { t } = useMessages();
  return <span className="visually-hidden"> ({t("shell.new-tab")})</span>;
}
