import { useId, useRef, useState } from "react";
import type { UploadedPicture } from "#contract/submission-calls.ts";
import { routes } from "#contract/urls.ts";
import { MAX_PICTURE_BYTES } from "#domain/event-limits.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, reasonOf, send } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { IconPhoto } from "#web/ui/icons.ts";
import classes from "./instance-sections.module.css";

interface PictureFieldProps {
  label: string;
  hint: string;
  problem: string | undefined;
  /** The path of the picture; empty where there is none. */
  image: string;
  onImage(image: string): void;
}

/** A picture that is uploaded at once, and shown from where it is kept. */
export function InstancePictureField({ label, hint, problem, image, onImage }: PictureFieldProps) {
  const { t } = useMessages();
  const noteId = useId();
  const file = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function upload(picture: File): Promise<void> {
    setFailure(undefined);
    if (picture.size > MAX_PICTURE_BYTES)
      return setFailure(t("instance.upload-large", { max: MAX_PICTURE_BYTES / 2 ** 20 }));
    setIsSending(true);
    try {
      const uploaded = await send<UploadedPicture>("POST", routes.submissionPicture, picture);
      onImage(new URL(uploaded.image).pathname);
    } catch (error) {
      const refused = error instanceof CallFailed ? error.fields.image : undefined;
      setFailure(refused ?? reasonOf(error, t("instance.upload-failed")));
    } finally {
      setIsSending(false);
    }
  }

  const wrong = failure ?? problem;
  return (
    <div className="grid gap-8 to-start">
      <p className="text-small strong">{label}</p>
      {image && <img src={image} alt="" className={classes.thumbnail} />}
      <div className="flex wrap gap-12">
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
          aria-label={t("instance.upload-of", { what: label })}
          aria-describedby={noteId}
          aria-disabled={isSending}
          leftSection={<IconPhoto size={18} stroke={1.8} aria-hidden />}
          onClick={() => !isSending && file.current?.click()}
        >
          {t(isSending ? "instance.uploading" : "instance.upload")}
        </Button>
        {image && (
          <Button
            variant="default"
            aria-label={t("instance.remove-of", { what: label })}
            onClick={() => onImage("")}
          >
            {t("instance.remove")}
          </Button>
        )}
      </div>
      <p id={noteId} role={wrong ? "alert" : undefined} className={`text-small ${wrong ? "wrong" : "faint"}`}>
        {wrong ?? hint}
      </p>
    </div>
  );
}
