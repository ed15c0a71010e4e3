import { createHash } from 'node:crypto';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type Fingerprint, GRAY, perceptualHashOf } from '@touchline/domain/pictures/fingerprint';
import { LONGEST_SIDE, type PictureVariant } from '@touchline/domain/pictures/picture-address';
import { MAX_PIXELS, uploadTypeOf } from '@touchline/domain/pictures/upload-kind';
import type { Sharp, SharpOptions } from 'sharp';
import { PICTURES_DECODED_AT_ONCE } from '../../platform/instance-memory';
import type { PictureFile } from '../../platform/picture-file-store';
import { fairQueue } from './picture-queue';

/**
 * An upload as it is stored: upright, without metadata, at most 4096 px, with the size and placeholder that pages need
 * beforehand.
 */
export interface PreparedPicture extends PictureFile {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string | null;
  readonly fingerprint: Fingerprint;
}

/**
 * Decodes and encodes pictures: two at once in an instance, however many are asked for; people and colleges take turns
 * (docs/decisions/011-pictures-with-sharp.md).
 */
export interface PictureProcessor {
  /** An upload of a person. Throws Refusal wrongType, invalid, tooMany, and unavailable where too many wait. */
  readonly prepare: (upload: Uint8Array, uid: string) => Promise<PreparedPicture>;
  /**
   * A variant in WebP of an original, which is loaded in its turn; null if there is none. No picture is
   * enlarged. Throws Refusal unavailable where too many wait.
   */
  readonly render: (
    load: () => Promise<PictureFile | null>,
    variant: PictureVariant,
    ownerId: string,
  ) => Promise<Uint8Array | null>;
  /** What a stored original is recognized by, loaded in its turn; null if there is none. Throws Refusal unavailable. */
  readonly fingerprint: (load: () => Promise<PictureFile | null>, ownerId: string) => Promise<Fingerprint | null>;
  /** A drawing of ours, made in its turn, as JPEG. Throws Refusal unavailable where too many wait. */
  readonly draw: (drawing: () => string, ownerId: string) => Promise<Uint8Array>;
  /** A drawing of ours around a picture, made in its turn, as PNG. Throws Refusal unavailable where too many wait. */
  readonly compose: (composition: Composition, ownerId: string) => Promise<Uint8Array>;
}

/** A drawing with a picture inside, which is loaded in its turn and cropped to fill an area around its middle. */
export interface Composition {
  readonly load: () => Promise<PictureFile | null>;
  readonly area: { readonly width: number; readonly height: number };
  /** The drawing as SVG; the picture comes as a data address, null where none was found. */
  readonly drawing: (picture: string | null) => string;
}

/** Variants that wait hold no picture yet, so a whole album may wait; uploads hold theirs. */
const MOST_WAITING = 160;
/** Uploads of one person that wait, besides the one that is decoded. */
const MOST_UPLOADS_WAITING = 4;
/** Rows of colours of a placeholder, top to bottom. */
const COLOUR_ROWS = 3;
const QUALITY = { jpeg: 85, drawing: 84, composed: 90, plain: 82, ls: 80, '400': 78, '40': 82 } as const;
/** Of PNG: the pictures are downloaded once, so time counts more than the last bytes. */
const COMPRESSION = 6;
/** A drawing's pixels at its own size. */
const OWN_DENSITY = 72;
/** The effort of the WebP encoder: flat colours of a drawing are small at once. */
const EFFORT = { drawing: 2, photo: 4 } as const;

export function pictureProcessor(): PictureProcessor {
  const { inTurn } = fairQueue({ atOnce: PICTURES_DECODED_AT_ONCE, waiting: MOST_WAITING });
  return {
    prepare: async (upload, uid) => {
      if (upload.length === 0) throw new Refusal('invalid', 'pictureEmpty');
      if (uploadTypeOf(upload) === null) throw new Refusal('wrongType', 'pictureTypeRefused');
      return inTurn(`upload ${uid}`, () => prepared(upload), MOST_UPLOADS_WAITING);
    },
    render: (load, variant, ownerId) =>
      inTurn(`render ${ownerId}`, async () => {
        const original = await load();
        return original === null ? null : rendered(original, variant);
      }),
    fingerprint: (load, ownerId) =>
      inTurn(`render ${ownerId}`, async () => {
        const original = await load();
        return original === null ? null : fingerprintOf(original.bytes, [original.bytes]);
      }),
    draw: (drawing, ownerId) =>
      inTurn(`render ${ownerId}`, async () =>
        (await decode(Buffer.from(drawing())))
          .flatten()
          .jpeg({ quality: QUALITY.drawing, chromaSubsampling: '4:4:4' })
          .toBuffer(),
      ),
    compose: ({ load, area, drawing }, ownerId) =>
      inTurn(`render ${ownerId}`, async () => {
        const original = await load();
        const picture = original === null ? null : await filling(original, area);
        return (await decode(Buffer.from(drawing(picture)))).flatten().png({ compressionLevel: COMPRESSION }).toBuffer();
      }),
  };
}

async function prepared(upload: Uint8Array): Promise<PreparedPicture> {
  const { width, height, hasAlpha } = await readable(async () => (await decode(upload, { limitInputPixels: false })).metadata());
  if (width * height > MAX_PIXELS)
    throw new Refusal('invalid', 'pictureTooManyPixels', { limit: Math.floor(MAX_PIXELS / 1_000_000) });
  return readable(async () => {
    const upright = (await decode(upload)).autoOrient();
    const fitting = within(upright, LONGEST_SIDE.plain).toColourspace('srgb');
    const encoded = hasAlpha
      ? fitting.webp({ quality: QUALITY.plain })
      : fitting.jpeg({ quality: QUALITY.jpeg, progressive: true });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      contentType: hasAlpha ? 'image/webp' : 'image/jpeg',
      width: info.width,
      height: info.height,
      placeholder: hasAlpha ? null : await coloursOf(data),
      fingerprint: await fingerprintOf(data, [data, upload]),
    };
  });
}

async function rendered({ bytes }: PictureFile, variant: PictureVariant): Promise<Uint8Array> {
  const side = LONGEST_SIDE[variant];
  const { width, height, format } = await (await decode(bytes)).metadata();
  const scale = format === 'svg' ? Math.min(1, side / Math.max(width, height)) : 1;
  const picture = await decode(bytes, format === 'svg' ? { density: Math.max(1, OWN_DENSITY * scale) } : {});
  const effort = format === 'svg' ? EFFORT.drawing : EFFORT.photo;
  return within(picture, side).webp({ quality: QUALITY[variant], effort }).toBuffer();
}

/** A picture as a data address, cropped to fill an area. */
async function filling({ bytes }: PictureFile, { width, height }: Composition['area']): Promise<string> {
  const own = await (await decode(bytes)).metadata();
  const scale = own.format === 'svg' ? Math.max(width / own.width, height / own.height) : 1;
  const picture = await decode(bytes, own.format === 'svg' ? { density: Math.ceil(OWN_DENSITY * scale) } : {});
  const jpeg = await picture.resize(width, height, { fit: 'cover' }).flatten().jpeg({ quality: QUALITY.composed }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

function within(picture: Sharp, side: number): Sharp {
  return picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });
}

/** Three colours from top to bottom, each the mean of a third of the picture. */
async function coloursOf(jpeg: Uint8Array): Promise<string> {
  const pixels = await (await decode(jpeg)).resize(1, COLOUR_ROWS, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  const rows = Array.from({ length: COLOUR_ROWS }, (_, row) => pixels.subarray(row * 3, row * 3 + 3).toString('hex'));
  return rows.map((hex) => `#${hex}`).join(' ');
}

/**
 * What a picture is recognized by: its own files, so that a copy taken from the site counts like the file that was
 * uploaded first, and what it looks like on white.
 */
async function fingerprintOf(bytes: Uint8Array, files: readonly Uint8Array[]): Promise<Fingerprint> {
  const small = (await decode(bytes)).flatten({ background: 'white' }).grayscale();
  const gray = await small.resize(GRAY.width, GRAY.height, { fit: 'fill' }).raw().toBuffer();
  const exact = files.map((file) => createHash('sha256').update(file).digest('hex'));
  return { exact, perceptual: perceptualHashOf(gray) };
}

/** Sharp is loaded with the first picture. */
const loadSharp = async () => (await import('sharp')).default;

/** Sharp caches nothing between pictures and uses one core for each. */
async function decode(bytes: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const sharp = await loadSharp();
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options });
}

/**
 * A picture that cannot be decoded is the sender's fault: damaged, cut off, or larger than its header claims. A library
 * that cannot be loaded is ours.
 */
async function readable<Result>(work: () => Promise<Result>): Promise<Result> {
  await loadSharp();
  try {
    return await work();
  } catch {
    throw new Refusal('invalid', 'pictureUnreadable');
  }
}
