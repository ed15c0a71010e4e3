import { describe, expect, test } from 'vitest';
import { dayAfter } from '../kernel/day';
import { dayIn, daysOfCamp, LATEST_ZONE, momentIn, overlap, sessionsOf, spanOf } from './camp-span';

const iso = (moment: number) => new Date(moment).toISOString();
const timed = (startsOn: string, endsOn = startsOn, startsAt: string | null = null, endsAt: string | null = null) => ({
  ...{ startsOn, endsOn, startsAt, endsAt },
  ...{ timeZone: 'America/New_York', type: 'day' as const },
});
type Timed = Parameters<typeof sessionsOf>[0];
const areAtOnce = (one: Timed, other: Timed) => overlap(sessionsOf(one), sessionsOf(other));

describe('the time of a camp', () => {
  test('is that of its own zone, in winter and in summer', () => {
    expect(iso(momentIn('America/New_York', '2026-01-10', '09:00'))).toBe('2026-01-10T14:00:00.000Z');
    expect(iso(momentIn('America/New_York', '2026-07-10', '09:00'))).toBe('2026-07-10T13:00:00.000Z');
    expect(iso(momentIn('Pacific/Honolulu', '2026-07-10', '20:00'))).toBe('2026-07-11T06:00:00.000Z');
    expect(iso(momentIn('Asia/Kolkata', '2026-07-10', '05:30'))).toBe('2026-07-10T00:00:00.000Z');
  });

  test('follows a change of clocks on the day itself', () => {
    expect(iso(momentIn('America/New_York', '2026-03-08', '01:30'))).toBe('2026-03-08T06:30:00.000Z');
    expect(iso(momentIn('America/New_York', '2026-03-08', '03:30'))).toBe('2026-03-08T07:30:00.000Z');
    expect(iso(momentIn('America/New_York', '2026-11-01', '09:00'))).toBe('2026-11-01T14:00:00.000Z');
  });

  test('has a day that ends with the midnight of its zone, in Honolulu last', () => {
    const evening = new Date('2026-07-11T03:30:00.000Z');
    expect(dayIn('America/New_York', evening)).toBe('2026-07-10');
    expect(dayIn('UTC', evening)).toBe('2026-07-11');
    expect(dayIn('Atlantis/Capital', evening)).toBe('2026-07-11');
    expect(dayIn(LATEST_ZONE, new Date('2026-07-11T09:59:59.999Z'))).toBe('2026-07-10');
    expect(dayIn(LATEST_ZONE, new Date('2026-07-11T10:00:00.000Z'))).toBe('2026-07-11');
  });

  test('in a zone that nobody knows counts as UTC', () => {
    expect(iso(momentIn('Atlantis/Capital', '2026-07-10', '09:00'))).toBe('2026-07-10T09:00:00.000Z');
  });

  test('is whole days where no times are known', () => {
    const { start, end } = spanOf(timed('2026-07-10', '2026-07-11'));
    expect([iso(start), iso(end)]).toEqual(['2026-07-10T04:00:00.000Z', '2026-07-12T04:00:00.000Z']);
    expect(daysOfCamp({ startsOn: '2026-07-10', endsOn: '2026-07-11' })).toBe(2);
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('two camps', () => {
  test('overlap where they share a moment, and not where one begins when the other ends', () => {
    const morning = timed('2026-07-10', '2026-07-10', '09:00', '12:00');
    expect(areAtOnce(morning, timed('2026-07-10', '2026-07-10', '11:59', '15:00'))).toBe(true);
    expect(areAtOnce(morning, timed('2026-07-10', '2026-07-10', '12:00', '15:00'))).toBe(false);
    expect(areAtOnce(morning, timed('2026-07-09', '2026-07-11'))).toBe(true);
    expect(areAtOnce(morning, timed('2026-07-11'))).toBe(false);
  });

  test('are compared by the same clock, whatever their zones', () => {
    const east = timed('2026-07-10', '2026-07-10', '09:00', '12:00');
    const west = { ...timed('2026-07-10', '2026-07-10', '09:00', '12:00'), timeZone: 'America/Los_Angeles' };
    expect(areAtOnce(east, west)).toBe(false);
  });

  test('of several days meet on their days alone, unless one stays overnight', () => {
    const mornings = timed('2026-07-13', '2026-07-17', '09:00', '12:00');
    const afternoons = timed('2026-07-13', '2026-07-17', '13:00', '16:00');
    const evening = timed('2026-07-14', '2026-07-14', '18:00', '20:00');
    expect([areAtOnce(mornings, afternoons), areAtOnce(mornings, evening)]).toEqual([false, false]);
    expect(areAtOnce(mornings, timed('2026-07-17', '2026-07-18', '11:00', '14:00'))).toBe(true);
    expect(areAtOnce({ ...mornings, type: 'residential' }, evening)).toBe(true);
    expect(areAtOnce(timed('2026-07-13', '2026-08-31', '09:00', '12:00'), evening)).toBe(true);
  });
});
