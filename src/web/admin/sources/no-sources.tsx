import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconPlus, IconRefresh, IconWorld } from "#web/ui/icons.ts";
import { TextField } from "#web/ui/text-field.tsx";
import view from "../view.module.css";
import add from "./add-source.module.css";
import { ReadableKinds } from "./readable-kinds.tsx";
import { sourceUrls } from "./source-urls.ts";
import classes from "./sources.module.css";

export function NoSources() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const [url, setUrl] = useState("");

  function start(event: FormEvent): void {
    event.preventDefault();
    void navigate(sourceUrls.addFrom(url.trim()));
  }

  return (
    <>
      <section className={`${view.card} ${classes.none}`}>
        <span className={classes.pin}>
          <IconRefresh size={28} stroke={2.2} aria-hidden />
        </span>
        <h2>{t("admin.sources-none")}</h2>
        <p>{t("admin.sources-none-lead")}</p>
        <form noValidate onSubmit={start} className={add.address}>
          <TextField
            type="url"
            label={t("admin.source-url")}
            Icon={IconWorld}
            value={url}
            autoComplete="off"
            onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          />
          <Button type="submit" leftSection={<IconPlus size={18} stroke={2} aria-hidden />}>
            {t("admin.sources-add")}
          </Button>
        </form>
        <p className={view.faint}>
          <Link to={sourceUrls.add}>{t("admin.sources-none-file")}</Link>
        </p>
      </section>
      <div className={classes.apart}>
        <ReadableKinds areCards />
      </div>
      <p className={classes.once}>
        <Link to={urls.adminView("import")}>{t("admin.sources-once")}</Link>
      </p>
    </>
  );
}
