import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { openPictureDecoder } from "./picture-decoder.ts";

function open(options?: Parameters<typeof openPictureDecoder>[0]) {
  const decoder = openPictureDecoder(options);
  onTestFinished(() => decoder.close());
  return decoder;
}
const picture = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#a03050" } })
    .png()
    .toBuffer();

it("SUB-21 a picture is decoded in a process of its own, which ends at its deadline", async () => {
  await expect(open({ deadlineMs: 0 }).masterOf(await picture())).rejects.toMatchObject({
    problem: { code: "pictureTooSlow" },
  });
  const decoder = open();
  const made = await Promise.all([decoder.masterOf(await picture()), decoder.masterOf(await picture())]);
  for (const each of made)
    expect(await sharp(each).metadata()).toMatchObject({ format: "webp", width: 1280 });
});

it("SUB-21 what cannot be decoded is refused, and the next picture is decoded", async () => {
  const decoder = open();
  await expect(decoder.masterOf(Buffer.from("no picture"))).rejects.toMatchObject({
    problem: { code: "notPicture" },
  });
  expect((await decoder.masterOf(await picture())).length).toBeGreaterThan(0);
});
