/** The milliseconds of a day of 24 hours. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day so many days after another one; both YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
