import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { urls } from "#contract/urls.ts";
import { CATEGORIES } from "#domain/category.ts";
import { PageHead } from "#web/head/page-head.tsx";
import { formatAddress, parseAddress } from "#web/map-view/map-address.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useSite } from "#web/session/site.ts";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import classes from "./maker-page.module.css";
import { embedSnippet } from "./snippet.ts";

const LOOK_MS = 500;

/** Makes the line that puts a map into a page of others. It starts with the map that its own address describes. */
export default function MakerPage() {
  const { t } = useMessages();
  const { publicUrl, name } = useSite();
  const { search } = useLocation();
  // The preview opens with what was chosen; where it is moved to is only read.
  const [opened, setOpened] = useState(search);
  const [current, setCurrent] = useState(search);
  const [width, setWidth] = useState("100%");
  const [height, setHeight] = useState("480");
  const frame = useRef<HTMLIFrameElement>(null);
  const line = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  useEffect(() => {
    const looking = setInterval(() => {
      const seen = frame.current?.contentWindow?.location;
      if (seen?.pathname === urls.embed) setCurrent(seen.search);
    }, LOOK_MS);
    return () => clearInterval(looking);
  }, []);

  const address = parseAddress(new URLSearchParams(current));
  function choose(category: string): void {
    const categories = CATEGORIES.filter((each) => each === category);
    const { categories: _former, ...filter } = address.filter;
    const next = formatAddress({
      ...address,
      filter: categories.length > 0 ? { ...filter, categories } : filter,
    });
    setOpened(`?${next}`);
    setCurrent(`?${next}`);
  }

  const snippet = embedSnippet(publicUrl, name, { search: current, width, height });
  async function copy(): Promise<void> {
    if (await copyText(snippet)) return showToast(t("embed-maker.copied"));
    line.current?.select();
    showToast(t("embed-maker.refused"), { tone: "problem" });
  }

  return (
    <article className={classes.page}>
      <PageHead
        title={t("embed-maker.title")}
        description={t("embed-maker.lead")}
        path={urls.embedMaker("")}
      />
      <h1 className={classes.title}>{t("embed-maker.title")}</h1>
      <p className={classes.lead}>{t("embed-maker.lead")}</p>
      <div className={classes.fields}>
        <SelectField
          label={t("embed-maker.category")}
          options={[
            { value: "", label: t("embed-maker.all") },
            ...CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
          ]}
          value={address.filter.categories?.[0] ?? ""}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <TextField
          label={t("embed-maker.width")}
          value={width}
          maxLength={8}
          onChange={({ currentTarget }) => setWidth(currentTarget.value)}
        />
        <TextField
          label={t("embed-maker.height")}
          value={height}
          maxLength={8}
          onChange={({ currentTarget }) => setHeight(currentTarget.value)}
        />
      </div>
      <label htmlFor={id} className={classes.label}>
        {t("embed-maker.snippet")}
      </label>
      <div className={classes.snippet}>
        <textarea ref={line} id={id} readOnly rows={4} value={snippet} onFocus={(e) => e.target.select()} />
        <Button onClick={copy}>{t("embed-maker.copy")}</Button>
      </div>
      <h2 className={classes.label}>{t("embed-maker.preview")}</h2>
      <p className={classes.hint}>{t("embed-maker.hint")}</p>
      <iframe
        ref={frame}
        className={classes.preview}
        src={urls.embed + opened}
        title={t("embed-maker.preview")}
        loading="lazy"
      />
    </article>
  );
}
