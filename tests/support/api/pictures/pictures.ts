import type { College } from '@touchline/domain/college/college';
import { isObject } from '@touchline/domain/kernel/json/json';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import sharp from 'sharp';
import type { Answer, Caller } from '../caller';

/** A photo's size and metadata. */
interface PhotoOptions {
  readonly width?: number;
  readonly height?: number;
  /** EXIF orientation, 1 to 8. */
  readonly orientation?: number;
}

/** A JPEG as a phone writes it, with GPS position, camera and artist: a bright upper half over a dark lower one. */
export async function aPhoto({ width = 1200, height = 800, orientation = 1 }: PhotoOptions = {}): Promise<Uint8Array> {
  const half = { width, height: Math.floor(height / 2), channels: 3 } as const;
  const upper = await sharp({ create: { ...half, background: '#8fb3d9' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#2f4a2e' } })
    .composite([{ input: upper, top: 0, left: 0 }])
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'Camera of a test', Artist: 'Somebody Private' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '70/1 15/1 0/1' },
    })
    .withMetadata({ orientation })
    .toBuffer();
}

/** A PNG of one colour. */
export function aPng(width: number, height: number): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
}

/** Uploads bytes to a college with the content type that they claim. */
export function upload(caller: Caller, { _id }: Pick<College, '_id'>, bytes: Uint8Array, type = 'image/jpeg'): Promise<Answer> {
  return caller.call('uploadCollegePicture', { params: { collegeId: _id }, body: bytes, headers: { 'content-type': type } });
}

/** The id of the picture that an upload created. */
export function pictureIdOf({ body, text }: Answer): string {
  if (!isObject(body) || typeof body.pictureId !== 'string') throw new Error(`no picture: ${text}`);
  return body.pictureId;
}

/** A drawn original of 3,200 by 2,000 pixels, as the seed stores them. */
const A_DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3200" height="2000" viewBox="0 0 320 200"><rect width="320" height="200" fill="#146B4F"/><circle cx="160" cy="100" r="40" fill="#C8F24B"/></svg>';

/** Stores a drawn original in the bucket. */
export async function storeDrawing(collegeId: string, pictureId: string): Promise<void> {
  const file = { bytes: Buffer.from(A_DRAWING), contentType: 'image/svg+xml' };
  await pictureFiles().saveOriginal({ kind: 'colleges', ownerId: collegeId, pictureId }, file);
}
