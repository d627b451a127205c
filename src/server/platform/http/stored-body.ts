import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { compacted } from "../cache/compacted.ts";
import type { Encoding } from "./compression.ts";

type Form = Encoding | "plain";

const plainOf = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * A finished text in the encodings that clients asked for, each made once. Nearly all of them take it compressed, a tenth of
 * its size: from then on the plain one is held only if a client without compression has asked for it.
 */
export class StoredBody {
  /** Of the plain text. */
  readonly length: number;
  /** Told by how much more it holds; negative for less. */
  onResize: (byBytes: number) => void = () => {};
  readonly #forms = new Map<Form, Buffer | Promise<Buffer>>();
  readonly #compress: (plain: Buffer, encoding: Encoding) => Promise<Buffer>;
  #isPlainWanted = false;

  constructor(plain: Buffer, compress: (plain: Buffer, encoding: Encoding) => Promise<Buffer>) {
    this.length = plain.length;
    this.#forms.set("plain", compacted(plain));
    this.#compress = compress;
  }

  as(form: Form): Buffer | Promise<Buffer> {
    if (form === "plain") this.#isPlainWanted = true;
    return this.#forms.get(form) ?? this.#make(form);
  }

  #make(form: Form): Promise<Buffer> {
    const making = this.#encoded(form).then(
      (made) => {
        const own = compacted(made);
        this.#forms.set(form, own);
        this.onResize(own.length);
        if (form !== "plain") this.#dropPlain();
        return own;
      },
      (error) => {
        this.#forms.delete(form);
        throw error;
      },
    );
    this.#forms.set(form, making);
    return making;
  }

  async #encoded(form: Form): Promise<Buffer> {
    const plain = this.#forms.get("plain") ?? this.#decompressed();
    return form === "plain" ? plain : this.#compress(await plain, form);
  }

  async #decompressed(): Promise<Buffer> {
    const encoding = this.#forms.has("br") ? "br" : "gzip";
    return plainOf[encoding](await this.#forms.get(encoding)!);
  }

  #dropPlain(): void {
    if (!this.#isPlainWanted && this.#forms.delete("plain")) this.onResize(-this.length);
  }
}
