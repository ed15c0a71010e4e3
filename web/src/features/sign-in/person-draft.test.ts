import { describe, expect, test } from 'vitest';
import { currentDates, dateOf, NEW_PERSON, typeOf } from './person-draft';

describe('what is typed into the form', () => {
  test('[S5-07] starts as a player of men’s soccer in high school', () => {
    expect(NEW_PERSON).toMatchObject({ kind: 'player', sportsTypeGender: 'Male', playerType: 'playerHighSchool' });
    expect(typeOf(NEW_PERSON)).toBe('playerHighSchool');
    expect(typeOf({ kind: 'coach', playerType: 'playerPro' })).toBe('coach');
    expect(typeOf({ kind: 'parent', playerType: 'playerPro' })).toBe('parent');
  });

  test('is a date as YYYY-MM-DD, whether or not zeros were typed', () => {
    expect(dateOf({ year: '2009', month: '4', day: ' 7 ' })).toBe('2009-04-07');
    expect(dateOf({ year: '2009', month: '04', day: '07' })).toBe('2009-04-07');
    expect(dateOf({ year: '', month: '', day: '' })).toBe('-00-00');
  });
});

const at = (time: string, minutesBehindUtc: number) => {
  const now = new Date(time);
  now.getTimezoneOffset = () => minutesBehindUtc;
  return currentDates(now);
};

test('today is the day by UTC, and the day where the user is', () => {
  expect(at('2026-03-01T12:00:00Z', 0)).toEqual(['2026-03-01', '2026-03-01']);
  expect(at('2026-03-01T02:00:00Z', 300)).toEqual(['2026-03-01', '2026-02-28']);
  expect(at('2026-03-01T23:30:00Z', -60)).toEqual(['2026-03-01', '2026-03-02']);
});
