import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { linkPreviewDrawing } from './link-preview-drawing';
import { fittedLines, outlinedText, widthOf } from './outlined-text';
import { pictureProcessor } from './picture-processor';

const NAMES = [
  'Yale',
  'Université du Québec à Montréal',
  'University of Hawaiʻi at Mānoa',
  'Indiana University–Purdue University of the Combined Northern and Southern Counties at Fort Wayne and Indianapolis',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
  '大学',
  '<script>alert(1)</script> & "Sons"',
];
const place = { x: 0, y: 0, size: 40, fill: '#fff' };

describe('a link preview', () => {
  test.each(NAMES)('of %j has no letter that a font of the system would have to draw', async (name) => {
    const drawing = linkPreviewDrawing(aCollege({ name }), 'female');
    expect(drawing).not.toMatch(/<text|<script|font|NaN|undefined/);
    const jpeg = await pictureProcessor().draw(() => drawing, 'college');
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test.each(NAMES)('of %j has room for the season above the line at the bottom', (name) => {
    const drawing = linkPreviewDrawing(aCollege({ name }), 'female', '2025: 21-2-2 · 2nd by our RPI');
    const heights = [...drawing.matchAll(/<g fill="[^"]+" transform="translate\([\d.-]+ ([\d.]+)\)/g)].map(([, y]) => Number(y));
    expect(heights.length).toBeGreaterThan(3);
    expect(drawing).not.toMatch(/NaN|undefined/);
    for (const y of heights) expect(y < 530 || y > 580).toBe(true);
  });

  test('shows the name, the competition of the team and which team it is', async () => {
    const college = aCollege({ athletics: { sport: [aTeam({ sex: 'female', conference: 'Big West' })] } });
    const differs = async (one: string, other: string) =>
      !(await sharp(Buffer.from(one)).raw().toBuffer()).equals(await sharp(Buffer.from(other)).raw().toBuffer());
    const drawing = linkPreviewDrawing(college, 'female');
    expect(await differs(drawing, linkPreviewDrawing({ ...college, name: 'Another College' }, 'female'))).toBe(true);
    expect(await differs(drawing, linkPreviewDrawing(college, 'male'))).toBe(true);
    expect(await differs(drawing, linkPreviewDrawing(college, 'female', '2025: 21-2-2 · 2nd by our RPI'))).toBe(true);
    const alone = { ...college, conference: null, athletics: { sport: [] } };
    expect(await differs(drawing, linkPreviewDrawing(alone, 'female'))).toBe(true);
  });
});

describe('a text of outlines', () => {
  test('leaves out what the font lacks, and takes the mark off a letter that has none', () => {
    expect(outlinedText('Mānoa', place)).toBe(outlinedText('Manoa', place));
    expect(widthOf('大学', 40)).toBe(0);
    expect(widthOf('AV', 1000)).toBeLessThan(widthOf('A', 1000) + widthOf('V', 1000));
  });

  test.each(NAMES)('%j fits into its width in at most three lines', (name) => {
    const { size, lines } = fittedLines(name, { width: 724, most: () => 3, sizes: [84, 44] });
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(724);
  });

  test('is cut with an ellipsis where it does not fit at all', () => {
    expect(fittedLines('one two three', { width: 60, most: () => 1, sizes: [20] }).lines[0]).toMatch(/^on?e?…$/);
  });
});
