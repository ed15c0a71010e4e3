import { describe, expect, test } from 'vitest';
import { aProfile } from '../../testing/a-profile';
import { picturesShownTo, shownProfileTo } from './shown-profile';
import { READERS } from './visibility';

const TODAY = '2026-06-01';
const OWN = ['portrait-marker', 'portrait-marker-2', 'photos-marker-1', 'photos-marker-2', 'picture-logo', 'upload-marker'];
const full = aProfile({
  about: 'about-marker',
  profilePicture: 'portrait-marker',
  cover: 'portrait-marker-2',
  albums: [{ name: 'photos-marker', cover: 'photos-marker-1', pictures: ['photos-marker-1', 'photos-marker-2'] }],
  pictures: OWN,
});

describe('a picture or text that an admin hides', () => {
  const hiding = { at: '2026-05-01T10:00:00.000Z', reason: 'A reason.', answeredAt: null };
  const hidden = {
    ...full,
    adultFrom: '2020-01-01',
    withheldParts: [
      ...(['portrait-marker', 'photos-marker-1', 'picture-logo'] as const).map((place) => ({
        ...{ part: { kind: 'picture' as const, place }, ...hiding },
      })),
      ...(['about', 'videos', 'social'] as const).map((place) => ({ part: { kind: 'text' as const, place }, ...hiding })),
    ],
  };
  const OTHERS = READERS.filter((reader) => reader !== 'owner');

  test.each(OTHERS)('is as good as empty for the reader %s, and nothing else is', (reader) => {
    const shown = shownProfileTo(hidden, reader, TODAY);
    expect(shown).toMatchObject({ about: null, videos: [], social: { x: null, instagram: null }, profilePicture: null });
    expect(JSON.stringify(shown)).not.toMatch(/portrait-marker"|photos-marker-1|picture-logo|A reason/);
    expect(JSON.stringify(shown)).toMatch(/portrait-marker-2/);
    const seen = picturesShownTo(hidden, reader, TODAY);
    expect(['portrait-marker', 'photos-marker-1', 'picture-logo'].filter((id) => seen.has(id))).toEqual([]);
    expect([seen.has('portrait-marker-2'), seen.has('photos-marker-2')]).toEqual([true, true]);
  });

  test('stays on the page of its owner', () => {
    const closed = ['portrait-marker', 'photos-marker-1', 'picture-logo', 'upload-marker'];
    expect(shownProfileTo(hidden, 'owner', TODAY)).toEqual({
      ...shownProfileTo({ ...hidden, withheldParts: [] }, 'owner', TODAY),
      closedPictures: closed,
    });
    expect(picturesShownTo(hidden, 'owner', TODAY)).toContain('photos-marker-1');
  });
});
