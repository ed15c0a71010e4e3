import type { Clock } from '../clock-and-ids';

/** A clock that stands until a test lets milliseconds pass. */
export function aClock(startsAt = '2026-03-01T09:30:00.000Z'): { readonly clock: Clock; readonly pass: (ms: number) => void } {
  let now = Date.parse(startsAt);
  return { clock: () => new Date(now), pass: (ms) => void (now += ms) };
}
