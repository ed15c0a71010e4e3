import type { ServedFile } from '@touchline/domain/http/served-file';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type Actor, visitor } from '@touchline/domain/permissions/may-edit';
import type { PictureAddress, StoredPictureKind } from '@touchline/domain/pictures/picture-address';
import { logBug } from '../../platform/log';
import { isDrawing, type PictureFile, type PictureFiles, WEBP } from '../../platform/picture-file-store';
import type { PictureProcessor } from './picture-processor';

/**
 * How long copies may be cached. A college's picture for good, because its id never names another; a player's for
 * minutes, so that hiding the profile takes effect.
 */
const CACHE_CONTROL = {
  colleges: 'public, max-age=31536000, s-maxage=86400, immutable',
  profiles: 'public, max-age=300',
  visits: 'private, no-store',
} as const;

/** A picture that not everybody may see is stored by nobody. */
const FOR_ITS_READER = CACHE_CONTROL.visits;

/**
 * Answers a picture in the size that its address names to somebody; to a visitor where nobody is named. Throws Refusal
 * notFound, unavailable.
 */
export type ServePicture = (address: StoredPicture, actor?: Actor) => Promise<ServedFile>;

/** A picture of the bucket. Who asks for a photo of a visit has checked that it is the caller's own. */
type StoredPicture = Omit<PictureAddress, 'kind'> & { readonly kind: StoredPictureKind };

/** Whether a picture of a profile is shown to everybody, to this reader, or not at all. */
type ProfilePictureAccess = 'everybody' | 'reader' | 'nobody';

/** What serving pictures needs. */
export interface PictureSources {
  readonly files: PictureFiles;
  readonly processor: PictureProcessor;
  readonly accessTo: (uid: string, pictureId: string, actor: Actor) => Promise<ProfilePictureAccess>;
}

/**
 * Serves originals, and variants that are made on the first request and then stored. Concurrent requests share the
 * result. One that takes too long is made all the same: who asks again finds it.
 */
export function servedPictures({ files, processor, accessTo }: PictureSources): ServePicture {
  const inProgress = new Map<string, Promise<PictureFile | null>>();

  const make = async (address: StoredPicture): Promise<PictureFile | null> => {
    const { variant, ownerId } = address;
    const plain = variant === 'plain' ? await files.findOriginal(address) : null;
    if (plain !== null && !isDrawing(plain)) return plain;
    const bytes = await processor.render(() => files.findOriginal(address), variant, ownerId);
    if (bytes === null) return null;
    await files.saveVariant(address, address.variant, bytes).catch((error: unknown) => logBug('', error));
    return { bytes, contentType: WEBP };
  };

  const find = async (address: StoredPicture): Promise<PictureFile | null> => {
    const stored = await files.findVariant(address, address.variant);
    return stored === null ? make(address) : { bytes: stored, contentType: WEBP };
  };

  return async (address, actor = visitor) => {
    const { kind, ownerId, pictureId, variant } = address;
    const access = kind === 'profiles' ? await accessTo(ownerId, pictureId, actor) : 'everybody';
    if (access === 'nobody') throw new Refusal('notFound', 'unknownPicture');
    const key = `${kind}/${ownerId}/${pictureId}/${variant}`;
    const shared = inProgress.get(key) ?? find(address).finally(() => inProgress.delete(key));
    inProgress.set(key, shared);
    const file = await shared;
    if (file === null) throw new Refusal('notFound', 'unknownPicture');
    return { ...file, tag: `${pictureId}-${variant}`, cacheControl: access === 'reader' ? FOR_ITS_READER : CACHE_CONTROL[kind] };
  };
}
