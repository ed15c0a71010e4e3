/** The steps of a path like `/albums/2/name`; null unless it starts with a slash and no step is empty. Escapes are not decoded: no field of ours needs one. */
export function segmentsOf(path: string): readonly string[] | null {
  if (!path.startsWith('/')) return null;
  const segments = path.slice(1).split('/');
  return segments.every((segment) => segment !== '') ? segments : null;
}

/** A place in a list in its one canonical form (`0`, `7`, `12`; never `-1`, `01`, `1e0`), or null. */
export function listIndexOf(segment: string): number | null {
  return /^(0|[1-9]\d{0,5})$/.test(segment) ? Number(segment) : null;
}

/** The path of a list of steps. */
export function pathOf(segments: readonly string[]): string {
  return `/${segments.join('/')}`;
}
