import type { Instances, LAYOUT } from "./instances.ts";
import { FRAGMENT_SHADER, VERTEX_SHADER } from "./shaders.ts";

interface Buffer {
  vertices: WebGLVertexArrayObject;
  bytes: WebGLBuffer;
  /** What was last uploaded; a finished list never changes. */
  held?: Instances;
}

const CORNERS = 4;

/** The WebGL side of the marks: program, atlas texture and one buffer per list. */
export class QuadProgram {
  readonly #gl: WebGL2RenderingContext;
  readonly #layout: typeof LAYOUT;
  readonly #program: WebGLProgram;
  readonly #texture: WebGLTexture;
  readonly #uniforms = new Map<string, WebGLUniformLocation | null>();
  readonly #buffers: Buffer[] = [];
  #image: HTMLCanvasElement | undefined;

  constructor(gl: WebGL2RenderingContext, layout: typeof LAYOUT) {
    this.#gl = gl;
    this.#layout = layout;
    this.#program = link(gl, VERTEX_SHADER, FRAGMENT_SHADER);
    this.#texture = gl.createTexture();
  }

  uniform(name: string): WebGLUniformLocation | null {
    if (!this.#uniforms.has(name)) this.#uniforms.set(name, this.#gl.getUniformLocation(this.#program, name));
    return this.#uniforms.get(name) ?? null;
  }

  begin(image: HTMLCanvasElement): void {
    const gl = this.#gl;
    // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's verb, no hook
    gl.useProgram(this.#program);
    gl.disable(gl.DEPTH_TEST);
    gl.disable(gl.STENCIL_TEST);
    gl.disable(gl.CULL_FACE);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, this.#texture);
    if (image !== this.#image) this.#upload(image);
    gl.uniform1i(this.uniform("u_atlas"), 0);
  }

  draw(index: number, list: Instances): void {
    if (list.count === 0) return;
    const gl = this.#gl;
    this.#buffers[index] ??= this.#makeBuffer();
    const buffer = this.#buffers[index];
    gl.bindVertexArray(buffer.vertices);
    if (buffer.held !== list) {
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer.bytes);
      gl.bufferData(gl.ARRAY_BUFFER, list.bytes, gl.DYNAMIC_DRAW);
      buffer.held = list;
    }
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, CORNERS, list.count);
  }

  /** The map has vertex arrays of its own and must not write into ours. */
  end(): void {
    this.#gl.bindVertexArray(null);
  }

  delete(): void {
    this.#gl.deleteProgram(this.#program);
    this.#gl.deleteTexture(this.#texture);
    for (const { vertices, bytes } of this.#buffers) {
      this.#gl.deleteVertexArray(vertices);
      this.#gl.deleteBuffer(bytes);
    }
  }

  #upload(image: HTMLCanvasElement): void {
    const gl = this.#gl;
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    this.#image = image;
  }

  #makeBuffer(): Buffer {
    const gl = this.#gl;
    const buffer: Buffer = { vertices: gl.createVertexArray(), bytes: gl.createBuffer() };
    gl.bindVertexArray(buffer.vertices);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer.bytes);
    const { anchor, box, part, style, ringEnds, ringColors } = this.#layout;
    this.#attribute("a_anchor", 2, gl.FLOAT, anchor);
    this.#attribute("a_box", 4, gl.FLOAT, box);
    this.#attribute("a_part", 4, gl.FLOAT, part);
    this.#attribute("a_style", 4, gl.FLOAT, style);
    for (let four = 0; four < 3; four++) {
      this.#attribute(`a_ends${four}`, 4, gl.UNSIGNED_BYTE, ringEnds + four * 4, true);
      this.#attribute(`a_colors${four}`, 4, gl.UNSIGNED_BYTE, ringColors + four * 4);
    }
    return buffer;
  }

  #attribute(name: string, size: number, kind: number, offset: number, isShare = false): void {
    const gl = this.#gl;
    const location = gl.getAttribLocation(this.#program, name);
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, kind, isShare, this.#layout.stride, offset);
    gl.vertexAttribDivisor(location, 1);
  }
}

function link(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(`The map's marks cannot be drawn: ${gl.getProgramInfoLog(program)}`);
  return program;
}
