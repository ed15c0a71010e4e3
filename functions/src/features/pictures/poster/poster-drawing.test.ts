import { aMatch } from '@touchline/domain/person/profiles/schedule/testing/a-match';
import { FEATURE_PICTURES, SAFE_AREAS } from '@touchline/domain/featuring/picture-formats';
import { shownProfileTo } from '@touchline/domain/person/profiles/audience/shown-profile';
import { aProfile, aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { POSITIONS } from '@touchline/domain/reference/positions';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureProcessor } from '../picture-processor';
import { posterDrawing, PORTRAIT_HEIGHTS } from './poster-drawing';

const FORMATS = ['post', 'story'] as const;
const LANGUAGES = ['en', 'de'] as const;
const NOW = '2026-06-01T12:00:00.000Z';
const address = 'touchline.example/profile/demo-player';
const blank = { locality: null, administrative_area_level_1: null, country: null };

const NAMES = [
  'Jo Li',
  'Robin Sample',
  'Maximiliana-Alexandra von Hohenlohe-Schillingsfürst',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
  'Łukasz Ćwikła',
  '王芳',
  '<script>alert(1)</script> & "Sons"',
  `${'W'.repeat(100)} ${'W'.repeat(100)}`,
];

/** The drawing of a profile as visitors see it. */
function drawingOf(
  changes: Parameters<typeof aProfile>[0],
  look: { readonly portrait?: string; readonly format?: 'post' | 'story' } = {},
) {
  const shown = shownProfileTo(aProfile(changes), 'visitor', NOW);
  if (shown === null) throw new Error('the profile is hidden');
  return posterDrawing({ shown, format: look.format ?? 'post', language: 'en', address, portrait: look.portrait ?? null });
}

/** The edges of what differs between two drawings, in pixels. */
async function differenceOf(one: string, other: string) {
  const [first, second] = await Promise.all(
    [one, other].map((svg) => sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true })),
  );
  if (first === undefined || second === undefined) throw new Error('nothing was drawn');
  const { width, height } = first.info;
  const edges = { left: width, top: height, right: 0, bottom: 0 };
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if ([0, 1, 2].every((channel) => first.data[pixel * 3 + channel] === second.data[pixel * 3 + channel])) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    Object.assign(edges, {
      left: Math.min(edges.left, x),
      top: Math.min(edges.top, y),
      right: Math.max(edges.right, x),
      bottom: Math.max(edges.bottom, y),
    });
  }
  return edges;
}

describe.each(FORMATS)('the poster of a featured player as a %s', (format) => {
  test.each(NAMES)('of %j is shapes alone, in its size', async (displayName) => {
    for (const language of LANGUAGES) {
      const drawing = posterDrawing({ shown: aShownProfile({ displayName }), format, language, address, portrait: null });
      expect(drawing).not.toMatch(/<text|<script|<style|font|NaN|undefined|Infinity|href/);
      const png = await pictureProcessor().compose(
        { load: () => Promise.resolve(null), area: FEATURE_PICTURES[format], drawing: () => drawing },
        'somebody',
      );
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', hasAlpha: false, ...FEATURE_PICTURES[format] });
    }
  });

  test.each(NAMES)('has %j, its tag and its address inside the safe area', async (displayName) => {
    const shown = aShownProfile({ displayName, position: { main: [...POSITIONS] }, jerseyNumber: 10 });
    const picture = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#335577' } })
      .png()
      .toBuffer();
    const portrait = `data:image/png;base64,${picture.toString('base64')}`;
    const drawing = posterDrawing({ shown, format, language: 'de', address, portrait });
    const withoutText = drawing.replaceAll(
      /<g fill="#[0-9A-F]{6}" transform="translate\([^)]*\) scale\([^)]*\)">(?:<path [^>]*>)*<\/g>/g,
      '',
    );
    expect(withoutText).not.toBe(drawing);
    const { width, height } = FEATURE_PICTURES[format];
    const { top, bottom, side } = SAFE_AREAS[format];
    const edges = await differenceOf(drawing, withoutText);
    expect(edges.top).toBeGreaterThanOrEqual(top);
    expect(edges.bottom).toBeLessThan(height - bottom + 4);
    expect(edges.left).toBeGreaterThanOrEqual(side - 6);
    expect(edges.right).toBeLessThanOrEqual(width - side + 6);
  });

  test('shows the portrait in its full width', async () => {
    const red = await sharp({ create: { width: 300, height: 900, channels: 3, background: '#cc2200' } })
      .jpeg()
      .toBuffer();
    const area = { width: FEATURE_PICTURES[format].width, height: PORTRAIT_HEIGHTS[format] };
    const shown = aShownProfile();
    const png = await pictureProcessor().compose(
      {
        load: () => Promise.resolve({ bytes: red, contentType: 'image/jpeg' }),
        area,
        drawing: (portrait) => posterDrawing({ shown, format, language: 'en', address, portrait }),
      },
      'somebody',
    );
    for (const left of [0, area.width - 1]) {
      const [r = 0, g = 0, b = 0] = await sharp(png).extract({ left, top: 300, width: 1, height: 1 }).raw().toBuffer();
      expect([r > 120, g < 60, b < 60]).toEqual([true, true, true]);
    }
  });
});

describe('a poster', () => {
  test('says each public fact: without it, the drawing is another', () => {
    const whole = drawingOf({ jerseyNumber: 7, adultFrom: '2020-01-01' });
    const without: readonly Parameters<typeof aProfile>[0][] = [
      { displayName: 'Another Player' },
      { sportsTypeGender: 'Male' },
      { position: { main: [] } },
      { class: null },
      { graduationYear: null },
      { teams: [] },
      { address: blank },
      { characteristics: { feet: null, foot: 'left' } },
      { jerseyNumber: null },
    ];
    for (const changes of without)
      expect(drawingOf({ jerseyNumber: 7, adultFrom: '2020-01-01', ...changes }), JSON.stringify(changes)).not.toBe(whole);
  });

  test('is the same whatever stands in fields that visitors do not see', () => {
    const shown = drawingOf({});
    const hidden: readonly Parameters<typeof aProfile>[0][] = [
      { about: 'Call me.' },
      { schoolName: 'Hidden High' },
      { gpa: 1.1 },
      { gpa: null, gpaOf: null },
      { sat: 1599, act: 35 },
      { social: { x: 'somebody_else', instagram: 'somewhere.else' } },
      { adultFrom: '2027-01-01' },
      { schedule: [aMatch({ time: '18:30', place: 'Elsewhere' })] },
    ];
    for (const changes of hidden) expect(drawingOf(changes), JSON.stringify(changes)).toBe(shown);
  });

  test('has neither positions, team nor town where their groups are closed', () => {
    const closed = { player: 'nobody', teams: 'nobody', place: 'nobody' } as const;
    const audiences = { ...aProfile().audiences, ...closed };
    const bare = {
      position: { main: [] },
      class: null,
      graduationYear: null,
      characteristics: { feet: null, foot: null },
      teams: [],
    };
    expect(drawingOf({ audiences, jerseyNumber: 9 })).toBe(drawingOf({ ...bare, address: blank }));
  });
});
