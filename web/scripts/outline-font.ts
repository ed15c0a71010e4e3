import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

/**
 * Writes functions/src/features/pictures/archivo-outlines.ts: Archivo's letters at width 112 and weight 800 as outlines
 * of 1000 units, by which link previews draw text on a server without fonts
 * (docs/decisions/060-link-previews.md). Run once by hand (npx tsx web/scripts/outline-font.ts); the
 * result is checked in.
 */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const LETTERS = 'ÄÖÜäöüßÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØŒÙÚÛÝàáâãåæçèéêëìíîïñòóôõøœùúûýÿ';
const SIGNS = '–—‘’“”…·';
const KERNED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,’-–';
const UNITS = 1000;

const source = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/package.json')));
const full = await readFile(join(source, 'files/archivo-latin-standard-normal.woff2'));
const still = await subsetFont(full, ASCII + LETTERS + SIGNS, {
  targetFormat: 'sfnt',
  variationAxes: { wdth: 112, wght: 800 },
});
const font = opentype.parse(new Uint8Array(still).buffer);
const scale = UNITS / font.unitsPerEm;

const outlines = Array.from(ASCII + LETTERS + SIGNS).map((letter) => {
  const glyph = font.charToGlyph(letter);
  const outline = glyph.getPath(0, 0, UNITS).toPathData(0);
  return `  ${JSON.stringify(letter)}: [${Math.round(glyph.advanceWidth * scale)}, '${outline}'],`;
});
const kerned = Array.from(KERNED).flatMap((left) => {
  const pairs = Array.from(KERNED).flatMap((right) => {
    const value = Math.round(font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right)) * scale);
    return value === 0 ? [] : [`${right}${value}`];
  });
  return pairs.length === 0 ? [] : [`  ${JSON.stringify(left)}: ${JSON.stringify(pairs.join(' '))},`];
});
const text = `// Written by web/scripts/outline-font.ts from Archivo (web/public/fonts/archivo-licence.txt).

/** Advance and outline of each letter, in units of which an em has 1000; y grows downwards from the baseline. */
// prettier-ignore
export const OUTLINES: Readonly<Record<string, readonly [advance: number, outline: string]>> = {
${outlines.join('\n')}
};

/** How much nearer each letter stands to those that follow: the letter and the units, with blanks between. */
// prettier-ignore
export const KERNING: Readonly<Record<string, string>> = {
${kerned.join('\n')}
};
`;
await writeFile(join(import.meta.dirname, '../../functions/src/features/pictures/archivo-outlines.ts'), text);
process.stdout.write(`${outlines.length} letters, ${text.length} bytes\n`);
