import type { PictureVariant } from './picture-variants';

/** Whose picture, which, and in what size. `ownerId` is a college's id or a player's uid. */
export interface PictureAddress {
  readonly kind: 'colleges' | 'profiles';
  readonly ownerId: string;
  readonly pictureId: string;
  readonly variant: PictureVariant;
}

const FORM =
  /^(?:(colleges)\/([a-z0-9][a-z0-9-]{0,119})|(profiles)\/([A-Za-z0-9_-]{1,128}))\/(?:(ls|400|40)\/)?([A-Za-z0-9_-]{8,40})$/;

/** Reads `colleges/{collegeId}/{pictureId}` and `profiles/{uid}/{pictureId}`, each with `ls`, `400` or `40` before the picture; null for anything else (specification §7, resources). */
export function pictureAddressOf(text: string): PictureAddress | null {
  const found = FORM.exec(text);
  if (found === null) return null;
  const [, colleges, collegeId = '', , uid = '', size, pictureId = ''] = found;
  const variant = size === 'ls' || size === '400' || size === '40' ? size : 'plain';
  return colleges === undefined
    ? { kind: 'profiles', ownerId: uid, pictureId, variant }
    : { kind: 'colleges', ownerId: collegeId, pictureId, variant };
}

/** Where our pages load a picture from: the address that all visitors share (design.md §4, Pictures). */
export function mediaPath({ kind, ownerId, pictureId, variant }: PictureAddress): string {
  return `/media/${kind}/${ownerId}/${variant === 'plain' ? '' : `${variant}/`}${pictureId}`;
}
