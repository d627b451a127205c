import { VENUE_CATEGORIES } from "#domain/category.ts";
import { SHAPES } from "./instances.ts";

const constants = Object.entries(SHAPES)
  .map(([name, value]) => `const int ${name.toUpperCase()} = ${value};`)
  .join("\n");

/** Quads hang on a place of the map and are sized in CSS pixels; y points down until the last line. */
export const VERTEX_SHADER = `#version 300 es
precision highp float;
uniform vec2 u_origin;
uniform float u_world;
uniform vec2 u_viewport;
uniform float u_snap;
in vec2 a_anchor;
in vec4 a_box;
in vec4 a_part;
in vec4 a_style;
in vec4 a_ends0, a_ends1, a_ends2;
in vec4 a_colors0, a_colors1, a_colors2;
out vec2 v_at;
out vec2 v_uv;
flat out vec4 v_style;
flat out vec4 v_ends0, v_ends1, v_ends2;
flat out vec4 v_colors0, v_colors1, v_colors2;

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vec2 anchor = u_origin + a_anchor * u_world;
  if (u_snap > 0.0) anchor = floor(anchor * u_snap + 0.5) / u_snap;
  v_at = (corner - 0.5) * a_box.zw;
  v_uv = mix(a_part.xy, a_part.zw, corner);
  v_style = a_style;
  v_ends0 = a_ends0; v_ends1 = a_ends1; v_ends2 = a_ends2;
  v_colors0 = a_colors0; v_colors1 = a_colors1; v_colors2 = a_colors2;
  vec2 clip = (anchor + a_box.xy + v_at) / u_viewport * 2.0 - 1.0;
  gl_Position = vec4(clip.x, -clip.y, 0.0, 1.0);
}`;

/** Colours leave premultiplied. Edges are softened over one device pixel. */
export const FRAGMENT_SHADER = `#version 300 es
precision highp float;
precision highp int;
${constants}
const float TURN = 6.283185307;
uniform sampler2D u_atlas;
uniform float u_ratio;
uniform vec3 u_surface;
uniform vec3 u_ink;
uniform vec3 u_badgeInk;
uniform vec3 u_position;
uniform vec3 u_palette[${VENUE_CATEGORIES.length}];
in vec2 v_at;
in vec2 v_uv;
flat in vec4 v_style;
flat in vec4 v_ends0, v_ends1, v_ends2;
flat in vec4 v_colors0, v_colors1, v_colors2;
out vec4 color;

float covered(float inside) { return clamp(inside * u_ratio + 0.5, 0.0, 1.0); }
vec4 over(vec4 top, vec4 below) { return top + below * (1.0 - top.a); }
vec4 shadow(float inside, float blur, float strength) {
  float soft = smoothstep(-blur, blur, inside);
  return vec4(vec3(0.043, 0.071, 0.125), 1.0) * soft * strength;
}

vec4 disc() {
  float diameter = v_style.z;
  float radius = diameter * 0.5;
  float away = length(v_at);
  vec4 result = shadow(radius - length(v_at - vec2(0.0, 2.0)), 5.0, 0.3);
  result = over(vec4(u_surface, 1.0) * covered(radius - away), result);
  float width = diameter * 0.1;
  float middle = radius - width * 0.5 - 1.0;
  float ring = covered(width * 0.5 - abs(away - middle));
  if (ring <= 0.0) return result;
  float ends[12] = float[12](
    v_ends0.x, v_ends0.y, v_ends0.z, v_ends0.w, v_ends1.x, v_ends1.y,
    v_ends1.z, v_ends1.w, v_ends2.x, v_ends2.y, v_ends2.z, v_ends2.w);
  float colors[12] = float[12](
    v_colors0.x, v_colors0.y, v_colors0.z, v_colors0.w, v_colors1.x, v_colors1.y,
    v_colors1.z, v_colors1.w, v_colors2.x, v_colors2.y, v_colors2.z, v_colors2.w);
  float turn = fract(atan(v_at.x, -v_at.y) / TURN + 1.0);
  float start = 0.0;
  int part = 0;
  while (part < 11 && turn > ends[part]) start = ends[part++];
  // A gap of two pixels parts the colours; a ring of one colour is whole.
  if (ends[0] < 1.0) ring *= covered(min(turn - start, ends[part] - turn) * TURN * away - 1.0);
  return over(vec4(u_palette[int(colors[part] + 0.5)], 1.0) * ring, result);
}

vec4 badge() {
  vec2 size = v_style.zw;
  vec2 core = vec2(max(0.0, size.x - size.y) * 0.5, 0.0);
  vec2 lower = v_at - vec2(0.0, 1.0);
  float inside = size.y * 0.5 - length(v_at - clamp(v_at, -core, core));
  float below = size.y * 0.5 - length(lower - clamp(lower, -core, core));
  return over(vec4(1.0) * covered(inside), shadow(below, 4.0, 0.35));
}

vec4 positionDot() {
  float radius = v_style.z;
  float away = length(v_at);
  vec4 result = shadow(radius - length(v_at - vec2(0.0, 1.0)), 4.0, 0.3);
  result = over(vec4(1.0) * covered(radius - away), result);
  return over(vec4(u_position, 1.0) * covered(radius - 3.0 - away), result);
}

vec4 speck() {
  float radius = v_style.z;
  float away = length(v_at);
  vec4 result = shadow(radius - length(v_at - vec2(0.0, 1.0)), 3.0, 0.3);
  result = over(vec4(u_surface, 1.0) * covered(radius - away), result);
  return over(vec4(u_palette[int(v_style.w + 0.5)], 1.0) * covered(radius - 2.0 - away), result);
}

void main() {
  int shape = int(v_style.x + 0.5);
  if (shape == SPRITE) color = texture(u_atlas, v_uv);
  else if (shape == DISC) color = disc();
  else if (shape == GLYPH) color = vec4(mix(u_ink, u_badgeInk, v_style.z), 1.0) * texture(u_atlas, v_uv).a;
  else if (shape == BADGE) color = badge();
  else if (shape == HALO) color = vec4(u_position, 1.0) * covered(v_style.z - length(v_at)) * 0.18;
  else if (shape == DOT) color = positionDot();
  else color = speck();
  color *= v_style.y;
}`;
