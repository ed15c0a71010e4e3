import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SAVED_NOTE_MAX } from '../reference/limits';
import { savedCollege, savedNote, saveOf } from './saved-college';

const FIRST = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-05T10:00:00.000Z';

test('saving keeps the moment of the first time, and a note that is not sent', () => {
  const saved = saveOf(null, 'harbor-point-university', undefined, FIRST);
  expect(savedCollege.parse(saved)).toEqual({
    _id: 'harbor-point-university',
    schemaVersion: 1,
    note: null,
    savedAt: FIRST,
    notedAt: null,
  });

  const noted = saveOf(saved, 'harbor-point-university', 'Ask about the training ground.', LATER);
  expect(noted).toEqual({ ...saved, note: 'Ask about the training ground.', notedAt: LATER });
  expect(saveOf(noted, 'harbor-point-university', undefined, LATER)).toBe(noted);
  expect(saveOf(noted, 'harbor-point-university', noted.note, '2026-04-01T10:00:00.000Z')).toBe(noted);
  expect(saveOf(noted, 'harbor-point-university', null, LATER)).toEqual(saved);
});

test('taking a removal back restores both moments, never ones to come, and moves nothing that is saved', () => {
  const earlier = { savedAt: FIRST, notedAt: LATER };
  const now = '2026-04-01T10:00:00.000Z';
  const back = saveOf(null, 'harbor-point-university', 'A note.', now, earlier);
  expect(back).toMatchObject({ note: 'A note.', ...earlier });
  expect(saveOf(null, 'harbor-point-university', undefined, now, earlier)).toMatchObject({ savedAt: FIRST, notedAt: null });
  expect(saveOf(null, 'harbor-point-university', 'A note.', FIRST, { savedAt: now, notedAt: now })).toMatchObject({
    savedAt: FIRST,
    notedAt: FIRST,
  });
  expect(saveOf(back, 'harbor-point-university', undefined, now, { savedAt: now, notedAt: null })).toBe(back);
});

test('a note has up to 2,000 characters and several lines; a blank one is none', () => {
  expect(savedNote.parse('First call on Monday.\nThen the visit.')).toBe('First call on Monday.\nThen the visit.');
  expect([savedNote.parse(''), savedNote.parse(' \n '), savedNote.parse(null)]).toEqual([null, null, null]);
  expect(z.safeParse(savedNote, '⚽'.repeat(SAVED_NOTE_MAX)).success).toBe(true);
  expect(z.safeParse(savedNote, 'x'.repeat(SAVED_NOTE_MAX + 1)).success).toBe(false);
  expect(z.safeParse(savedNote, 'a\u0000b').success).toBe(false);
});
