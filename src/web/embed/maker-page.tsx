import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { EMBED_THEMES, type EmbedTheme } from "#contract/embed-urls.ts";
import { urls } from "#contract/urls.ts";
import { CATEGORIES } from "#domain/category.ts";
import { LOCALES, languageName, localeOf } from "#domain/locale.ts";
import { PageHead } from "#web/head/page-head.tsx";
import { formatAddress, parseAddress } from "#web/map-view/map-address.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useSite } from "#web/session/site.ts";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { EMBED_KINDS, type EmbedChoice, type EmbedKind, embedChoice, frameOf } from "./choice.ts";
import classes from "./maker-page.module.css";
import { ComponentPreview } from "./preview.tsx";
import { embedSnippet } from "./snippet.ts";
import "./load-messages.ts";

const LOOK_MS = 500;
/** Enough for what each shows. */
const HEIGHTS: Record<EmbedKind, string> = {
  list: "480",
  month: "640",
  event: "260",
  map: "480",
  component: "",
};

/** Makes the code that puts events into a page of others. It starts with what its own address describes. */
export default function MakerPage() {
  const { t } = useMessages();
  const { publicUrl, name } = useSite();
  const { search } = useLocation();
  const [choice, setChoice] = useState(() => embedChoice(search));
  // The map of the preview opens with what was chosen; where it is moved to is only read.
  const [opened, setOpened] = useState(choice.search);
  const [width, setWidth] = useState("100%");
  const [typedHeight, setTypedHeight] = useState<string>();
  const frame = useRef<HTMLIFrameElement>(null);
  const line = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { kind } = choice;
  const isMap = kind === "map";
  const hasPlace = kind !== "map" && kind !== "event";
  const height = typedHeight ?? HEIGHTS[kind];
  const change = (part: Partial<EmbedChoice>) => setChoice((former) => ({ ...former, ...part }));

  useEffect(() => {
    if (!isMap) return undefined;
    const looking = setInterval(() => {
      const seen = frame.current?.contentWindow?.location;
      if (seen?.pathname === urls.embed) setChoice((former) => ({ ...former, search: seen.search }));
    }, LOOK_MS);
    return () => clearInterval(looking);
  }, [isMap]);

  const address = parseAddress(new URLSearchParams(choice.search));
  function chooseCategory(category: string): void {
    const categories = CATEGORIES.filter((each) => each === category);
    const { categories: _former, ...filter } = address.filter;
    const next = formatAddress({
      ...address,
      filter: categories.length > 0 ? { ...filter, categories } : filter,
    });
    setOpened(`?${next}`);
    change({ search: `?${next}` });
  }
  function chooseKind(next: EmbedKind): void {
    setOpened(choice.search);
    change({ kind: next });
  }

  const snippet = embedSnippet(publicUrl, name, choice, { width, height });
  const preview = frameOf(isMap ? { ...choice, search: opened } : choice);
  async function copy(): Promise<void> {
    if (await copyText(snippet ?? "")) return showToast(t("embed-maker.copied"));
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
      <h1 className="text-h1 heavy line-112 closest balanced compact-h2">{t("embed-maker.title")}</h1>
      <p className={classes.lead}>{t("embed-maker.lead")}</p>
      <div className={classes.fields}>
        <SelectField
          label={t("embed-maker.kind")}
          options={EMBED_KINDS.map((value) => ({ value, label: t(`embed-maker.kind.${value}`) }))}
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            chooseKind(EMBED_KINDS.find((each) => each === value) ?? kind)
          }
        />
        {kind === "event" && (
          <TextField
            label={t("embed-maker.event")}
            type="url"
            problem={snippet === undefined ? t("embed-maker.event-needed") : undefined}
            value={choice.event}
            onChange={({ currentTarget }) => change({ event: currentTarget.value })}
          />
        )}
        {hasPlace && (
          <>
            <TextField
              label={t("embed-maker.city")}
              hint={t("embed-maker.place-hint")}
              value={choice.city}
              maxLength={100}
              onChange={({ currentTarget }) => change({ city: currentTarget.value })}
            />
            <TextField
              label={t("embed-maker.country")}
              value={choice.country}
              maxLength={100}
              onChange={({ currentTarget }) => change({ country: currentTarget.value })}
            />
          </>
        )}
        {kind !== "event" && (
          <SelectField
            label={t("embed-maker.category")}
            options={[
              { value: "", label: t("embed-maker.all") },
              ...CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
            ]}
            value={address.filter.categories?.[0] ?? ""}
            onChange={({ currentTarget }) => chooseCategory(currentTarget.value)}
          />
        )}
        {hasPlace && kind !== "month" && (
          <TextField
            label={t("embed-maker.limit")}
            type="number"
            min={1}
            max={50}
            value={choice.limit}
            onChange={({ currentTarget }) => change({ limit: currentTarget.value })}
          />
        )}
        {!isMap && (
          <>
            <SelectField
              label={t("embed-maker.theme")}
              options={EMBED_THEMES.map((value) => ({ value, label: t(`embed-maker.theme.${value}`) }))}
              value={choice.theme}
              onChange={({ currentTarget }) => change({ theme: currentTarget.value as EmbedTheme })}
            />
            <SelectField
              label={t("embed-maker.language")}
              options={[
                { value: "", label: t("embed-maker.language-auto") },
                ...LOCALES.map((value) => ({ value, label: languageName(value) })),
              ]}
              value={choice.lang}
              onChange={({ currentTarget }) => change({ lang: localeOf(currentTarget.value) ?? "" })}
            />
          </>
        )}
        {kind !== "component" && (
          <>
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
              onChange={({ currentTarget }) => setTypedHeight(currentTarget.value)}
            />
          </>
        )}
      </div>
      <label htmlFor={id} className="block above-24 text-h4 heavy">
        {t("embed-maker.snippet")}
      </label>
      <div className={classes.snippet}>
        <textarea
          ref={line}
          id={id}
          readOnly
          rows={4}
          value={snippet ?? ""}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button onClick={copy} disabled={snippet === undefined}>
          {t("embed-maker.copy")}
        </Button>
      </div>
      <h2 className="block above-24 text-h4 heavy">{t("embed-maker.preview")}</h2>
      <p className="above-4 muted">{t(`embed-maker.kind.${kind}.hint`)}</p>
      {kind === "component" && (
        <div className={classes.component}>
          <ComponentPreview choice={choice} />
        </div>
      )}
      {kind !== "component" && preview !== undefined && (
        <iframe
          // Each kind has a frame of its own, which the look at the map does not confuse.
          key={kind}
          ref={frame}
          className={classes.preview}
          style={sizeOf(width, height)}
          src={preview}
          title={t("embed-maker.preview")}
          loading="lazy"
        />
      )}
    </article>
  );
}

/** What is typed, as far as it is a size; the sheet has the rest. */
function sizeOf(width: string, height: string): { width?: string; height?: string } {
  const size = (text: string) => (/^\d+$/.test(text) ? `${text}px` : /^\d+%$/.test(text) ? text : undefined);
  const [wide, high] = [size(width), size(height)];
  return { ...(wide && { width: wide }), ...(high?.endsWith("px") && { height: high }) };
}
