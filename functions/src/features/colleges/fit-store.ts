import { fitFiguresOf } from '@touchline/domain/season/squad/fit-figures';
import type { FiguresOfCollege } from '@touchline/domain/search/fit/fit-college';
import { FieldPath, type Firestore } from '@google-cloud/firestore';
import { readOrReport } from '../../platform/firestore';
import { soccerDocuments } from './college-list-store';

const AT_ONCE = 200;

/** Reads the figures of the teams of every college, by id; soccer that cannot be read is left out and reported. */
export async function readFitFigures(database: Firestore): Promise<ReadonlyMap<string, FiguresOfCollege>> {
  const figures = new Map<string, FiguresOfCollege>();
  const all = soccerDocuments(database).orderBy(FieldPath.documentId());
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
  return figures;
}
