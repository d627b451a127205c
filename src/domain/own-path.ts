/**
 * Where to go on after signing in: only a path of this very site. Two slashes, backslashes and control characters, which
 * browsers drop, would lead elsewhere.
 */
export function ownPath(asked: string | null | undefined, otherwise: string): string {
  return asked && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked) ? asked : otherwise;
}
