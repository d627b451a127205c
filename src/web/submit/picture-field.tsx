import { useRef, useState } from "react";
import type { UploadedPicture } from "#contract/submission-calls.ts";
import { routes } from "#contract/urls.ts";
import { MAX_LINK, MAX_PICTURE_BYTES } from "#domain/event-limits.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, reasonOf, send } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { IconPhoto } from "#web/ui/icons.ts";
import { TextField } from "#web/ui/text-field.tsx";
import type { FormState } from "./form-state.ts";
import { Optional } from "./optional.tsx";
import classes from "./submit-form.module.css";

/** The event's picture: its address, or a file that is uploaded at once. */
export function PictureField({ form }: { form: FormState }) {
  const { t } = useMessages();
  const { set, problemOf, draft } = form;
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function upload(picture: File): Promise<void> {
    setProblem(undefined);
    if (picture.size > MAX_PICTURE_BYTES) return setProblem(t("submit.picture-large"));
    setIsSending(true);
    try {
      const { image } = await send<UploadedPicture>("POST", routes.submissionPicture, picture);
      set({ image });
    } catch (error) {
      const refused = error instanceof CallFailed ? error.fields.image : undefined;
      setProblem(refused ?? reasonOf(error, t("submit.failed")));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div className={classes.picture}>
      <TextField
        name="image"
        type="url"
        label={t("field.image")}
        aside={<Optional />}
        hint={t("submit.image-hint")}
        problem={problem ?? problemOf("image")}
        value={draft.fields.image}
        onChange={({ currentTarget }) => {
          setProblem(undefined);
          set({ image: currentTarget.value });
        }}
        maxLength={MAX_LINK}
      />
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const [picture] = currentTarget.files ?? [];
          if (picture) void upload(picture);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
      <Button
        variant="default"
        className={classes.upload}
        aria-disabled={isSending}
        leftSection={<IconPhoto size={18} stroke={1.8} aria-hidden />}
        onClick={() => !isSending && file.current?.click()}
      >
        {t(isSending ? "submit.picture-sending" : "submit.picture-choose")}
      </Button>
    </div>
  );
}
