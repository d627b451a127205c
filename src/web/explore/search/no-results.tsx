import { translatorFor } from "#messages/translate.ts";
import questionMark from "#web/assets/illustrations/question-mark.svg";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { Illustration } from "#web/ui/illustration.tsx";
import classes from "./no-results.module.css";

const SUGGESTED = ["concert", "party", "theater"] as const;

/** Nothing found, with suggestions that find something. */
export function NoResults({ pick }: { pick: (text: string) => void }) {
  const { t, locale } = useMessages();
  // The search knows categories by their usual names alone.
  const usual = translatorFor(locale);
  return (
    <div className={classes.none}>
      <Illustration src={questionMark} width={220} height={160} />
      <p className="above-16 text-h4 strong line-135 balanced">{t("search.none")}</p>
      <p className="above-8 text-small muted">{t("search.none-hint")}</p>
      <div className="flex wrap centred gap-8 above-12">
        {SUGGESTED.map((category) => (
          <PlainButton
            key={category}
            className={classes.word}
            style={{ "--category": `var(--${category})` }}
            onClick={() => pick(usual(`category.${category}`))}
          >
            <CategoryGlyph category={category} size={17} />
            {t(`category.${category}`)}
          </PlainButton>
        ))}
      </div>
    </div>
  );
}
