import { useQuery } from "@tanstack/react-query";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import type { Choice } from "../choice/choice.ts";
import { venuesOf } from "../queries.ts";
import classes from "./preview.module.css";

/** What the city has already, so that nothing is added twice. */
export function NearbyVenues({ choice }: { choice: Choice }) {
  const { t, locale } = useMessages();
  const { data } = useQuery(venuesOf(choice));
  if (choice.city === "") return <p className={classes.empty}>{t("admin.nearby-empty")}</p>;
  if (!data) return null;
  if (data.venues.length === 0) return <p className={classes.empty}>{t("admin.nearby-none")}</p>;
  return (
    <>
      <h2 className={classes.heading}>{t("admin.nearby")}</h2>
      <ul className={classes.names}>
        {data.venues.map(({ _id, name, address }) => (
          <li key={_id}>
            <span {...textProps(name, locale)}>{name}</span>
            <small {...textProps(address, locale)}>{address}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
