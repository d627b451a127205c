import { Link } from "react-router";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./place-page.module.css";

interface PageStepsProps {
  page: number;
  pageCount: number;
  urlOf(page: number): string;
}

/** The ways to the pages before and after; nothing where there is one page. */
export function PageSteps({ page, pageCount, urlOf }: PageStepsProps) {
  const { t } = useMessages();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t("place.pages")} className={classes.pages}>
      {page > 1 ? (
        <Link to={urlOf(page - 1)} rel="prev">
          {t("place.previous")}
        </Link>
      ) : (
        <span />
      )}
      {t("place.page", { page, count: pageCount })}
      {page < pageCount ? (
        <Link to={urlOf(page + 1)} rel="next">
          {t("place.next")}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
