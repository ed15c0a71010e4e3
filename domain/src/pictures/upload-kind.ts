/** The content types that may be uploaded as a picture (docs/pictures.md). */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** The most pixels of an uploaded picture. */
export const MAX_PIXELS = 50_000_000;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/**
 * The type of a file by its first bytes, regardless of its name and declared type; null for everything that is refused.
 */
export function uploadTypeOf(bytes: Uint8Array): UploadType | null {
  const startsWith = (wanted: readonly number[]) => wanted.every((byte, index) => bytes[index] === byte);
  if (startsWith(JPEG)) return 'image/jpeg';
  if (startsWith(PNG)) return 'image/png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'image/webp';
  return textAt(bytes, 4, 4) === 'ftyp' && brandsOf(bytes).includes('avif') ? 'image/avif' : null;
}

/** The brands of an ISO media file: the main one, then the compatible ones. */
function brandsOf(bytes: Uint8Array): readonly string[] {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const end = Math.min(((a * 256 + b) * 256 + c) * 256 + d, bytes.length, 256);
  const brands = [textAt(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, 4));
  return brands;
}

function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}
