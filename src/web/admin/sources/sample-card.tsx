import { useState } from "react";
import type { PreviewSample } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { IconButton } from "#web/ui/button.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { IconChevronLeft, IconChevronRight } from "#web/ui/icons.ts";
import { sectionClass } from "#web/ui/page.tsx";
import { priceText } from "./field-value.ts";
import { startText } from "./source-words.ts";

/** A row of the file as it will stand, and those before and after it. */
export function SampleCard({ samples, timeZone }: { samples: readonly PreviewSample[]; timeZone: string }) {
  const { t, locale } = useMessages();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, samples.length - 1);
  const sample = samples[at];
  if (!sample) return null;
  const facts: [string, string][] = [
    [t("field.venue"), sample.venue],
    [t("admin.column.address"), sample.address],
    [t("field.price"), priceText(sample.price, locale)],
    [t("admin.column.category"), sample.category],
    [t("field.organizer"), sample.organizer],
    [t("field.link"), sample.link],
  ];
  return (
    <section aria-label={t("admin.sample", { line: sample.line })} className="grid gap-8">
      <header className="row">
        <h2 className="strong grow">{t("admin.sample", { line: sample.line })}</h2>
        {([-1, 1] as const).map((step) => {
          const Sign = step < 0 ? IconChevronLeft : IconChevronRight;
          const isEnd = samples[at + step] === undefined;
          return (
            <IconButton
              key={step}
              variant="subtle"
              size={36}
              aria-label={t(step < 0 ? "admin.sample-before" : "admin.sample-next")}
              aria-disabled={isEnd}
              onClick={() => !isEnd && setChosen(at + step)}
            >
              <Sign size={18} stroke={1.8} aria-hidden />
            </IconButton>
          );
        })}
      </header>
      <div className={`${sectionClass} text-small breakable`}>
        <b className="text-h4" {...textProps(sample.title, locale)}>
          {sample.title || t("admin.value-none")}
        </b>
        {sample.problem ? (
          <p className="wrong">{sample.problem.message}</p>
        ) : (
          <p>{startText(sample, timeZone, locale)}</p>
        )}
        <Facts facts={facts.map(([name, value]) => ({ name, value, text: textProps(value, locale) }))} />
        {sample.description && (
          <p className="muted clamped" {...textProps(sample.description, locale)}>
            {sample.description}
          </p>
        )}
      </div>
    </section>
  );
}
