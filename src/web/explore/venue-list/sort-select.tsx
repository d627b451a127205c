import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconChevronDown } from "#web/ui/icons.ts";
import classes from "./sort-select.module.css";
import { SORT_ORDERS, type SortOrder } from "./sort-venues.ts";

interface SortSelectProps {
  order: SortOrder;
  onChange(order: SortOrder): void;
}

export function SortSelect({ order, onChange }: SortSelectProps) {
  const { t } = useMessages();
  return (
    <span className={classes.sort}>
      <select
        aria-label={t("list.sort")}
        value={order}
        onChange={({ currentTarget }) => onChange(currentTarget.value as SortOrder)}
      >
        {SORT_ORDERS.map((each) => (
          <option key={each} value={each}>
            {t(`list.sort.${each}`)}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.8} aria-hidden />
    </span>
  );
}
