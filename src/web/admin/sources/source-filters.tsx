import type { Source } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconSearch } from "#web/ui/icons.ts";
import { isOf, SOURCE_FILTERS, type SourceFilter } from "./source-filter.ts";
import classes from "./source-list.module.css";

interface SourceFiltersProps {
  sources: readonly Source[];
  filter: SourceFilter;
  onFilter(filter: SourceFilter): void;
  words: string;
  onWords(words: string): void;
}

/** Sources of one health, each with its number, and those that are searched for. */
export function SourceFilters({ sources, filter, onFilter, words, onWords }: SourceFiltersProps) {
  const { t } = useMessages();
  return (
    <div className={classes.filters}>
      <fieldset className={classes.chips}>
        <legend className="visually-hidden">{t("admin.sources-filter")}</legend>
        {SOURCE_FILTERS.map((each) => {
          const count = sources.filter((source) => isOf(source, each)).length;
          return (
            <PlainButton
              key={each}
              className={classes.chip}
              aria-pressed={filter === each}
              onClick={() => onFilter(each)}
            >
              {t(`admin.sources-filter.${each}`)} <span>{count}</span>
            </PlainButton>
          );
        })}
      </fieldset>
      <label className={classes.search}>
        <IconSearch size={16} stroke={1.8} aria-hidden />
        <input
          type="search"
          value={words}
          placeholder={t("admin.sources-search")}
          aria-label={t("admin.sources-search")}
          onChange={({ currentTarget }) => onWords(currentTarget.value)}
        />
      </label>
    </div>
  );
}
