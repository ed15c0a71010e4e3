import type { FiguresOfCollege } from '@touchline/domain/search/fit/fit-college';
import { type FitFile, fitFileOf } from '@touchline/domain/search/fit/fit-file';
import type { Clock } from '../../platform/clock-and-ids';
import type { Handler } from '../../platform/handler';

/** Squads change once a season, results once a week. */
const FRESH_FOR_MS = 60 * 60_000;

/** Reads the figures of the teams of every college. */
type ReadFigures = () => Promise<ReadonlyMap<string, FiguresOfCollege>>;

/**
 * GET /media/fit: reads the soccer of every college, at most once an hour in an instance, and one time for all who ask
 * meanwhile.
 */
export function fitFigures(readFigures: ReadFigures, clock: Clock): Handler<'fitFigures'> {
  let file: Promise<FitFile> | null = null;
  let readAt = 0;
  return () => {
    const now = clock().getTime();
    if (file !== null && now - readAt <= FRESH_FOR_MS) return file;
    const reading = readFigures().then(fitFileOf);
    readAt = now;
    file = reading;
    reading.catch(() => {
      if (file === reading) file = null;
    });
    return reading;
  };
}
