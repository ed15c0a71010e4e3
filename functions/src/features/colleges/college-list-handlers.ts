import { dayIn, LATEST_ZONE } from '@touchline/domain/camp/camp-span';
import { campsToCome } from '@touchline/domain/camp/college-camp';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { conferenceColors } from '@touchline/domain/search/conference-colors';
import { shownSoccer } from '@touchline/domain/season/added/shown-soccer';
import { leadersOfBoth } from '@touchline/domain/season/season-leaders';
import { metTeams, teamsNamed } from '@touchline/domain/season/met-team';
import type { Clock } from '../../platform/clock-and-ids';
import type { Handler } from '../../platform/handler';
import { type CatalogueStore, listedColleges } from './catalogue-store';
import type { CollegeListStore } from './college-list-store';
import type { CollegeStore } from './college-store';
import type { RankingStore } from './ranking-store';

/** GET /ui/v1/colleges/:collegeId/camps */
export function collegeCamps(colleges: CollegeStore, lists: CollegeListStore, clock: Clock): Handler<'collegeCamps'> {
  return async ({ params }) => {
    const camps = await lists.campsOf(await known(colleges, params.collegeId));
    return { items: [...campsToCome(camps, dayIn(LATEST_ZONE, clock()))] };
  };
}

/** GET /ui/v1/colleges/:collegeId/soccer?sex= : one document; the college itself is looked up in memory. */
export function collegeSoccer(catalogue: CatalogueStore, lists: Pick<CollegeListStore, 'soccerOf'>): Handler<'collegeSoccer'> {
  return async ({ params: { collegeId }, query: { sex } }) => {
    const [listed, soccer] = await Promise.all([listedColleges(catalogue, [collegeId]), lists.soccerOf(collegeId)]);
    const college = listed.get(collegeId);
    if (college === undefined) throw new Refusal('notFound', 'unknownCollege');
    const team = soccer === null ? null : shownSoccer(soccer, sex, college);
    return { team, met: [...metTeams(team, (await catalogue.current()).rows)] };
  };
}

/** GET /ui/v1/search/seasonLeaders: a college that is no longer listed is left out. */
export function seasonLeaders(rankings: RankingStore, catalogue: CatalogueStore): Handler<'seasonLeaders'> {
  return async () => {
    const [stored, { rows }] = await Promise.all([rankings.ownOfLateYears(), catalogue.current()]);
    const tables = leadersOfBoth(stored);
    const colleges = teamsNamed(new Set(tables.flatMap((table) => table.leaders.map((one) => one.collegeId))), rows);
    const listed = new Set(colleges.map(({ _id }) => _id));
    return {
      tables: tables.map((table) => ({ ...table, leaders: table.leaders.filter((one) => listed.has(one.collegeId)) })),
      colleges: [...colleges],
    };
  };
}

/** GET /ui/v1/search/conferenceColors */
export function conferenceColorsCall(catalogue: CatalogueStore): Handler<'conferenceColors'> {
  return async () => ({ items: [...conferenceColors((await catalogue.current()).rows)] });
}

/** GET /ui/v1/colleges/:collegeId/ranks */
export function collegeRanks(colleges: CollegeStore, lists: CollegeListStore): Handler<'collegeRanks'> {
  return async ({ params }) => ({ items: [...(await lists.ranksOf(await known(colleges, params.collegeId)))] });
}

/** The id of a college that is there. Throws Refusal notFound. */
async function known(colleges: CollegeStore, collegeId: string): Promise<string> {
  if ((await colleges.find(collegeId)) === null) throw new Refusal('notFound', 'unknownCollege');
  return collegeId;
}
