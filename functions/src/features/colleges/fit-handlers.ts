import { fitFiguresOf } from '@touchline/domain/season/squad/fit-figures';
import type { FiguresOfCollege } from '@touchline/domain/search/fit/fit-college';
import { type FitFile, fitFileOf } from '@touchline/domain/search/fit/fit-file';
import { FieldPath, type Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import type { Handler } from '../../platform/handler';
import { soccerDocuments } from './college-list-store';

/** Squads change once a season, results once a week. */
const FRESH_FOR_MS = 60 * 60_000;
const AT_ONCE = 200;

/**
 * GET /media/fit: reads the soccer of every college, at most once an hour in an instance, and one time for all who ask
 * meanwhile. Soccer that cannot be read is left out and reported.
 */
export function fitFigures(database: () => Firestore, clock: Clock): Handler<'fitFigures'> {
  let file: Promise<FitFile> | null = null;
  let readAt = 0;
  return () => {
    const now = clock().getTime();
    if (file !== null && now - readAt <= FRESH_FOR_MS) return file;
    const reading = readFigures(database);
    readAt = now;
    file = reading;
    reading.catch(() => {
      if (file === reading) file = null;
    });
    return reading;
  };
}

async function readFigures(database: () => Firestore): Promise<FitFile> {
  const figures = new Map<string, FiguresOfCollege>();
  const all = soccerDocuments(database()).orderBy(FieldPath.documentId());
  for (let page = await all.limit(AT_ONCE).get(); page.size > 0;) {
    for (const one of page.docs) {
      const teams = readOrReport(one)?.teams ?? null;
      if (teams === null) continue;
      const of = (team: (typeof teams)['male']) => (team === null ? null : fitFiguresOf(team));
      figures.set(one.id, { male: of(teams.male), female: of(teams.female) });
    }
    const last = page.docs.at(-1);
    if (page.size < AT_ONCE || last === undefined) break;
    page = await all.startAfter(last.id).limit(AT_ONCE).get();
  }
  return fitFileOf(figures);
}
