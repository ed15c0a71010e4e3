import { expect, test } from 'vitest';
import { withHiding } from '../profiles/withheld';
import { aProfile } from '../testing/a-profile';
import { hiddenProfilesOf, hidingAnswerForm, newObjection, outcomeByHiding } from './hiding-answer';
import { report } from './report';
import { shownReportOf } from './shown-report';

const NOW = '2026-06-01T10:00:00.000Z';
const LATER = '2026-06-02T10:00:00.000Z';
const FACE = { kind: 'picture', place: 'picture-face' } as const;
const GONE = { kind: 'picture', place: 'picture-gone' } as const;
const reason = 'A stranger’s face.';
const profile = aProfile({ adultFrom: null });

test('what an owner answers stands in the queue as theirs, about the part that is hidden', () => {
  const made = newObjection(profile, hidingAnswerForm.parse({ part: FACE, text: 'It is me.' }), 'r', NOW);
  expect(report.parse(made)).toMatchObject({
    ...{ kind: 'objection', place: 'picture-face', note: 'It is me.', by: profile._id, profileId: profile._id },
    ...{ isAboutMinor: true, closedAt: null },
  });
  expect(shownReportOf(made, profile)).toMatchObject({ kind: 'objection', username: profile.username });
  expect(newObjection(profile, { part: null, text: 'It is me.' }, 'r', NOW).place).toBeNull();
  for (const sent of [{ part: null, text: ' ' }, { part: null }, { part: { kind: 'text', place: 'email' }, text: 'a' }])
    expect(hidingAnswerForm.safeParse(sent).success).toBe(false);
});

test.each([
  ['profile', null, null, reason, 'hidden'],
  ['picture', 'picture-face', null, reason, 'hidden'],
  ['objection', 'picture-face', null, reason, 'hidden'],
  ['picture', 'picture-face', FACE, reason, 'partHidden'],
  ['picture', 'picture-cover', FACE, reason, null],
  ['profile', null, FACE, reason, null],
  ['request', '/profile/demo-player', FACE, reason, null],
  ['objection', 'picture-face', FACE, reason, null],
  ['match', 'picture-face', FACE, reason, 'partHidden'],
  ['match', 'picture-face', null, reason, 'hidden'],
  ['match', 'picture-face', FACE, null, 'shown'],
  ['match', 'picture-cover', FACE, null, null],
  ['objection', 'picture-face', FACE, null, 'shown'],
  ['objection', null, FACE, null, null],
  ['objection', null, null, null, 'shown'],
  ['picture', 'picture-face', FACE, null, null],
] as const)('a report of the kind %s about %s ends, when %j is hidden for %j, as %s', (kind, place, part, why, outcome) =>
  expect(outcomeByHiding({ kind, place }, { part, reason: why })).toBe(outcome),
);

test('admins read each hidden part once, the latest first, without pictures that are gone', () => {
  const withPart = [FACE, GONE].reduce((before, part) => withHiding(before, { reason, part }, NOW), profile);
  const hidden = withHiding(withPart, { reason: 'All of it.', part: null }, LATER);
  expect(hiddenProfilesOf([hidden, aProfile(), hidden]).map(({ part, reason: why }) => [part, why])).toEqual([
    [null, 'All of it.'],
    [FACE, reason],
  ]);
});
