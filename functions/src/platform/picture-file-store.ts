import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { PictureAddress, PictureVariant, StoredPictureKind } from '@touchline/domain/pictures/picture-address';
import type { Storage } from 'firebase-admin/storage';
import { storageBucketName } from './config';

type Bucket = ReturnType<Storage['bucket']>;

/** The owner and the id of a picture. */
export type PictureRef = Pick<PictureAddress, 'ownerId' | 'pictureId'> & { readonly kind: StoredPictureKind };

/** A file with its type. */
export interface PictureFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * The originals and variants of pictures in the bucket (docs/pictures.md). Throws Refusal unavailable if the bucket
 * cannot be reached.
 */
export interface PictureFiles {
  /** Null if there is none. */
  readonly findOriginal: (ref: PictureRef) => Promise<PictureFile | null>;
  readonly saveOriginal: (ref: PictureRef, file: PictureFile) => Promise<void>;
  /** WebP, or null where it has not been made yet. */
  readonly findVariant: (ref: PictureRef, variant: PictureVariant) => Promise<Uint8Array | null>;
  readonly saveVariant: (ref: PictureRef, variant: PictureVariant, webp: Uint8Array) => Promise<void>;
  /** Removes the original and every variant; also succeeds if there is none, or another call removes them meanwhile. */
  readonly removeAll: (ref: PictureRef) => Promise<void>;
  /** The file of a locked picture, apart from its owner's; null if there is none. */
  readonly findLocked: (lockId: string) => Promise<PictureFile | null>;
  /** Stores nothing where the file is gone already. */
  readonly saveLocked: (lockId: string, file: PictureFile | null) => Promise<void>;
  readonly removeLocked: (lockId: string) => Promise<void>;
  /** The link preview of a college by its name, JPEG; null if it has not been drawn. */
  readonly findPreview: (collegeId: string, name: string) => Promise<Uint8Array | null>;
  /** Stores a link preview in place of the earlier ones of the same team. */
  readonly savePreview: (collegeId: string, name: string, jpeg: Uint8Array) => Promise<void>;
  /** Removes every picture of an owner, even if no document names it. */
  readonly removeAllOf: (owner: Pick<PictureRef, 'kind' | 'ownerId'>) => Promise<void>;
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
      await (await bucket()).deleteFiles({ prefix, force: true });
    } catch (error) {
      const [left] = failuresOf(error);
      if (left !== undefined) throw asRefusal(left);
    }
  };
  return {
    findOriginal: async (ref) => {
      const bytes = await find(pathOf(ref, 'original'));
      return bytes === null ? null : { bytes, contentType: contentTypeOf(bytes) };
    },
    saveOriginal: (ref, file) => save(pathOf(ref, 'original'), file),
    findVariant: (ref, variant) => find(pathOf(ref, variant)),
    saveVariant: (ref, variant, bytes) => save(pathOf(ref, variant), { bytes, contentType: WEBP }),
    removeAll: (ref) => removeUnder(pathOf(ref, '')),
    findLocked: async (lockId) => {
      const bytes = await find(`locked/${lockId}/original`);
      return bytes === null ? null : { bytes, contentType: contentTypeOf(bytes) };
    },
    saveLocked: async (lockId, file) => {
      if (file !== null) await save(`locked/${lockId}/original`, file);
    },
    removeLocked: (lockId) => removeUnder(`locked/${lockId}/`),
    findPreview: (collegeId, name) => find(`previews/${collegeId}/${name}`),
    savePreview: async (collegeId, name, bytes) => {
      await removeUnder(`previews/${collegeId}/${name.slice(0, name.indexOf('-') + 1)}`);
      await save(`previews/${collegeId}/${name}`, { bytes, contentType: 'image/jpeg' });
    },
    removeAllOf: ({ kind, ownerId }) => removeUnder(`${kind}/${ownerId}/`),
  };
}

/** Whether an original is drawn rather than photographed: it is never served as it is. */
export function isDrawing({ contentType }: PictureFile): boolean {
  return contentType === SVG;
}

function pathOf({ kind, ownerId, pictureId }: PictureRef, name: PictureVariant | 'original' | ''): string {
  return `${kind}/${ownerId}/${pictureId}/${name}`;
}

/**
 * The bucket of the project. The library loads with the first picture, so that a cold start needs neither the library
 * nor credentials.
 */
async function projectBucket(): Promise<Bucket> {
  const [{ getApps, initializeApp }, { getStorage }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/storage'),
  ]);
  if (getApps().length === 0) initializeApp();
  return getStorage().bucket(storageBucketName());
}

/** The content type of an original, by its first byte: JPEG, WebP, or else a drawing. */
function contentTypeOf([first]: Uint8Array): string {
  return first === 0xff ? 'image/jpeg' : first === 0x52 ? WEBP : SVG;
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/**
 * Why files were not removed. A forced removal tries every file and throws a list; a file of it that is not found was
 * removed by another call after it was listed.
 */
function failuresOf(error: unknown): readonly unknown[] {
  return Array.isArray(error) ? error.filter((one) => statusOf(one) !== 404) : [error];
}

/** The bucket is unreachable, too busy or full: the caller may try again (F4, F25). */
function asRefusal(error: unknown): unknown {
  const status = statusOf(error);
  const isAway =
    status === 429 || (typeof status === 'number' && status >= 500) || /^E(CONN|TIMEDOUT|PIPE|AI_)/.test(String(status));
  return isAway ? new Refusal('unavailable', 'unavailable') : error;
}
