import { MAX_SITE_NAME } from "#domain/instance.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import view from "../view.module.css";
import type { InstanceForm } from "./draft.ts";
import classes from "./instance.module.css";
import { PictureField } from "./picture-field.tsx";

export function IdentitySection({ form, usualName }: { form: InstanceForm; usualName: string }) {
  const { t } = useMessages();
  const { draft, problems, set } = form;
  return (
    <section className={`${view.card} ${classes.section}`}>
      <h2 className={view.section}>{t("instance.identity")}</h2>
      <TextField
        label={t("instance.name")}
        hint={t("instance.name-hint", { name: usualName })}
        problem={problems.name}
        value={draft.name}
        maxLength={MAX_SITE_NAME}
        autoComplete="off"
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <PictureField
        label={t("instance.logo")}
        hint={t("instance.logo-hint")}
        problem={problems.logo}
        image={draft.logo}
        onImage={(logo) => set({ logo })}
      />
      <PictureField
        label={t("instance.hero")}
        hint={t("instance.hero-hint")}
        problem={problems.hero}
        image={draft.hero}
        onImage={(hero) => set({ hero })}
      />
    </section>
  );
}
