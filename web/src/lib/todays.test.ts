import { expect, test } from 'vitest';
import { todays } from './todays';

const at = (time: string, minutesBehindUtc: number) => {
  const now = new Date(time);
  now.getTimezoneOffset = () => minutesBehindUtc;
  return todays(now);
};

test('[S5-03] today is the day by UTC, and the day where the reader is', () => {
  expect(at('2026-03-01T12:00:00Z', 0)).toEqual(['2026-03-01', '2026-03-01']);
  expect(at('2026-03-01T02:00:00Z', 300)).toEqual(['2026-03-01', '2026-02-28']);
  expect(at('2026-03-01T23:30:00Z', -60)).toEqual(['2026-03-01', '2026-03-02']);
});
