/** One attribute of an instance: so many numbers of a kind, from an offset on. */
export interface Attribute {
  name: string;
  size: number;
  offset: number;
  /** Bytes are read as they are, or as shares from 0 to 1. */
  kind: "float" | "byte" | "share";
}

/** A linked program that draws strips of triangles, one for each instance of a layout. */
export class GlProgram {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #attributes: readonly Attribute[];
  readonly #stride: number;
  readonly #corners: number;
  readonly #uniforms = new Map<string, WebGLUniformLocation | null>();

  constructor(
    gl: WebGL2RenderingContext,
    sources: { vertex: string; fragment: string },
    attributes: readonly Attribute[],
    { stride, corners }: { stride: number; corners: number },
  ) {
    this.#gl = gl;
    this.#program = link(gl, sources);
    this.#attributes = attributes;
    this.#stride = stride;
    this.#corners = corners;
  }

  begin(): void {
    // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's verb, no hook
    this.#gl.useProgram(this.#program);
  }

  uniform(name: string): WebGLUniformLocation | null {
    if (!this.#uniforms.has(name)) this.#uniforms.set(name, this.#gl.getUniformLocation(this.#program, name));
    return this.#uniforms.get(name) ?? null;
  }

  makeBuffer(): InstanceBuffer {
    const gl = this.#gl;
    const buffer = new InstanceBuffer(gl, this.#corners);
    buffer.bind();
    for (const { name, size, offset, kind } of this.#attributes) {
      const location = gl.getAttribLocation(this.#program, name);
      gl.enableVertexAttribArray(location);
      const type = kind === "float" ? gl.FLOAT : gl.UNSIGNED_BYTE;
      gl.vertexAttribPointer(location, size, type, kind === "share", this.#stride, offset);
      gl.vertexAttribDivisor(location, 1);
    }
    return buffer;
  }

  delete(): void {
    this.#gl.deleteProgram(this.#program);
  }
}

/** Instances on the graphics card. */
export class InstanceBuffer {
  readonly #gl: WebGL2RenderingContext;
  readonly #corners: number;
  readonly #vertices: WebGLVertexArrayObject;
  readonly #data: WebGLBuffer;
  #held: object | undefined;

  constructor(gl: WebGL2RenderingContext, corners: number) {
    this.#gl = gl;
    this.#corners = corners;
    this.#vertices = gl.createVertexArray();
    this.#data = gl.createBuffer();
  }

  bind(): void {
    this.#gl.bindVertexArray(this.#vertices);
    this.#gl.bindBuffer(this.#gl.ARRAY_BUFFER, this.#data);
  }

  /** Uploads unless this very list was the last; a finished list never changes. */
  draw(list: object, data: AllowSharedBufferSource, count: number): void {
    if (count === 0) return;
    const gl = this.#gl;
    this.bind();
    if (list !== this.#held) gl.bufferData(gl.ARRAY_BUFFER, data, gl.DYNAMIC_DRAW);
    this.#held = list;
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, this.#corners, count);
  }

  delete(): void {
    this.#gl.deleteVertexArray(this.#vertices);
    this.#gl.deleteBuffer(this.#data);
  }
}

function link(
  gl: WebGL2RenderingContext,
  { vertex, fragment }: { vertex: string; fragment: string },
): WebGLProgram {
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

/** A texture that is shown at its own size, or nearly. */
export function makeTexture(gl: WebGL2RenderingContext): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR);
  for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, wrap, gl.CLAMP_TO_EDGE);
  return texture;
}
