import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FONT_ADDRESS, FONT_FACE_CSS, FONT_PRELOAD_TAG } from './font-face';
import { FONTS } from './typography';

const PUBLIC = join(import.meta.dirname, '../../public');
const BUDGET_BYTES = 20_000;

describe('the heading font', () => {
  test('is served where the page asks for it, within its budget, with its licence beside it', async () => {
    expect((await stat(join(PUBLIC, FONT_ADDRESS))).size).toBeLessThanOrEqual(BUDGET_BYTES);
    expect((await readFile(join(PUBLIC, FONT_ADDRESS))).toString('latin1', 0, 4)).toBe('wOF2');
    expect(await readFile(join(PUBLIC, 'fonts/archivo-licence.txt'), 'utf8')).toContain('SIL Open Font License, Version 1.1');
    expect(FONT_PRELOAD_TAG).toContain(`href="${FONT_ADDRESS}"`);
  });

  test('never swaps in late, and its fallback is declared under the name that headings use', () => {
    expect(FONT_FACE_CSS).toContain(`url(${FONT_ADDRESS}) format("woff2");font-weight:600 900;font-display:optional`);
    expect(FONTS.heading).toMatch(/^"Archivo", "Archivo Fallback"/);
    expect(
      FONT_FACE_CSS.match(/"Archivo Fallback".*?size-adjust:111.8%;ascent-override:78.5%;descent-override:18.8%/),
    ).not.toBeNull();
  });
});
