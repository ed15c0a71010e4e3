import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The icons that have no use for SVG: of home screens of Apple's devices (which round the corners themselves), and of installed apps. */
const ICONS = [
  { file: 'apple-touch-icon.png', pixels: 180 },
  { file: 'icon-192.png', pixels: 192 },
  { file: 'icon-512.png', pixels: 512 },
] as const;

/** Draws the icons into web/public from icon-maskable.svg. Run once with `npx tsx web/scripts/icons.ts`; the files are checked in. */
const folder = new URL('../public/', import.meta.url);
const drawing = await readFile(new URL('icon-maskable.svg', folder));
for (const { file, pixels } of ICONS) {
  await sharp(drawing, { density: 72 })
    .resize(pixels, pixels)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(file, folder)));
}
