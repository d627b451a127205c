import { readdir, readFile, stat } from "node:fs/promises";
import { BlockList } from "node:net";
import { join } from "node:path";
import type { Email } from "postal-mime";

export interface KeptMail {
  id: string;
  atMs: number;
  mail: Email;
}

const FILE = /^([0-9a-f-]{36})\.eml$/;
const NEWEST = 100;

/** The mails of a folder, read from their files. */
export function openMailbox(folder: string) {
  async function read(id: string): Promise<KeptMail | undefined> {
    const file = join(folder, `${id}.eml`);
    if (!FILE.test(`${id}.eml`)) return undefined;
    try {
      const [content, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
      return { id, atMs: mtimeMs, mail: await parseMail(content) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  }

  return {
    read,

    /** The newest first. */
    async list(): Promise<KeptMail[]> {
      const names = await readdir(folder).catch(() => []);
      const dated = await Promise.all(
        names
          .map((name) => FILE.exec(name)?.[1])
          .filter((id) => id !== undefined)
          .map(async (id) => ({ id, atMs: (await stat(join(folder, `${id}.eml`))).mtimeMs })),
      );
      const newest = dated.sort((a, b) => b.atMs - a.atMs).slice(0, NEWEST);
      const mails = await Promise.all(newest.map(({ id }) => read(id)));
      return mails.filter((mail) => mail !== undefined);
    },
  };
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");
LOOPBACK.addSubnet("::ffff:127.0.0.0", 104, "ipv6");

export function isLoopbackAddress(address: string): boolean {
  return LOOPBACK.check(address, address.includes(":") ? "ipv6" : "ipv4");
}

/** Mails open accounts: they are only shown on a machine of one's own, never where visitors come from elsewhere. */
export function isLoopbackRequestHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "");
  return name === "localhost" || isLoopbackAddress(name);
}

/** Loaded with the first look into the mailbox. */
async function parseMail(content: Buffer): Promise<Email> {
  const { default: PostalMime } = await import("postal-mime");
  return PostalMime.parse(content);
}
