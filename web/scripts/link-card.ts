import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const CARD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <path fill="#06231a" d="M0 0h1200v630H0z" />
  <path fill="#0b3d2e" d="M0 0h150v630H0zM300 0h150v630H300zM600 0h150v630H600zM900 0h150v630H900z" />
  <g fill="none" stroke="#fafaf7" stroke-width="10">
    <path d="M600 0v630M-10 95h190v440H-10zM1210 95h-190v440h190z" stroke-opacity=".5" />
    <circle cx="600" cy="315" r="150" />
  </g>
  <circle cx="600" cy="315" r="44" fill="#c8f24b" />
</svg>`;

/** Draws web/public/card.png, what link previews show of pages without a picture of their own. Run once with `npx tsx web/scripts/link-card.ts`; the file is checked in. */
await sharp(Buffer.from(CARD))
  .png({ palette: true, compressionLevel: 9 })
  .toFile(fileURLToPath(new URL('../public/card.png', import.meta.url)));
