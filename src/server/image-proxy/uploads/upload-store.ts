interface StoredUpload {
  file: string;
  /** When it was stored. */
  atMs: number;
}

/** Where uploaded pictures are kept, by their file names. A file is whole or not there, and never changes. */
export interface UploadStore {
  read(file: string): Promise<Buffer | undefined>;
  write(file: string, bytes: Uint8Array): Promise<void>;
  remove(file: string): Promise<void>;
  list(): AsyncIterable<StoredUpload>;
}
