import { DAY_MS } from '../kernel/day';
import type { Sex } from '../college/athletics';

/** A short table of teams: who leads by our RPI, by goals, by goals against, by ranks won, or by its crowd. */
export interface DailyTable {
  readonly table: 'rpi' | 'attack' | 'defence' | 'improved' | 'attendance';
  readonly sex: Sex;
}

/** The tables in their order. Each day has the next one, women and men in turn. */
export const DAILY_TABLES: readonly DailyTable[] = (['rpi', 'attack', 'attendance', 'improved', 'defence'] as const).flatMap(
  (table) => (['female', 'male'] as const).map((sex) => ({ table, sex })),
);

/** The table of a day in UTC, the same wherever and whenever on that day it is asked for. */
export function tableOfDay(now: Date): DailyTable {
  const day = Math.floor(now.getTime() / DAY_MS);
  const at = ((day % DAILY_TABLES.length) + DAILY_TABLES.length) % DAILY_TABLES.length;
  return DAILY_TABLES[at] ?? { table: 'rpi', sex: 'female' };
}
