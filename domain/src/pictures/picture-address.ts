const COLOURS = /^#[0-9A-Fa-f]{6}(?: #[0-9A-Fa-f]{6}){0,3}$/;

/** Whether a text is a placeholder: one to four colours `#rrggbb`, top to bottom, separated by single spaces. */
export function isPlaceholder(text: string): boolean {
  return COLOURS.test(text);
}

/** The colours of a picture's placeholder, top to bottom; none if there is none. */
export function coloursOfPlaceholder(placeholder: string | null): readonly string[] {
  return placeholder !== null && isPlaceholder(placeholder) ? placeholder.split(' ') : [];
}

/** Which picture of which owner, and its size. `ownerId` is a college's id or a player's uid. */
export interface PictureAddress {
  readonly kind: 'colleges' | 'profiles';
  readonly ownerId: string;
  readonly pictureId: string;
  readonly variant: PictureVariant;
}

/**
 * Whose pictures are stored: those with an address, and the photos of visits, which have none, because only their owner
 * gets them.
 */
export type StoredPictureKind = PictureAddress['kind'] | 'visits';

const FORM =
  /^(?:(colleges)\/([a-z0-9][a-z0-9-]{0,119})|(profiles)\/([A-Za-z0-9_-]{1,128}))\/(?:(ls|400|40)\/)?([A-Za-z0-9_-]{8,40})$/;

/**
 * Reads `colleges/{collegeId}/{pictureId}` and `profiles/{uid}/{pictureId}`, each with `ls`, `400` or `40` before the
 * picture (S7-08, S7-15); null for anything else.
 */
export function pictureAddressOf(text: string): PictureAddress | null {
  const found = FORM.exec(text);
  if (found === null) return null;
  const [, colleges, collegeId = '', , uid = '', size, pictureId = ''] = found;
  const variant = size === 'ls' || size === '400' || size === '40' ? size : 'plain';
  return colleges === undefined
    ? { kind: 'profiles', ownerId: uid, pictureId, variant }
    : { kind: 'colleges', ownerId: collegeId, pictureId, variant };
}

/** The public, cacheable address of a picture (docs/pictures.md). */
export function mediaPath({ kind, ownerId, pictureId, variant }: PictureAddress): string {
  return `/media/${kind}/${ownerId}/${variant === 'plain' ? '' : `${variant}/`}${pictureId}`;
}

/**
 * The sizes that a picture is served in, and the longest side of each in pixels (S7-15); `plain` is the stored
 * original. Nothing is enlarged.
 */
export const LONGEST_SIDE = { plain: 4096, ls: 1600, '400': 400, '40': 40 } as const;

export type PictureVariant = keyof typeof LONGEST_SIDE;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in pixels of a picture's variant. */
export function sizeOfVariant({ width, height }: Size, variant: PictureVariant): Size {
  const scale = Math.min(1, LONGEST_SIDE[variant] / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
