import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Writes web/public/fonts/archivo-latin.woff2: Archivo at width 112, weights 600–900, with the letters of English,
 * German and the names of players from elsewhere. Run once by hand (npx tsx web/scripts/subset-font.ts); the result is
 * checked in.
 */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const LETTERS = 'ÄÖÜäöüßẞÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØŒÙÚÛÝàáâãåæçèéêëìíîïñòóôõøœùúûýÿ';
const SIGNS = '–—‘’‚“”„…·•×€§°†−→←↑↓ ½';

const source = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/package.json')));
const target = join(import.meta.dirname, '../public/fonts');

const full = await readFile(join(source, 'files/archivo-latin-standard-normal.woff2'));
const subset = await subsetFont(full, ASCII + LETTERS + SIGNS, {
  targetFormat: 'woff2',
  variationAxes: { wdth: 112, wght: { min: 600, max: 900 } },
});
await writeFile(join(target, 'archivo-latin.woff2'), subset);
await writeFile(join(target, 'archivo-licence.txt'), await readFile(join(source, 'LICENSE')));
process.stdout.write(`archivo-latin.woff2: ${subset.length} bytes\n`);
