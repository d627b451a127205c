import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { cityName } from "#messages/city-name.ts";
import { countryName } from "#messages/country-name.ts";
import { PageHead } from "#web/head/page-head.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { pageContext } from "#web/session/page-context.ts";
import type { Route } from "./+types/cities-page.ts";
import classes from "./cities-page.module.css";
import placeClasses from "./place-page.module.css";

export function loader({ context }: Route.LoaderArgs) {
  return { countries: context.get(pageContext).services.cities() };
}

/** Every city where something is on, by country: the way to the pages of cities without a map. */
export default function CitiesPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useMessages();
  const names = new Intl.Collator(locale);
  const countries = loaderData.countries
    .map(({ country, cities }) => ({ key: country, name: countryName(country, locale), cities }))
    .sort((a, b) => names.compare(a.name, b.name));
  return (
    <div className={placeClasses.page}>
      <PageHead title={t("cities.title")} description={t("site.description")} path={urls.cityList} />
      <h1 className={placeClasses.title} tabIndex={-1}>
        {t("cities.title")}
      </h1>
      {countries.length === 0 && <p className="muted text-h4">{t("city-page.empty")}</p>}
      <div className={classes.countries}>
        {countries.map(({ key, name, cities }) => (
          <section key={key} className={classes.country}>
            <h2 className={classes.name}>{name}</h2>
            <ul className={classes.cities}>
              {cities.map((city) => (
                <li key={city.url}>
                  <Link to={city.url} {...textProps(cityName(city.name, locale), locale)}>
                    {cityName(city.name, locale)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
