import { describe, expect, test } from 'vitest';
import { accountOf, currentDates, dateOf, isTooYoungHereAlone, newPerson, typeOf } from './person-draft';

describe('what is typed into the form', () => {
  test('[S5-07] starts as a player of men’s soccer in high school', () => {
    expect(newPerson()).toMatchObject({ kind: 'player', sportsTypeGender: 'Male', playerType: 'playerHighSchool' });
    expect(typeOf(newPerson())).toBe('playerHighSchool');
    expect(typeOf({ kind: 'coach', playerType: 'playerPro' })).toBe('coach');
    expect(typeOf({ kind: 'parent', playerType: 'playerPro' })).toBe('parent');
  });

  test('is a date as YYYY-MM-DD, whether or not zeros were typed', () => {
    expect(dateOf({ year: '2009', month: '4', day: ' 7 ' })).toBe('2009-04-07');
    expect(dateOf({ year: '2009', month: '04', day: '07' })).toBe('2009-04-07');
    expect(dateOf({ year: '', month: '', day: '' })).toBe('-00-00');
  });
});

test('[S3-03] is sent trimmed, and a coach claims a college with it', () => {
  const typed = { ...newPerson(), firstName: ' Robin ', email: ' robin@touchline.example ', password: ' as typed ' };
  const sent = { firstName: 'Robin', email: 'robin@touchline.example', password: ' as typed ' };
  expect(accountOf(typed)).toMatchObject({ ...sent, type: 'playerHighSchool', claim: false });
  expect(accountOf({ ...typed, kind: 'coach' })).toMatchObject({ ...sent, type: 'coach', claim: true });
});

test('[S5-03] somebody may be old enough for the server and too young at home', () => {
  const now = new Date('2026-03-01T02:00:00Z');
  now.getTimezoneOffset = () => 300;
  expect(isTooYoungHereAlone('2013-03-01', now)).toBe(true);
  expect(isTooYoungHereAlone('2013-02-28', now)).toBe(false);
  expect(isTooYoungHereAlone('2013-03-02', now)).toBe(false);
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
