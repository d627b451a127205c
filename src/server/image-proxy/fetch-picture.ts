import { fetchGuarded, type Network } from "#server/platform/http-client/http-client.ts";

const LIMITS = { maxBytes: 10 * 2 ** 20, timeoutMs: 10_000 };
const PICTURE_TYPES = /^image\/(jpeg|png|webp|avif|gif)\b/i;

/** The bytes of a picture elsewhere. */
export async function fetchPicture(address: string, network: Network, limits = LIMITS): Promise<Buffer> {
  const { body } = await fetchGuarded(address, {
    ...limits,
    network,
    headers: { accept: "image/avif,image/webp,image/*" },
    wantsBody(status, headers) {
      if (status !== 200) throw new Error(`The picture's host answered ${status}.`);
      if (!PICTURE_TYPES.test(headers["content-type"] ?? "")) throw new Error("This is not a picture.");
      return true;
    },
  });
  return body;
}
