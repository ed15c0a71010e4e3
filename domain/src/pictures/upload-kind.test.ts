import { describe, expect, test } from 'vitest';
import { uploadTypeOf } from './upload-kind';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const ftyp = (...brands: readonly string[]): Uint8Array =>
  bytes(`\0\0\0${String.fromCharCode(12 + brands.length * 4)}ftyp${brands[0] ?? ''}\0\0\0\0${brands.slice(1).join('')}    `);

describe('what a file is by its first bytes', () => {
  test.each([
    ['image/jpeg', bytes('\xff\xd8\xff\xe0rest')],
    ['image/png', bytes('\x89PNG\r\n\x1a\nrest')],
    ['image/webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
    ['image/avif', ftyp('avif', 'mif1')],
    ['image/avif', ftyp('mif1', 'miaf', 'avif')],
  ])('%s', (type, file) => {
    expect(uploadTypeOf(file)).toBe(type);
  });

  test.each([
    ['nothing', bytes('')],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', bytes('GIF89a/*')],
    ['a program', bytes('MZ\x90\0')],
    ['a PDF', bytes('%PDF-1.7')],
    ['a sound in the same container as WebP', bytes('RIFF\x10\0\0\0WAVEfmt ')],
    ['a HEIC, which needs a licence to read', ftyp('heic', 'mif1')],
    ['a film', ftyp('isom', 'mp41')],
    ['the beginning of a PNG', bytes('\x89PNG')],
  ])('%s is not taken', (_, file) => {
    expect(uploadTypeOf(file)).toBeNull();
  });
});
