/** Raised with every change of the drawing, so that no cache shows an earlier one. */
const DRAWING_REVISION = 2;

/** The size of a link preview in pixels. */
export const LINK_PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** A team whose link preview is asked for. */
type Sex = 'male' | 'female';

const GENDERS = { male: 'mens', female: 'womens' } as const satisfies Record<Sex, string>;

/**
 * The name of a team's link preview: it changes with each version of the college, and with the mark of the season that
 * it tells, null where it tells none.
 */
export function linkPreviewName(version: number, sex: Sex, season: string | null): string {
  return `${GENDERS[sex]}-${version}-${DRAWING_REVISION}${season === null ? '' : `-${season}`}.jpg`;
}

/** The path of a team's link preview on the site. */
export function linkPreviewPath(
  { _id, version }: { readonly _id: string; readonly version: number },
  sex: Sex,
  season: string | null,
): string {
  return `/media/og/${_id}/${linkPreviewName(version, sex, season)}`;
}

/** The team that a name asks for, of whatever version; null for what is no name of a link preview. */
export function teamOfLinkPreview(name: string): Sex | null {
  const found = /^(mens|womens)-\d{1,9}-\d{1,4}(?:-[a-z0-9.]{1,40})?\.jpg$/.exec(name);
  return found === null ? null : found[1] === 'mens' ? 'male' : 'female';
}
