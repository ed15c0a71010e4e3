import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * The icons that cannot be SVG: for Apple's home screens, which round the corners themselves, and for installed apps.
 */
const ICONS = [
  { file: 'apple-touch-icon.png', pixels: 180 },
  { file: 'icon-192.png', pixels: 192 },
  { file: 'icon-512.png', pixels: 512 },
] as const;

/** The sizes of favicon.ico, which browsers and others ask for where they know no page of the site. */
const FAVICON_PIXELS = [16, 32, 48] as const;

/** The picture of link previews of pages without a picture of their own. */
const CARD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <path fill="#06231a" d="M0 0h1200v630H0z" />
  <path fill="#0b3d2e" d="M0 0h150v630H0zM300 0h150v630H300zM600 0h150v630H600zM900 0h150v630H900z" />
  <g fill="none" stroke="#fafaf7" stroke-width="10">
    <path d="M600 0v630M-10 95h190v440H-10zM1210 95h-190v440h190z" stroke-opacity=".5" />
    <circle cx="600" cy="315" r="150" />
  </g>
  <circle cx="600" cy="315" r="44" fill="#c8f24b" />
</svg>`;

/**
 * Draws the icons into web/public from icon-maskable.svg, favicon.ico from favicon.svg, and card.png.
 * Run once with `npx tsx web/scripts/draw-icons.ts`; the files are checked in.
 */
const folder = new URL('../public/', import.meta.url);
const drawing = await readFile(new URL('icon-maskable.svg', folder));
for (const { file, pixels } of ICONS) {
  await sharp(drawing, { density: 72 })
    .resize(pixels, pixels)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(file, folder)));
}
await sharp(Buffer.from(CARD))
  .png({ palette: true, compressionLevel: 9 })
  .toFile(fileURLToPath(new URL('card.png', folder)));

const favicon = await readFile(new URL('favicon.svg', folder));
const pictures = await Promise.all(
  FAVICON_PIXELS.map((pixels) =>
    sharp(favicon, { density: 300 }).resize(pixels, pixels).png({ palette: true, compressionLevel: 9 }).toBuffer(),
  ),
);
await writeFile(new URL('favicon.ico', folder), iconFile(pictures));

/** An ICO file of PNGs in these sizes: a header, an entry for each picture, and the pictures. */
function iconFile(pngs: readonly Buffer[]): Buffer {
  const [headerBytes, entryBytes] = [6, 16];
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = headerBytes + entryBytes * pngs.length;
  const entries = pngs.map((png, index) => {
    const entry = Buffer.alloc(entryBytes);
    entry.fill(FAVICON_PIXELS[index] ?? 0, 0, 2);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pngs]);
}
