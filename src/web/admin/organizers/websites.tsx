import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { OrganizerGrants } from "#contract/organizers.ts";
import { routes } from "#contract/urls.ts";
import { MAX_WEBSITE } from "#domain/organizer.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { CallFailed, send } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ScrollTable } from "../records/scroll-table.tsx";
import roles from "../roles/roles-view.module.css";
import view from "../view.module.css";
import { namedPage } from "./named-page.ts";

interface WebsitesProps {
  websites: OrganizerGrants["websites"];
  /** Whether it was done. */
  attempt(work: () => Promise<unknown>, done: string): Promise<boolean>;
}

/** Websites of venues and pages that administrators set, which prove claims. */
export function Websites({ websites, attempt }: WebsitesProps) {
  const { t, locale } = useMessages();
  const [problems, setProblems] = useState<{ of?: string | undefined; site?: string | undefined }>({});

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const { site = "", of = "" } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const named = namedPage(of);
    if (!named) return setProblems({ of: t("organizers.page-wrong") });
    setProblems({});
    const save = () =>
      send("PUT", routes.pageWebsite, { ...named, website: site }).catch((error: unknown) => {
        if (error instanceof CallFailed)
          setProblems({ site: error.fields.website, of: error.fields.venue ?? error.fields.organizer });
        throw error;
      });
    if (await attempt(save, t("organizers.website-saved", { page: of.trim() }))) form.reset();
  }

  return (
    <section>
      <h2 className={roles.heading}>{t("organizers.websites")}</h2>
      <p className={view.lead}>{t("organizers.websites-lead")}</p>
      <form noValidate onSubmit={onSubmit} className={`${view.card} ${roles.form}`}>
        <TextField
          name="of"
          label={t("organizers.page")}
          placeholder={t("organizers.page-hint")}
          problem={problems.of}
          autoComplete="off"
        />
        <TextField
          name="site"
          label={t("organizers.website")}
          placeholder={t("organizers.website-hint")}
          problem={problems.site}
          maxLength={MAX_WEBSITE}
          autoComplete="off"
        />
        <Button type="submit">{t("organizers.website-save")}</Button>
      </form>
      {websites.length > 0 && (
        <div className={view.way}>
          <ScrollTable label={t("organizers.websites")}>
            <thead>
              <tr>
                <th>{t("organizers.what")}</th>
                <th>{t("organizers.website")}</th>
              </tr>
            </thead>
            <tbody>
              {websites.map(({ name, page, site }) => (
                <tr key={page}>
                  <td>
                    <Link to={page} className="accent strong" {...textProps(name, locale)}>
                      {name}
                    </Link>
                  </td>
                  <td>{site}</td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        </div>
      )}
    </section>
  );
}
