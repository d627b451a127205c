import type { ReactNode } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import view from "../view.module.css";

interface PagedQuery {
  isPending: boolean;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
  refetch(): unknown;
}

interface WholeListProps {
  query: PagedQuery;
  isEmpty: boolean;
  none: string;
  children: ReactNode;
}

/** A list that arrives page by page: waiting, failed, empty, or there with a way to what is older. */
export function WholeList({ query, isEmpty, none, children }: WholeListProps) {
  const { t } = useMessages();
  if (query.isPending) return <p role="status">{t("admin.loading")}</p>;
  if (query.isError && isEmpty)
    return (
      <>
        <Notice tone="error">{t("admin.list-failed")}</Notice>
        <Button variant="default" className={view.way} onClick={() => query.refetch()}>
          {t("admin.retry")}
        </Button>
      </>
    );
  if (isEmpty) return <p className={view.card}>{none}</p>;
  return (
    <>
      {children}
      {query.hasNextPage && (
        <Button
          variant="default"
          className={view.way}
          aria-disabled={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {t("admin.older")}
        </Button>
      )}
    </>
  );
}
