import { type DiscSheet, RING_LAYOUT } from "./disc-sheet.ts";
import { type Attribute, GlProgram, type InstanceBuffer, makeTexture } from "./gl-program.ts";
import type { MarkColors } from "./mark-colors.ts";
import { RING_CORNERS, RING_FRAGMENT, RING_VERTEX, SPRITE_FRAGMENT, SPRITE_VERTEX } from "./shaders.ts";
import type { SpriteAtlas } from "./sprite-atlas.ts";
import { SPRITE_LAYOUT, type SpriteList } from "./sprite-list.ts";

const SPRITE_ATTRIBUTES: Attribute[] = [
  { name: "a_anchor", size: 2, offset: SPRITE_LAYOUT.anchor, kind: "float" },
  { name: "a_box", size: 4, offset: SPRITE_LAYOUT.box, kind: "float" },
  { name: "a_part", size: 4, offset: SPRITE_LAYOUT.part, kind: "float" },
  { name: "a_look", size: 2, offset: SPRITE_LAYOUT.look, kind: "float" },
];
/** Twelve categories are three times four bytes. */
const RING_ATTRIBUTES: Attribute[] = [
  { name: "a_circle", size: 3, offset: RING_LAYOUT.circle, kind: "float" },
  ...[0, 1, 2].flatMap((four): Attribute[] => [
    { name: `a_ends${four}`, size: 4, offset: RING_LAYOUT.ringEnds + 4 * four, kind: "share" },
    { name: `a_colors${four}`, size: 4, offset: RING_LAYOUT.ringColors + 4 * four, kind: "byte" },
  ]),
];

/** How a list of sprites lies on the surface it is drawn on, in CSS pixels. */
export interface Ground {
  width: number;
  height: number;
  originX: number;
  originY: number;
  worldPx: number;
  /** Device pixels per CSS pixel to which anchors are rounded; 0 leaves them where they are. */
  snap: number;
  /** Nothing lies there yet, so nothing has to be blended with. */
  isBare?: boolean;
}

/** The WebGL side of the marks: an atlas, a sheet of discs, and sprites from both. */
export class MarksRenderer {
  readonly #gl: WebGL2RenderingContext;
  readonly #sprites: GlProgram;
  readonly #rings: GlProgram;
  readonly #atlasTexture: WebGLTexture;
  readonly #sheetTexture: WebGLTexture;
  readonly #framebuffer: WebGLFramebuffer;
  readonly #buffers = new Map<string, InstanceBuffer>();
  #atlas: SpriteAtlas | undefined;
  #drawn: { sheet: DiscSheet; colors: MarkColors } | undefined;

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    const sprites = { vertex: SPRITE_VERTEX, fragment: SPRITE_FRAGMENT };
    this.#sprites = new GlProgram(gl, sprites, SPRITE_ATTRIBUTES, { ...SPRITE_LAYOUT, corners: 4 });
    const rings = { vertex: RING_VERTEX, fragment: RING_FRAGMENT };
    this.#rings = new GlProgram(gl, rings, RING_ATTRIBUTES, { ...RING_LAYOUT, corners: RING_CORNERS });
    this.#atlasTexture = makeTexture(gl);
    this.#sheetTexture = makeTexture(gl);
    this.#framebuffer = gl.createFramebuffer();
  }

  /** Draws the discs' sheet, if it is not the one drawn last. */
  prepare(sheet: DiscSheet, atlas: SpriteAtlas, colors: MarkColors): void {
    if (this.#drawn?.sheet === sheet && this.#drawn.colors === colors) return;
    this.#drawn = { sheet, colors };
    if (sheet.count === 0) return;
    const gl = this.#gl;
    const { width, height, pixelRatio } = sheet;
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, this.#sheetTexture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#framebuffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, this.#sheetTexture, 0);
    gl.viewport(0, 0, width, height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    const size = { width: width / pixelRatio, height: height / pixelRatio };
    // A sheet is stored from its top, so as a ground it is seen from below.
    const ground = { width: size.width, height: -size.height, originX: 0, originY: -size.height };
    const still = { ...ground, worldPx: 0, snap: 0 };
    this.#drawSprites("grounds", sheet.grounds, atlas, colors, { ...still, isBare: true });
    gl.enable(gl.BLEND);
    this.#rings.begin();
    gl.uniform2f(this.#rings.uniform("u_viewport"), size.width, size.height);
    gl.uniform1f(this.#rings.uniform("u_ratio"), pixelRatio);
    gl.uniform3fv(this.#rings.uniform("u_palette"), colors.palette.flat());
    this.#buffer("rings", this.#rings).draw(sheet, sheet.rings, sheet.count);
    this.#drawSprites("numbers", sheet.numbers, atlas, colors, still);
    gl.bindVertexArray(null);
  }

  draw(name: string, list: SpriteList, atlas: SpriteAtlas, colors: MarkColors, ground: Ground): void {
    this.#drawSprites(name, list, name === "discs" ? "sheet" : atlas, colors, ground);
    this.#gl.bindVertexArray(null);
  }

  delete(): void {
    this.#sprites.delete();
    this.#rings.delete();
    this.#gl.deleteTexture(this.#atlasTexture);
    this.#gl.deleteTexture(this.#sheetTexture);
    this.#gl.deleteFramebuffer(this.#framebuffer);
    for (const buffer of this.#buffers.values()) buffer.delete();
  }

  #drawSprites(
    name: string,
    list: SpriteList,
    from: SpriteAtlas | "sheet",
    { ink }: MarkColors,
    { width, height, originX, originY, worldPx, snap, isBare = false }: Ground,
  ): void {
    if (list.count === 0) return;
    const gl = this.#gl;
    gl.disable(gl.DEPTH_TEST);
    gl.disable(gl.STENCIL_TEST);
    gl.disable(gl.CULL_FACE);
    if (isBare) gl.disable(gl.BLEND);
    else gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    const sprites = this.#sprites;
    sprites.begin();
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, from === "sheet" ? this.#sheetTexture : this.#atlasTexture);
    if (from !== "sheet") this.#upload(from);
    gl.uniform1i(sprites.uniform("u_texture"), 0);
    gl.uniform2f(sprites.uniform("u_viewport"), width, height);
    gl.uniform2f(sprites.uniform("u_origin"), originX, originY);
    gl.uniform1f(sprites.uniform("u_world"), worldPx);
    gl.uniform1f(sprites.uniform("u_snap"), snap);
    gl.uniform3fv(sprites.uniform("u_tints"), [1, 1, 1, ...ink]);
    this.#buffer(name, sprites).draw(list, list.data, list.count);
  }

  #buffer(name: string, program: GlProgram): InstanceBuffer {
    const known = this.#buffers.get(name) ?? program.makeBuffer();
    this.#buffers.set(name, known);
    return known;
  }

  #upload(atlas: SpriteAtlas): void {
    if (atlas === this.#atlas) return;
    const gl = this.#gl;
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, atlas.image);
    this.#atlas = atlas;
  }
}
