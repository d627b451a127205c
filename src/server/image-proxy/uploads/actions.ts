import { routes, urls } from "#contract/urls.ts";
import { newSecret } from "#server/platform/secrets.ts";
import type { PictureDecoder } from "../picture-decoder.ts";
import { isUploadName } from "./upload-name.ts";
import type { UploadStore } from "./upload-store.ts";

const PREFIX = routes.uploadedPicture.replace(":file", "");

interface UploadDeps {
  store: UploadStore;
  decoder: Pick<PictureDecoder, "masterOf">;
  publicUrl: string;
}

export type Uploads = ReturnType<typeof uploadActions>;

/** Pictures that visitors bring: re-encoded without metadata, and kept under names that cannot be guessed. */
export function uploadActions({ store, decoder, publicUrl }: UploadDeps) {
  const read = async (file: string): Promise<Buffer | undefined> =>
    isUploadName(file) ? store.read(file) : undefined;

  return {
    read,

    /** The bytes behind an address of ours; nothing for any other address. */
    async atAddress(url: string): Promise<Buffer | undefined> {
      const base = publicUrl + PREFIX;
      return url.startsWith(base) ? read(url.slice(base.length)) : undefined;
    },

    /** Keeps a picture and answers with its address. */
    async add(picture: Uint8Array): Promise<string> {
      const made = await decoder.masterOf(picture);
      const file = `${newSecret()}.webp`;
      await store.write(file, made);
      return publicUrl + urls.uploadedPicture(file);
    },
  };
}
