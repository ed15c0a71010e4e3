import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NEXT_STEP_MAX, SAVED_NOTE_MAX } from '../reference/limits';
import { saveCollegeForm, savedCollege, savedNote, saveOf } from './saved-college';

const FIRST = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-05T10:00:00.000Z';

test('saving keeps the moment of the first time, and a note that is not sent', () => {
  const saved = saveOf(null, 'harbor-point-university', {}, FIRST);
  expect(savedCollege.parse(saved)).toEqual({
    _id: 'harbor-point-university',
    schemaVersion: 2,
    stage: 'interested',
    nextStep: null,
    note: null,
    savedAt: FIRST,
    notedAt: null,
  });

  const noted = saveOf(saved, 'harbor-point-university', { note: 'Ask about the training ground.' }, LATER);
  expect(noted).toEqual({ ...saved, note: 'Ask about the training ground.', notedAt: LATER });
  expect(saveOf(noted, 'harbor-point-university', {}, LATER)).toBe(noted);
  expect(saveOf(noted, 'harbor-point-university', { note: noted.note }, '2026-04-01T10:00:00.000Z')).toBe(noted);
  expect(saveOf(noted, 'harbor-point-university', { note: null }, LATER)).toEqual(saved);
});

test('[S2-09] stage and next step change apart from the note, whose time they leave', () => {
  const noted = saveOf(null, 'harbor-point-university', { note: 'A note.' }, FIRST);
  const nextStep = { text: 'Call Coach Hayes', on: '2026-04-02' };

  const planned = saveOf(noted, 'harbor-point-university', { stage: 'contacted', nextStep }, LATER);

  expect(planned).toEqual({ ...noted, stage: 'contacted', nextStep });
  expect(saveOf(planned, 'harbor-point-university', { nextStep: { ...nextStep } }, LATER)).toBe(planned);
  expect(saveOf(planned, 'harbor-point-university', { note: null }, LATER)).toMatchObject({ nextStep, notedAt: null });
  expect(saveOf(planned, 'harbor-point-university', { nextStep: null }, LATER)).toEqual({ ...noted, stage: 'contacted' });
});

test.each([
  ['an unknown stage', { stage: 'signed' }],
  ['a day without a step', { nextStep: { text: ' ', on: '2026-04-02' } }],
  ['a day that does not exist', { nextStep: { text: 'Call', on: '2026-02-30' } }],
  ['a step that is too long', { nextStep: { text: 'x'.repeat(NEXT_STEP_MAX + 1), on: null } }],
  ['a step of two lines', { nextStep: { text: 'Call\nVisit', on: null } }],
  ['an unknown field of a step', { nextStep: { text: 'Call', on: null, done: true } }],
])('[S2-09] %s is refused', (_, body) => {
  expect(z.safeParse(saveCollegeForm, body).success).toBe(false);
});

test('taking a removal back restores both moments, never ones to come, and moves nothing that is saved', () => {
  const earlier = { savedAt: FIRST, notedAt: LATER };
  const now = '2026-04-01T10:00:00.000Z';
  const back = saveOf(null, 'harbor-point-university', { note: 'A note.', earlier }, now);
  expect(back).toMatchObject({ note: 'A note.', ...earlier });
  expect(saveOf(null, 'harbor-point-university', { earlier }, now)).toMatchObject({ savedAt: FIRST, notedAt: null });
  expect(
    saveOf(null, 'harbor-point-university', { note: 'A note.', earlier: { savedAt: now, notedAt: now } }, FIRST),
  ).toMatchObject({
    savedAt: FIRST,
    notedAt: FIRST,
  });
  expect(saveOf(back, 'harbor-point-university', { earlier: { savedAt: now, notedAt: null } }, now)).toBe(back);
});

test('a note has up to 2,000 characters and several lines; a blank one is none', () => {
  expect(savedNote.parse('First call on Monday.\nThen the visit.')).toBe('First call on Monday.\nThen the visit.');
  expect([savedNote.parse(''), savedNote.parse(' \n '), savedNote.parse(null)]).toEqual([null, null, null]);
  expect(z.safeParse(savedNote, '⚽'.repeat(SAVED_NOTE_MAX)).success).toBe(true);
  expect(z.safeParse(savedNote, 'x'.repeat(SAVED_NOTE_MAX + 1)).success).toBe(false);
  expect(z.safeParse(savedNote, 'a\u0000b').success).toBe(false);
});
