import { describe, expect, test } from 'vitest';
import { aProfile } from '../testing/a-profile';
import { newReport, reportForm } from './report';
import { pictureOfReport, URGENCIES, urgencyOf, urgentReportsOf } from './report-urgency';

const NOW = '2026-06-01T10:00:00.000Z';
const LATER = '2026-06-02T10:00:00.000Z';
const by = { _id: 'b', by: null, reader: 'visitor', now: NOW } as const;
const FORM = reportForm.parse({ about: { kind: 'profile' }, reason: 'danger' });

test('locked pictures come first, then whoever may be in danger, and minors come before adults', () => {
  const [danger, spam] = ['danger', 'spam'] as const;
  const parts = [danger, spam].flatMap((reason) => [true, false].map((isAboutMinor) => urgencyOf({ reason, isAboutMinor })));
  const locked = urgencyOf({ reason: 'childAbuse', isAboutMinor: false });
  expect([locked, ...parts]).toEqual(URGENCIES);
});

test('of each person the first open report of danger counts, and no other report', () => {
  const danger = newReport(aProfile({ adultFrom: '2020-01-01' }), FORM, by);
  const reports = [
    { ...danger, _id: 'c', at: LATER },
    danger,
    { ...danger, _id: 'a', closedAt: LATER },
    { ...danger, _id: 'd', profileId: 'uid-other', reason: 'spam' as const },
    { ...danger, _id: 'e', profileId: 'uid-third' },
  ];
  expect([...urgentReportsOf(reports)].toSorted()).toEqual(
    [
      [danger.profileId, 'b'],
      ['uid-third', 'e'],
    ].toSorted(),
  );
});

describe('the picture that a report is about', () => {
  test.each([
    ['picture', 'picture-face', 'picture-face'],
    ['objection', 'picture-face', 'picture-face'],
    ['match', 'picture-face', 'picture-face'],
    ['objection', 'about', null],
    ['objection', null, null],
    ['profile', null, null],
    ['text', 'about', null],
    ['request', '/profile/demo-player/about', null],
  ] as const)('of a %s about %s is %s', (kind, place, expected) => {
    expect(pictureOfReport({ kind, place, profileId: 'uid' })).toBe(expected);
  });

  test('is none for what the editors of a hidden camp answer', () => {
    expect(pictureOfReport({ kind: 'objection', place: 'camps/some-camp', profileId: null })).toBeNull();
  });
});
