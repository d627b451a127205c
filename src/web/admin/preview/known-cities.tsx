import { useQuery } from "@tanstack/react-query";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { citiesOf } from "../queries.ts";
import classes from "./preview.module.css";

/** The cities that the country has already. */
export function KnownCities({ country }: { country: string }) {
  const { t } = useMessages();
  const { data } = useQuery(citiesOf(country));
  if (country === "") return <p className={classes.empty}>{t("admin.cities-empty")}</p>;
  if (!data) return null;
  if (data.length === 0) return <p className={classes.empty}>{t("admin.cities-none")}</p>;
  return (
    <>
      <h2 className={classes.heading}>
        {t("admin.cities")}
        <span>{data.length}</span>
      </h2>
      <ul className={classes.names}>
        {data.map((city) => (
          <li key={city}>{city}</li>
        ))}
      </ul>
    </>
  );
}
