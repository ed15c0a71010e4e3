import { DAY_MS } from '../kernel/day';

/**
 * A pass through all watched searches, which takes one run of the job or several: when it began, since when changes
 * count for it, and behind which document it goes on. `after` is null once it has come to the end.
 */
interface WatchRound {
  readonly began: string;
  readonly since: string;
  readonly after: string | null;
}

/** Times (ISO 8601) and the document in one text, as a cursor stores them. */
export function textOfRound({ began, since, after }: WatchRound): string {
  return `${began} ${since} ${after ?? ''}`;
}

/**
 * The pass that a run goes on with: the stored one, or a new one on the first run of a day (UTC) after the end. A new
 * one looks at what has changed since a day before the last one began, because that one may have passed over somebody
 * who had already got a mail; the first of all at the last day. Null where today's has come to its end.
 */
export function roundAt(stored: string | null, now: string): WatchRound | null {
  const [began = '', since = '', after = ''] = (stored ?? '').split(' ');
  if (began === '') return { began: now, since: dayBefore(now), after: null };
  if (after !== '') return { began, since, after };
  return began.slice(0, 10) < now.slice(0, 10) ? { began: now, since: dayBefore(began), after: null } : null;
}

function dayBefore(time: string): string {
  return new Date(Date.parse(time) - DAY_MS).toISOString();
}
