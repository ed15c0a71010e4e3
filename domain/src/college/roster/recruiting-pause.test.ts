import { describe, expect, test } from 'vitest';
import { foreignPauseAt, isPausedOn, pauseCodes, recruitingOn, recruitingYearEnd } from './recruiting-pause';

const teams = (female: string | null, male: string | null = null) => ({
  athletics: {
    sport: [
      { sex: 'female' as const, notRecruitingUntil: female },
      { sex: 'male' as const, notRecruitingUntil: male },
    ],
  },
});

describe('a team that recruits nobody this year', () => {
  test.each([
    ['2026-11-28', '2027-06-30'],
    ['2027-06-30', '2027-06-30'],
    ['2027-07-01', '2028-06-30'],
    ['2028-02-29', '2028-06-30'],
  ])('on %s says so until %s', (today, end) => expect(recruitingYearEnd(today)).toBe(end));

  test('is paused on its last day, and recruits the day after', () => {
    const team = { notRecruitingUntil: '2027-06-30' };
    expect([isPausedOn(team, '2027-06-30'), isPausedOn(team, '2027-07-01')]).toEqual([true, false]);
    expect(isPausedOn({ notRecruitingUntil: null }, '2027-06-30')).toBe(false);
  });

  test('no other day can be written; one that stands may stay, and be taken back', () => {
    const [none, ours, other] = [teams(null), teams('2027-06-30'), teams('2026-06-30', '2027-06-29')];
    expect(foreignPauseAt(none, ours, '2026-11-28')).toBe(-1);
    expect(foreignPauseAt(none, ours, '2027-07-01'), 'west of the server it is still June').toBe(-1);
    expect(foreignPauseAt(none, ours, '2027-07-02')).toBe(0);
    expect(foreignPauseAt(teams('2026-06-30'), other, '2026-11-28')).toBe(1);
    expect([foreignPauseAt(other, other, '2026-11-28'), foreignPauseAt(ours, none, '2026-11-28')]).toEqual([-1, -1]);
  });

  test('is left out of the teams that recruit, the other team is not', () => {
    const codes = pauseCodes(teams('2027-06-30').athletics.sport);
    expect(codes).toEqual(['female 2027-06-30']);
    expect(recruitingOn(['male', 'female'], codes, '2027-06-30')).toEqual(['male']);
    expect(recruitingOn(['male', 'female'], codes, '2027-07-01')).toEqual(['male', 'female']);
    expect(recruitingOn(['male'], ['female 2027-06-30'], '2027-01-01')).toEqual(['male']);
  });
});
