/** The days that it is now, each YYYY-MM-DD: by UTC, as the server counts, and where the reader is. */
export function todays(now: Date): readonly string[] {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return [now, local].map((day) => day.toISOString().slice(0, 10));
}
