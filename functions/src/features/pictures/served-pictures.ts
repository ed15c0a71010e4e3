import { Refusal } from '@touchline/domain/http/refusal';
import type { ServedFile } from '@touchline/domain/http/served-file';
import type { PictureAddress } from '@touchline/domain/pictures/picture-address';
import { logBug } from '../../platform/log';
import { isDrawing, type PictureFile, type PictureFiles, WEBP } from '../../platform/picture-file-store';
import type { PictureStudio } from './picture-studio';

/** How long copies are kept (design.md §4, Pictures): a college's for good, for its id never names another; a player's only moments, so that hiding it bites. */
const KEPT = {
  colleges: 'public, max-age=31536000, s-maxage=86400, immutable',
  profiles: 'public, max-age=300',
} as const;

/** Answers a picture in the size that its address names. Throws Refusal notFound, unavailable. */
export type ServePicture = (address: PictureAddress) => Promise<ServedFile>;

/** What pictures are served from; `isShown` says whether a player's profile holds a picture. */
export interface PictureSources {
  readonly files: PictureFiles;
  readonly studio: PictureStudio;
  readonly isShown: (uid: string, pictureId: string) => Promise<boolean>;
}

/** Serves originals, and variants that are made on the first request and kept; requests that come meanwhile share one making. */
export function servedPictures({ files, studio, isShown }: PictureSources): ServePicture {
  const making = new Map<string, Promise<PictureFile | null>>();

  const make = async (address: PictureAddress): Promise<PictureFile | null> => {
    const original = await files.findOriginal(address);
    if (original === null) return null;
    if (address.variant === 'plain' && !isDrawing(original)) return original;
    const bytes = await studio.draw(original, address.variant);
    await files.saveVariant(address, address.variant, bytes).catch((error: unknown) => logBug('', error));
    return { bytes, contentType: WEBP };
  };

  const find = async (address: PictureAddress): Promise<PictureFile | null> => {
    const kept = await files.findVariant(address, address.variant);
    return kept === null ? make(address) : { bytes: kept, contentType: WEBP };
  };

  return async (address) => {
    const { kind, ownerId, pictureId, variant } = address;
    if (kind === 'profiles' && !(await isShown(ownerId, pictureId))) throw new Refusal('notFound', 'unknownPicture');
    const key = `${kind}/${ownerId}/${pictureId}/${variant}`;
    const shared = making.get(key) ?? find(address).finally(() => making.delete(key));
    making.set(key, shared);
    const file = await shared;
    if (file === null) throw new Refusal('notFound', 'unknownPicture');
    return { ...file, tag: `${pictureId}-${variant}`, kept: KEPT[kind] };
  };
}
