import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { sectionClass } from "#web/ui/page.tsx";

interface Query<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch(): unknown;
}

/** What was asked for, once it is here; until then that it is waited for, or that it failed. */
export function Loaded<Data>({ query, children }: { query: Query<Data>; children(data: Data): ReactNode }) {
  const { t } = useMessages();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <p role="status">{t("admin.loading")}</p>;
  return (
    <div className="column gap-16">
      <Notice tone="error">{t("admin.list-failed")}</Notice>
      <div>
        <Button variant="default" onClick={() => query.refetch()}>
          {t("admin.retry")}
        </Button>
      </div>
    </div>
  );
}

export interface PagedQuery extends Omit<Query<unknown>, "data"> {
  isPending: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
}

interface PagedListProps {
  query: PagedQuery;
  isEmpty: boolean;
  /** What is said where there is nothing. */
  none: ReactNode;
  /** The words of the button; without them what comes near the screen is fetched by itself. */
  more?: string;
  children: ReactNode;
}

/** A list that arrives page by page, with a way to what is older. */
export function PagedList({ query, isEmpty, none, more, children }: PagedListProps) {
  const { t } = useMessages();
  const { isPending, isError, refetch } = query;
  const isHere = !isPending && !(isError && isEmpty);
  return (
    <Loaded query={{ data: isHere || undefined, isError, refetch }}>
      {() =>
        isEmpty ? (
          <div className={sectionClass}>{none}</div>
        ) : (
          <>
            {isError && <Notice tone="error">{t("admin.list-failed")}</Notice>}
            {children}
            {query.hasNextPage && <NextPage query={query} more={more} />}
          </>
        )
      }
    </Loaded>
  );
}

function NextPage({ query, more }: { query: PagedQuery; more: string | undefined }) {
  const { t } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(query);
  latest.current = query;
  const isByItself = more === undefined;

  useEffect(() => {
    const { current } = button;
    if (!current || !isByItself || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const { isFetchingNextPage, isError, fetchNextPage } = latest.current;
        if (entry?.isIntersecting && !isFetchingNextPage && !isError) fetchNextPage();
      },
      { rootMargin: "400px" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isByItself]);

  return (
    <div className="below">
      <Button
        ref={button}
        variant="default"
        aria-disabled={query.isFetchingNextPage}
        onClick={() => query.fetchNextPage()}
      >
        {more ?? t(query.isFetchingNextPage ? "admin.loading" : "admin.events-more")}
      </Button>
    </div>
  );
}
