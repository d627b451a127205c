import { PMTiles } from "pmtiles";
import { describe, expect, it } from "vitest";
import { type ArchiveDescription, ArchiveWriter } from "./archive-writer.ts";

const DESCRIPTION: ArchiveDescription = {
  minZoom: 0,
  maxZoom: 8,
  bounds: [-180, -85, 180, 85],
  center: [23.3, 42.7, 2],
  metadata: { name: "test", attribution: "nobody", vector_layers: [{ id: "land", fields: {} }] },
};

function open(bytes: Uint8Array): PMTiles {
  return new PMTiles({
    getKey: () => "memory",
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  });
}

const tile = (text: string) => new TextEncoder().encode(text);

async function read(archive: PMTiles, z: number, x: number, y: number): Promise<string | undefined> {
  const found = await archive.getZxy(z, x, y);
  return found && new TextDecoder().decode(found.data);
}

describe("the PMTiles writer", () => {
  it("writes what the pmtiles library reads back", async () => {
    const writer = new ArchiveWriter();
    writer.add(1, 1, 0, tile("north-east"));
    writer.add(0, 0, 0, tile("world"));
    const archive = open(writer.finish(DESCRIPTION));
    expect(await archive.getHeader()).toMatchObject({
      specVersion: 3,
      minZoom: 0,
      maxZoom: 8,
      minLon: -180,
      maxLat: 85,
      centerLon: 23.3,
      centerZoom: 2,
      numAddressedTiles: 2,
      clustered: true,
    });
    expect(await archive.getMetadata()).toEqual(DESCRIPTION.metadata);
    expect(await read(archive, 0, 0, 0)).toBe("world");
    expect(await read(archive, 1, 1, 0)).toBe("north-east");
    expect(await read(archive, 1, 0, 0)).toBeUndefined();
  });

  it("stores equal contents once", async () => {
    const writer = new ArchiveWriter();
    for (let x = 0; x < 8; x++) for (let y = 0; y < 8; y++) writer.add(3, x, y, tile(x % 2 ? "sea" : "land"));
    const header = await open(writer.finish(DESCRIPTION)).getHeader();
    expect(header).toMatchObject({ numAddressedTiles: 64, numTileContents: 2 });
  });

  it("fills everything below a tile", async () => {
    const writer = new ArchiveWriter();
    writer.addSubtree(2, 3, 1, 6, tile("sea"));
    const archive = open(writer.finish(DESCRIPTION));
    for (const zoom of [2, 3, 4, 5, 6]) {
      const side = 2 ** (zoom - 2);
      for (let x = 3 * side; x < 4 * side; x++)
        for (let y = side; y < 2 * side; y++) expect(await read(archive, zoom, x, y)).toBe("sea");
      expect(await read(archive, zoom, 3 * side - 1, side)).toBeUndefined();
      expect(await read(archive, zoom, 3 * side, 2 * side)).toBeUndefined();
    }
    expect((await archive.getHeader()).numTileContents).toBe(1);
  });

  it("moves a directory that is too long for the first request into leaves", async () => {
    const writer = new ArchiveWriter();
    // Scattered places, so that the directory does not compress well.
    const scattered = Array.from({ length: 6000 }, (_, index) => {
      const [x, y] = [Math.imul(index, 2_654_435_761) >>> 12, Math.imul(index, 2_246_822_519) >>> 12];
      return { x, y, text: `${index}` };
    });
    for (const { x, y, text } of scattered) writer.add(20, x, y, tile(text));
    const archive = open(writer.finish({ ...DESCRIPTION, maxZoom: 20 }));
    expect((await archive.getHeader()).leafDirectoryLength).toBeGreaterThan(0);
    for (const { x, y, text } of [scattered[0]!, scattered[2999]!, scattered[5999]!])
      expect(await read(archive, 20, x, y)).toBe(text);
    expect(await read(archive, 20, 1, 1)).toBeUndefined();
  });

  it("gives the same bytes for the same tiles in any order", () => {
    const tiles = ["a", "b", "c", "a"].map((text, x) => [x, tile(text)] as const);
    const [one, two] = [new ArchiveWriter(), new ArchiveWriter()];
    for (const [x, bytes] of tiles) one.add(2, x, 1, bytes);
    for (const [x, bytes] of tiles.toReversed()) two.add(2, x, 1, bytes);
    expect(one.finish(DESCRIPTION)).toEqual(two.finish(DESCRIPTION));
  });
});
