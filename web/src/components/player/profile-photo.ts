import { mediaPath, type PictureAddress, type PictureVariant } from '@touchline/domain/pictures/picture-address';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { photoOf, type PhotoSource } from '../pictures/photo';

type Owner = Pick<ShownProfile, '_id' | 'pictureDetails' | 'closedPictures'>;

/** A picture of a profile, with its own size so that the layout does not shift, and its colours until it has loaded. */
export function profilePicture(owner: Owner, pictureId: string): PhotoSource {
  return photoOf(owner.pictureDetails[pictureId], (variant) => profilePicturePath(owner, pictureId, variant));
}

/**
 * The address of a picture of a profile in one size: the shared copy under /media where visitors see it too, else the
 * one that the session of its reader opens (S7-08).
 */
export function profilePicturePath(
  { _id, closedPictures }: Pick<Owner, '_id' | 'closedPictures'>,
  pictureId: string,
  variant: PictureVariant,
): string {
  const address: PictureAddress = { kind: 'profiles', ownerId: _id, pictureId, variant };
  if (!closedPictures.includes(pictureId)) return mediaPath(address);
  return `/ui/v1/resources?q=${encodeURIComponent(mediaPath(address).replace('/media/', ''))}`;
}
