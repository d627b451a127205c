import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import type { RefObject } from "react";
import { urls } from "#contract/urls.ts";
import { FeedHead } from "#web/head/feed-head.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { NoResults } from "./no-results.tsx";
import classes from "./search-panel.module.css";
import { SearchResult } from "./search-result.tsx";
import type { Search } from "./use-search.ts";

interface SearchPanelProps {
  search: Search;
  list: RefObject<HTMLUListElement | null>;
}

export function SearchPanel({ search, list }: SearchPanelProps) {
  const { t } = useMessages();
  return (
    <section className={classes.panel} aria-label={t("search.results")} aria-busy={search.isSearching}>
      <SearchOutcome search={search} list={list} />
    </section>
  );
}

function SearchOutcome({ search, list }: SearchPanelProps) {
  if (search.isSearching) return <Searching />;
  if (search.hasFailed) return <Failed retry={search.retry} />;
  if (search.results.length === 0) return <NoResults pick={search.type} />;
  return <Found search={search} list={list} />;
}

function Searching() {
  const { t } = useMessages();
  return (
    <div className={classes.skeletons}>
      <p className={classes.spoken} role="status">
        {t("search.searching")}
      </p>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={classes.skeleton} aria-hidden>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const { t } = useMessages();
  return (
    <div className={classes.failed}>
      <p className={classes.alert} role="alert">
        <IconAlertTriangle size={20} stroke={1.8} aria-hidden />
        {t("search.failed")}
      </p>
      <Button className={classes.retry} onClick={retry}>
        {t("search.retry")}
      </Button>
    </div>
  );
}

function Found({ search, list }: SearchPanelProps) {
  const { t } = useMessages();
  const { asked, total, pages, results, turnTo } = search;
  return (
    <>
      <FeedHead of={asked.text} url={(format) => urls.searchFeed(asked.text, format)} />
      <div className={classes.head} role="status">
        <h2 className={classes.title}>{t("search.count", { count: total, text: asked.text })}</h2>
        <span className={classes.page}>{t("search.page", { page: asked.page, pages })}</span>
      </div>
      <ul ref={list} className={classes.list}>
        {results.map((venue) => (
          <SearchResult key={venue._id} venue={venue} text={asked.text} />
        ))}
      </ul>
      <footer className={classes.foot}>
        <Button
          variant="default"
          leftSection={<IconChevronLeft size={18} stroke={1.8} aria-hidden />}
          disabled={asked.page <= 1}
          onClick={() => turnTo(asked.page - 1)}
        >
          {t("search.previous")}
        </Button>
        <Button
          variant="default"
          rightSection={<IconChevronRight size={18} stroke={1.8} aria-hidden />}
          disabled={asked.page >= pages}
          onClick={() => turnTo(asked.page + 1)}
        >
          {t("search.next")}
        </Button>
      </footer>
    </>
  );
}
