import { useMemo, useState } from "react";
import type { InstanceAnswer, InstanceSettings } from "#contract/instance.ts";
import { accentProblem } from "#domain/accent.ts";
import { CATEGORIES, type Category } from "#domain/category.ts";
import { contrastOf, HEX_COLOR } from "#domain/contrast.ts";
import { MAX_LINK } from "#domain/event-limits.ts";
import { MAX_ANNOUNCEMENT, MAX_CATEGORY_LABEL, MAX_SITE_NAME, MAX_WELCOME } from "#domain/instance.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale, languageName, localeOf } from "#domain/locale.ts";
import { translatorFor } from "#messages/translate.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PinCanvas } from "#web/pin/pin-canvas.tsx";
import type { PixelPoint } from "#web/pin/small-map.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Section } from "#web/ui/page.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { CoordinateFields } from "../pin/coordinate-fields.tsx";
import type { ViewProps } from "../view-props.ts";
import classes from "./instance-sections.module.css";
import { InstancePictureField } from "./picture-field.tsx";

/** The settings as they are being edited, and what is wrong with each field. */
interface InstanceForm {
  draft: InstanceSettings;
  problems: Readonly<Record<string, string>>;
  set(change: Partial<InstanceSettings>): void;
}

type TextName = "name" | "announcementLink" | "accent" | "accentDark";

/** What ties a field of text to a setting. */
const tied = ({ draft, problems, set }: InstanceForm, name: TextName) => ({
  value: draft[name],
  problem: problems[name],
  autoComplete: "off",
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
    set({ [name]: name.startsWith("accent") ? currentTarget.value.trim() : currentTarget.value }),
});

interface SectionsProps extends Pick<ViewProps, "basemap"> {
  form: InstanceForm;
  usual: InstanceAnswer["defaults"];
}

export function InstanceSections({ form, usual, basemap }: SectionsProps) {
  const languages = useTextLanguages(form);
  return (
    <>
      <IdentitySection form={form} usualName={usual.name} />
      <ColorSection form={form} />
      <AnnouncementSection form={form} languages={languages} />
      <PlaceSection form={form} usual={usual} basemap={basemap} />
      <WordsSections form={form} languages={languages} />
    </>
  );
}

function IdentitySection({ form, usualName }: { form: InstanceForm; usualName: string }) {
  const { t } = useMessages();
  const { draft, problems, set } = form;
  return (
    <Section title={t("instance.identity")}>
      <TextField
        {...tied(form, "name")}
        label={t("instance.name")}
        hint={t("instance.name-hint", { name: usualName })}
        maxLength={MAX_SITE_NAME}
      />
      {(["logo", "hero"] as const).map((name) => (
        <InstancePictureField
          key={name}
          label={t(`instance.${name}`)}
          hint={t(`instance.${name}-hint`)}
          problem={problems[name]}
          image={draft[name]}
          onImage={(image) => set({ [name]: image })}
        />
      ))}
    </Section>
  );
}

/** What the picker shows where no colour is set. */
const USUAL = { accent: "#D93A30", accentDark: "#FF8177" };

/** The accent, checked while it is typed by the rule that the server has. */
function ColorSection({ form }: { form: InstanceForm }) {
  const { t } = useMessages();
  const { accent, accentDark } = form.draft;
  const isWhole = HEX_COLOR.test(accent) && (accentDark === "" || HEX_COLOR.test(accentDark));
  const problem = isWhole ? accentProblem({ light: accent, dark: accentDark || undefined }) : undefined;
  const use = problem && (problem.field === "light" ? "accent" : "accentDark");
  return (
    <Section title={t("instance.colors")}>
      <div className="columns-2">
        <ColorField form={form} name="accent" label={t("instance.accent")} hint={t("instance.accent-hint")} />
        {(accent !== "" || accentDark !== "") && (
          <ColorField
            form={form}
            name="accentDark"
            label={t("instance.accent-dark")}
            hint={t("instance.accent-dark-hint")}
          />
        )}
      </div>
      {problem && use && (
        <Notice tone="warning">
          <p>
            {t(use === "accent" ? "instance.too-pale" : "instance.too-dark", {
              ratio: problem.ratio.toFixed(1),
            })}
          </p>
          <div className="below">
            <Button
              variant="default"
              size="sm"
              leftSection={<span className={classes.swatch} style={{ background: problem.suggestion }} />}
              onClick={() => form.set({ [use]: problem.suggestion })}
            >
              {t("instance.use", { color: problem.suggestion })}
            </Button>
          </div>
        </Notice>
      )}
      {isWhole && !problem && (
        <p className="faint text-small" role="status">
          {t("instance.contrast-fine", { ratio: contrastOf(accent, "#FFFFFF").toFixed(1) })}
        </p>
      )}
    </Section>
  );
}

interface ColorFieldProps {
  form: InstanceForm;
  name: "accent" | "accentDark";
  label: string;
  hint: string;
}

/** A colour as its number, or picked from a palette. */
function ColorField({ form, name, label, hint }: ColorFieldProps) {
  const { t } = useMessages();
  const color = form.draft[name];
  return (
    <TextField
      {...tied(form, name)}
      label={label}
      hint={hint}
      placeholder={USUAL[name]}
      maxLength={7}
      spellCheck={false}
      tool={
        <input
          type="color"
          className={classes.picker}
          aria-label={t("instance.pick", { what: label })}
          value={HEX_COLOR.test(color) ? color : USUAL[name]}
          onChange={({ currentTarget }) => form.set({ [name]: currentTarget.value.toUpperCase() })}
        />
      }
    />
  );
}

interface LanguagesProps {
  form: InstanceForm;
  languages: TextLanguages;
}

/** The line above the map. */
function AnnouncementSection({ form, languages }: LanguagesProps) {
  const { draft, problems, set } = form;
  const { t } = useMessages();
  return (
    <Section title={t("instance.announcement")}>
      <p className="faint text-small">{t("instance.announcement-hint")}</p>
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
      <div className="columns-2">
        <TextField
          {...tied(form, "announcementLink")}
          type="url"
          inputMode="url"
          label={t("instance.announcement-link")}
          maxLength={MAX_LINK}
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
    </Section>
  );
}

/** A moment for a field of day and hour, in the zone of this browser. */
function localMoment(atMs: number | null): string {
  if (atMs === null) return "";
  const offsetMs = new Date(atMs).getTimezoneOffset() * 60_000;
  return new Date(atMs - offsetMs).toISOString().slice(0, 16);
}

function momentOf(text: string): number | null {
  const atMs = new Date(text).getTime();
  return Number.isNaN(atMs) ? null : atMs;
}

/** Where the map opens for visitors who are nowhere else. */
function PlaceSection({ form: { draft, problems, set }, usual, basemap }: SectionsProps) {
  const { t } = useMessages();
  const { place } = draft;
  const { latitude, longitude } = usual;
  const point = useMemo<PixelPoint | undefined>(
    () => (place ? [place.longitude, place.latitude] : undefined),
    [place],
  );
  const move = ([east, north]: PixelPoint) =>
    set({ place: { longitude: east, latitude: north, always: place?.always ?? false } });
  return (
    <Section title={t("instance.place")}>
      <Checkbox
        label={t("instance.place-own")}
        checked={place !== null}
        onChange={({ currentTarget }) =>
          set({ place: currentTarget.checked ? { latitude, longitude, always: false } : null })
        }
      />
      <p className="faint text-small">{t("instance.place-hint")}</p>
      {place && (
        <>
          <PinCanvas
            point={point}
            category="other"
            label={t("instance.place-pin")}
            basemap={basemap}
            onMove={move}
          />
          <CoordinateFields point={point} problem={problems.place} onPin={move} />
          <Checkbox
            label={t("instance.place-always")}
            checked={place.always}
            onChange={({ currentTarget }) => set({ place: { ...place, always: currentTarget.checked } })}
          />
        </>
      )}
    </Section>
  );
}

interface TextLanguages {
  /** Those whose fields are shown. */
  shown: readonly Locale[];
  add(locale: Locale): void;
}

/** The languages that texts are asked for in: English, the reader's, the site's first one, those with texts, and those added. */
function useTextLanguages({ draft }: InstanceForm): TextLanguages {
  const { locale } = useMessages();
  const [added, setAdded] = useState<readonly Locale[]>([]);
  const hasText = (each: Locale) =>
    Boolean(draft.welcome[each] || draft.announcement[each] || draft.categories[each]);
  const usual: readonly (Locale | null)[] = [DEFAULT_LOCALE, locale, draft.language, ...added];
  return {
    shown: LOCALES.filter((each) => usual.includes(each) || hasText(each)),
    add: (each) => setAdded([...added, each]),
  };
}

const optionsOf = (locales: readonly Locale[]) =>
  locales.map((value) => ({ value, label: languageName(value) }));

/** The first language, the welcome and the names of categories, in each language. */
function WordsSections({ form, languages: { shown, add } }: LanguagesProps) {
  const { draft, problems, set } = form;
  const { t, locale: own } = useMessages();
  const usual = translatorFor(own);
  const others = LOCALES.filter((each) => !shown.includes(each));
  const relabel = (locale: Locale, category: Category, label: string) =>
    set({
      categories: { ...draft.categories, [locale]: { ...draft.categories[locale], [category]: label } },
    });
  return (
    <>
      <Section title={t("instance.languages")}>
        <SelectField
          label={t("instance.language")}
          hint={t("instance.language-hint")}
          problem={problems.language}
          value={draft.language ?? ""}
          options={[{ value: "", label: t("instance.language-usual") }, ...optionsOf(LOCALES)]}
          onChange={({ currentTarget }) => set({ language: localeOf(currentTarget.value) ?? null })}
        />
      </Section>
      <Section title={t("instance.texts")}>
        {others.length > 0 && (
          <SelectField
            label={t("instance.add-language")}
            value=""
            options={[{ value: "", label: t("instance.choose-language") }, ...optionsOf(others)]}
            onChange={({ currentTarget }) => {
              const chosen = localeOf(currentTarget.value);
              if (chosen) add(chosen);
            }}
          />
        )}
        {shown.map((locale) => (
          <TextArea
            key={locale}
            label={t("instance.welcome-of", { language: languageName(locale) })}
            problem={problems.welcome}
            rows={3}
            lang={locale}
            maxLength={MAX_WELCOME}
            value={draft.welcome[locale] ?? ""}
            onChange={({ currentTarget }) =>
              set({ welcome: { ...draft.welcome, [locale]: currentTarget.value } })
            }
          />
        ))}
      </Section>
      <Section title={t("instance.labels")}>
        <p className={`text-small ${problems.categories ? "wrong" : "faint"}`}>
          {problems.categories ?? t("instance.labels-hint")}
        </p>
        <div className="columns-3">
          {CATEGORIES.flatMap((category) =>
            shown.map((locale) => (
              <TextField
                key={`${category} ${locale}`}
                label={t("instance.label-of", {
                  category: usual(`category.${category}`),
                  language: languageName(locale),
                })}
                lang={locale}
                maxLength={MAX_CATEGORY_LABEL}
                autoComplete="off"
                value={draft.categories[locale]?.[category] ?? ""}
                onChange={({ currentTarget }) => relabel(locale, category, currentTarget.value)}
              />
            )),
          )}
        </div>
      </Section>
    </>
  );
}
