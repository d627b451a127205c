/** A random secret, so that pictures cannot be listed by guessing. */
const FILE = /^[\w-]{43}\.webp$/;
const AT_END = /\/uploads\/([\w-]{43}\.webp)$/;

export const isUploadName = (file: string): boolean => FILE.test(file);

/** The file behind an address of this site, at whatever host it was when it was stored. */
export const uploadNameIn = (address: string): string | undefined => AT_END.exec(address)?.[1];
