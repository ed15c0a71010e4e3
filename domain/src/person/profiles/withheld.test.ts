import { describe, expect, test } from 'vitest';
import { aProfile } from '../testing/a-profile';
import { HIDDEN_PARTS_MAX, hidingForm, hidingOf, withAnsweredHiding, withHiding } from './withheld';

const NOW = '2026-06-01T10:00:00.000Z';
const LATER = '2026-06-02T10:00:00.000Z';
const adult = aProfile({ adultFrom: '2020-01-01' });
const FACE = { kind: 'picture', place: 'picture-face' } as const;
const ABOUT = { kind: 'text', place: 'about' } as const;
const reason = 'A stranger’s face.';

test('hiding a profile keeps the first time, counts a version, and is undone by null', () => {
  const hidden = withHiding(adult, { reason, part: null }, NOW);
  expect(hidden).toEqual({ ...adult, withheld: { at: NOW, reason, answeredAt: null }, version: 2, updatedAt: NOW });
  expect(withHiding(hidden, { reason, part: null }, LATER)).toBe(hidden);
  const other = withHiding(hidden, { reason: 'Another reason.', part: null }, LATER);
  expect(other.withheld).toEqual({ at: NOW, reason: 'Another reason.', answeredAt: null });
  expect(withHiding(hidden, { reason: null, part: null }, LATER)).toMatchObject({ withheld: null, version: 3 });
  expect(withHiding(adult, { reason: null, part: null }, LATER)).toBe(adult);
});

describe('hiding a part of a profile', () => {
  test('leaves the profile and the other parts as they are', () => {
    const both = [FACE, ABOUT].reduce((before, part) => withHiding(before, { reason, part }, NOW), adult);
    expect(both).toMatchObject({ withheld: null, withheldParts: [{ part: FACE }, { part: ABOUT, at: NOW, reason }], version: 3 });
    expect(withHiding(both, { reason, part: FACE }, LATER)).toBe(both);
    const shown = withHiding(both, { reason: null, part: FACE }, LATER);
    expect(shown.withheldParts).toEqual([{ part: ABOUT, at: NOW, reason, answeredAt: null }]);
    expect([hidingOf(shown, FACE), hidingOf(shown, ABOUT)?.reason, hidingOf(shown, null)]).toEqual([null, reason, null]);
  });

  test('ends at a hundred parts', () => {
    const many = Array.from({ length: HIDDEN_PARTS_MAX }, (_, at) => ({ kind: 'picture', place: `picture-${at}` }) as const);
    const full = many.reduce((before, part) => withHiding(before, { reason, part }, NOW), adult);
    expect(() => withHiding(full, { reason, part: ABOUT }, NOW)).toThrow('tooManyHiddenParts');
    expect(withHiding(full, { reason: 'Another.', part: many[0] ?? null }, NOW).withheldParts).toHaveLength(HIDDEN_PARTS_MAX);
  });

  test.each([
    [{ kind: 'text', place: 'displayName' }],
    [{ kind: 'text', place: 'email' }],
    [{ kind: 'picture', place: '../a' }],
    [{ kind: 'profile', place: 'about' }],
    ['about'],
  ])('is refused for %j', (part) => expect(hidingForm.safeParse({ reason, part }).success).toBe(false));

  test('is that of the whole where none is named', () => expect(hidingForm.parse({ reason })).toEqual({ reason, part: null }));
});

describe('the answer of the owner', () => {
  test.each([[null], [ABOUT]])('is taken once for %j, and again after another reason', (part) => {
    const hidden = withHiding(adult, { reason, part }, NOW);
    const answered = withAnsweredHiding(hidden, part, LATER);
    expect(hidingOf(answered, part)).toMatchObject({ reason, answeredAt: LATER });
    expect(() => withAnsweredHiding(answered, part, LATER)).toThrow('hidingAnswered');
    expect(withHiding(answered, { reason, part }, LATER)).toBe(answered);
    const again = withHiding(answered, { reason: 'Another reason.', part }, LATER);
    expect(hidingOf(withAnsweredHiding(again, part, LATER), part)).toMatchObject({ answeredAt: LATER });
  });

  test('to what is not hidden is refused', () => {
    expect(() => withAnsweredHiding(adult, null, NOW)).toThrow('nothingHidden');
    expect(() => withAnsweredHiding(withHiding(adult, { reason, part: FACE }, NOW), ABOUT, NOW)).toThrow('nothingHidden');
  });
});
