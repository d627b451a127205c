import { VENUE_CATEGORIES } from "#domain/category.ts";

/** Sprites hang on a place and are sized in CSS pixels; y points down until the last line. */
export const SPRITE_VERTEX = `#version 300 es
precision highp float;
uniform vec2 u_origin;
uniform float u_world;
uniform vec2 u_viewport;
uniform float u_snap;
uniform vec3 u_tints[2];
in vec2 a_anchor;
in vec4 a_box;
in vec4 a_part;
in vec2 a_look;
out vec2 v_uv;
flat out vec4 v_tint;

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vec2 anchor = u_origin + a_anchor * u_world;
  if (u_snap > 0.0) anchor = floor(anchor * u_snap + 0.5) / u_snap;
  v_uv = mix(a_part.xy, a_part.zw, corner);
  v_tint = vec4(u_tints[int(a_look.y + 0.5)], 1.0) * a_look.x;
  vec2 clip = (anchor + a_box.xy + (corner - 0.5) * a_box.zw) / u_viewport * 2.0 - 1.0;
  gl_Position = vec4(clip.x, -clip.y, 0.0, 1.0);
}`;

/** Colours are premultiplied, here and in the textures. */
export const SPRITE_FRAGMENT = `#version 300 es
precision mediump float;
uniform sampler2D u_texture;
in vec2 v_uv;
flat in vec4 v_tint;
out vec4 color;

void main() {
  color = texture(u_texture, v_uv) * v_tint;
}`;

const RING_STEPS = 24;
export const RING_CORNERS = 2 * (RING_STEPS + 1);

/** A band around the middle, in as many straight steps as it takes to look round; nothing but the ring is painted. */
export const RING_VERTEX = `#version 300 es
precision highp float;
uniform vec2 u_viewport;
uniform float u_ratio;
in vec3 a_circle;
in vec4 a_ends0, a_ends1, a_ends2;
in vec4 a_colors0, a_colors1, a_colors2;
out vec2 v_at;
flat out float v_diameter;
flat out vec4 v_ends0, v_ends1, v_ends2;
flat out vec4 v_colors0, v_colors1, v_colors2;

void main() {
  float angle = float(gl_VertexID >> 1) * ${((2 * Math.PI) / RING_STEPS).toFixed(8)};
  float outer = a_circle.z * 0.5 / ${Math.cos(Math.PI / RING_STEPS).toFixed(8)};
  float inner = a_circle.z * 0.4 - 1.0 - 1.0 / u_ratio;
  v_at = vec2(sin(angle), -cos(angle)) * ((gl_VertexID & 1) == 1 ? outer : inner);
  v_diameter = a_circle.z;
  v_ends0 = a_ends0; v_ends1 = a_ends1; v_ends2 = a_ends2;
  v_colors0 = a_colors0; v_colors1 = a_colors1; v_colors2 = a_colors2;
  vec2 clip = (a_circle.xy + v_at) / u_viewport * 2.0 - 1.0;
  gl_Position = vec4(clip, 0.0, 1.0);
}`;

/** Edges are softened over one device pixel. */
export const RING_FRAGMENT = `#version 300 es
precision highp float;
precision highp int;
const float TURN = 6.283185307;
uniform float u_ratio;
uniform vec3 u_palette[${VENUE_CATEGORIES.length}];
in vec2 v_at;
flat in float v_diameter;
flat in vec4 v_ends0, v_ends1, v_ends2;
flat in vec4 v_colors0, v_colors1, v_colors2;
out vec4 color;

float covered(float inside) { return clamp(inside * u_ratio + 0.5, 0.0, 1.0); }
float largest(vec4 of) { return max(max(of.x, of.y), max(of.z, of.w)); }
float smallest(vec4 of) { return min(min(of.x, of.y), min(of.z, of.w)); }

void main() {
  float away = length(v_at);
  float width = v_diameter * 0.1;
  float middle = (v_diameter - width) * 0.5 - 1.0;
  float ring = covered(width * 0.5 - abs(away - middle));
  // All parts at once: a loop would cost a phone more than the whole rest.
  float turn = fract(atan(v_at.x, -v_at.y) / TURN + 1.0);
  vec4 past0 = step(v_ends0, vec4(turn));
  vec4 past1 = step(v_ends1, vec4(turn));
  vec4 past2 = step(v_ends2, vec4(turn));
  float start = largest(max(v_ends0 * past0, max(v_ends1 * past1, v_ends2 * past2)));
  float end = smallest(min(v_ends0 + past0, min(v_ends1 + past1, v_ends2 + past2)));
  // Where the part before is past and this one is not, the difference is one.
  float index = dot(vec4(1.0, past0.xyz) - past0, v_colors0)
    + dot(vec4(past0.w, past1.xyz) - past1, v_colors1)
    + dot(vec4(past1.w, past2.xyz) - past2, v_colors2);
  // A gap of two pixels parts the colours; a ring of one colour is whole.
  if (v_ends0.x < 1.0) ring *= covered(min(turn - start, end - turn) * TURN * away - 1.0);
  color = vec4(u_palette[int(index + 0.5)], 1.0) * ring;
}`;
