import { expect, test } from 'vitest';
import type { OptionalMail } from './mail-choices';
import { hasHappened, interestDueOn, lastDayTold, withMailsChosen } from './weekly-interest';

const OFF: { readonly mailsOff: OptionalMail[]; readonly interestToldOn: string | null } = {
  mailsOff: ['weeklyInterest'],
  interestToldOn: null,
};
const ON = withMailsChosen(OFF, { weeklyInterest: true }, '2026-03-02');

test('the weekly mail comes a week after it was turned on, and not for those who did not ask', () => {
  expect([interestDueOn(OFF), interestDueOn(ON)]).toEqual([null, '2026-03-09']);
  expect(interestDueOn({ mailsOff: [], interestToldOn: null })).toBeNull();
});

test('what is on already keeps its day, and another kind of mail changes nothing of it', () => {
  expect(withMailsChosen(ON, { weeklyInterest: true }, '2026-03-05')).toEqual(ON);
  expect(withMailsChosen(ON, { featureDecided: false }, '2026-03-05')).toEqual({ ...ON, mailsOff: ['featureDecided'] });
  expect(withMailsChosen(OFF, { featureDecided: true }, '2026-03-05')).toEqual(OFF);
});

test('turned off and on again it waits a whole week, so that no week is told twice', () => {
  const off = withMailsChosen(ON, { weeklyInterest: false }, '2026-03-08');
  expect(interestDueOn(off)).toBeNull();
  expect(interestDueOn(withMailsChosen(off, { weeklyInterest: true }, '2026-03-08'))).toBe('2026-03-15');
});

test('a mail tells of the days before it, also across a month', () => {
  expect(lastDayTold('2026-03-01').toISOString().slice(0, 10)).toBe('2026-02-28');
});

const QUIET = { from: '2026-03-02', to: '2026-03-08', lists: 0, opens: 0, videos: 0, saves: 'few', wrote: 0 } as const;

test.each([
  [{}, false],
  [{ lists: 'few' }, true],
  [{ opens: 7 }, true],
  [{ videos: 'few' }, true],
  [{ saves: 5 }, true],
  [{ wrote: 'few' }, true],
] as const)('a week with %j is told: %s', (counts, isTold) => {
  expect(hasHappened({ ...QUIET, ...counts })).toBe(isTold);
});
