import { Refusal } from '@touchline/domain/http/refusal';
import type { PictureAddress } from '@touchline/domain/pictures/picture-address';
import type { PictureVariant } from '@touchline/domain/pictures/picture-variants';
import { getApps, initializeApp } from 'firebase-admin/app';
import type { Storage } from 'firebase-admin/storage';
import { storageBucketName } from './config';

type Bucket = ReturnType<Storage['bucket']>;

/** Whose picture, and which. */
export type PicturePlace = Pick<PictureAddress, 'kind' | 'ownerId' | 'pictureId'>;

/** A file with what it is. */
export interface PictureFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** The originals and variants of pictures in the bucket (docs/architecture.md, Pictures). A bucket out of reach is Refusal unavailable. */
export interface PictureFiles {
  /** Null where there is none. */
  readonly findOriginal: (place: PicturePlace) => Promise<PictureFile | null>;
  readonly saveOriginal: (place: PicturePlace, file: PictureFile) => Promise<void>;
  /** WebP, or null where it has not been made yet. */
  readonly findVariant: (place: PicturePlace, variant: PictureVariant) => Promise<Uint8Array | null>;
  readonly saveVariant: (place: PicturePlace, variant: PictureVariant, webp: Uint8Array) => Promise<void>;
  /** Removes the original and every variant; also answers where there is none. */
  readonly removeAll: (place: PicturePlace) => Promise<void>;
  /** Removes every picture of an owner, those that nobody has noted too. */
  readonly removeAllOf: (owner: Pick<PicturePlace, 'kind' | 'ownerId'>) => Promise<void>;
}

export const WEBP = 'image/webp';
const SVG = 'image/svg+xml';

/** The pictures of a bucket, the project's where none is given. */
export function pictureFiles(bucket: () => Promise<Bucket> = projectBucket): PictureFiles {
  const find = async (path: string): Promise<Buffer | null> => {
    try {
      const [bytes] = await (await bucket()).file(path).download();
      return bytes;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw asRefusal(error);
    }
  };
  const save = async (path: string, { bytes, contentType }: PictureFile): Promise<void> => {
    try {
      await (await bucket()).file(path).save(Buffer.from(bytes), { resumable: false, contentType });
    } catch (error) {
      throw asRefusal(error);
    }
  };
  const removeUnder = async (prefix: string): Promise<void> => {
    try {
      await (await bucket()).deleteFiles({ prefix });
    } catch (error) {
      throw asRefusal(error);
    }
  };
  return {
    findOriginal: async (place) => {
      const bytes = await find(pathOf(place, 'original'));
      return bytes === null ? null : { bytes, contentType: contentTypeOf(bytes) };
    },
    saveOriginal: (place, file) => save(pathOf(place, 'original'), file),
    findVariant: (place, variant) => find(pathOf(place, variant)),
    saveVariant: (place, variant, bytes) => save(pathOf(place, variant), { bytes, contentType: WEBP }),
    removeAll: (place) => removeUnder(pathOf(place, '')),
    removeAllOf: ({ kind, ownerId }) => removeUnder(`${kind}/${ownerId}/`),
  };
}

/** Whether an original is drawn rather than photographed: it is never served as it is. */
export function isDrawing({ contentType }: PictureFile): boolean {
  return contentType === SVG;
}

function pathOf({ kind, ownerId, pictureId }: PicturePlace, name: PictureVariant | 'original' | ''): string {
  return `${kind}/${ownerId}/${pictureId}/${name}`;
}

/** The bucket of the project. Storage is loaded with the first picture, so that starting needs neither it nor credentials. */
async function projectBucket(): Promise<Bucket> {
  if (getApps().length === 0) initializeApp();
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage().bucket(storageBucketName());
}

/** An original is one of three kinds, told by its first byte: JPEG, WebP, or else drawn. */
function contentTypeOf([first]: Uint8Array): string {
  return first === 0xff ? 'image/jpeg' : first === 0x52 ? WEBP : SVG;
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** A bucket that is away, too busy or full: the caller may try again (F4, F25). */
function asRefusal(error: unknown): unknown {
  const status = statusOf(error);
  const isAway =
    status === 429 || (typeof status === 'number' && status >= 500) || /^E(CONN|TIMEDOUT|PIPE|AI_)/.test(String(status));
  return isAway ? new Refusal('unavailable', 'unavailable') : error;
}
