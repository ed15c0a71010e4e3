/** Raised with every change of the drawing, so that no cache shows an earlier one. */
const DRAWING_REVISION = 2;

/** The size of a college's scene in its own units; it is drawn at any size. */
export const SCENE_SIZE = { width: 1600, height: 700 } as const;

/** The name of a college's scene: it changes with each version of the college. */
export function sceneName(version: number): string {
  return `${version}-${DRAWING_REVISION}.svg`;
}

/** The path of a college's scene on the site. */
export function scenePath({ _id, version }: { readonly _id: string; readonly version: number }): string {
  return `/media/scenes/${_id}/${sceneName(version)}`;
}

/** Whether a name asks for a scene, of whatever version. */
export function isSceneName(name: string): boolean {
  return /^\d{1,9}-\d{1,4}\.svg$/.test(name);
}
