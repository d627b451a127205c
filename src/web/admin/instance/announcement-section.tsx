import { MAX_LINK } from "#domain/event-limits.ts";
import { MAX_ANNOUNCEMENT } from "#domain/instance.ts";
import { languageName } from "#domain/locale.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import view from "../view.module.css";
import { type InstanceForm, localMoment, momentOf } from "./draft.ts";
import classes from "./instance.module.css";
import type { TextLanguages } from "./text-languages.tsx";

/** The line above the map. */
export function AnnouncementSection({ form, languages }: { form: InstanceForm; languages: TextLanguages }) {
  const { draft, problems, set } = form;
  const { t } = useMessages();
  return (
    <section className={`${view.card} ${classes.section}`}>
      <h2 className={view.section}>{t("instance.announcement")}</h2>
      <p className={classes.hint}>{t("instance.announcement-hint")}</p>
      {languages.shown.map((locale) => (
        <TextField
          key={locale}
          label={t("instance.announcement-of", { language: languageName(locale) })}
          problem={problems.announcement}
          lang={locale}
          maxLength={MAX_ANNOUNCEMENT}
          autoComplete="off"
          value={draft.announcement[locale] ?? ""}
          onChange={({ currentTarget }) =>
            set({ announcement: { ...draft.announcement, [locale]: currentTarget.value } })
          }
        />
      ))}
      <div className={classes.two}>
        <TextField
          type="url"
          inputMode="url"
          label={t("instance.announcement-link")}
          problem={problems.announcementLink}
          maxLength={MAX_LINK}
          autoComplete="off"
          value={draft.announcementLink}
          onChange={({ currentTarget }) => set({ announcementLink: currentTarget.value })}
        />
        <TextField
          type="datetime-local"
          label={t("instance.announcement-until")}
          hint={t("instance.announcement-until-hint")}
          problem={problems.announcementUntil}
          value={localMoment(draft.announcementUntil)}
          onChange={({ currentTarget }) => set({ announcementUntil: momentOf(currentTarget.value) })}
        />
      </div>
    </section>
  );
}
