import * as z from 'zod/mini';
import { collegeCamp } from '../../camp/college-camp';
import { sex } from '../../college/athletics';
import { rankingAnswer } from '../../ranking/ranking-answer-schema';
import { rankingQuery } from '../../ranking/ranking-query';
import { collegeRank } from '../../ranking/college-ranks';
import { shownTeam } from '../../season/added/shown-soccer';
import { metTeam } from '../../season/met-team';
import { colorsOfConference } from '../../search/conference-colors';
import { leadersAnswer } from '../../season/season-leaders-schema';

/** The soccer of a team, and the colleges in its seasons. */
export const soccerAnswer = z.strictObject({ team: z.nullable(shownTeam), met: z.array(metTeam) });

const read = { query: null, body: null, status: 200 } as const;

/** The rows of rankings, and of lists that other collections have about one college. */
export const COLLEGE_LIST_ROWS = {
  collegeRanking: {
    summary:
      'A list of teams or colleges of one league and division, 50 a page: who made it, its lines in the wanted order, or the reason why there are none. `ranking` is one of rpi, usc, mrpi, usnews, naia, bestPublic, ivy, stadium, champions, byTheSea, attendance, improved, attack, defence.',
    access: 'everyone',
    query: rankingQuery,
    body: null,
    status: 200,
    cacheSeconds: 60,
    refusals: ['malformed'],
    answer: rankingAnswer,
  },
  seasonLeaders: {
    ...read,
    summary:
      'Who leads the newest whole season of NCAA Division I, women and men: the first ten ranks by places won in our RPI since the season before, by goals and by goals against in a match that counts, of teams with at least ten such matches. Equal teams share a rank. At most a minute old. `collegeRanking` has these lists whole.',
    access: 'everyone',
    cacheSeconds: 60,
    refusals: [],
    answer: leadersAnswer,
  },
  conferenceColors: {
    ...read,
    summary: 'The colors of the members of each conference, at most six, the most frequent first. At most a minute old.',
    access: 'everyone',
    cacheSeconds: 60,
    refusals: [],
    answer: z.strictObject({ items: z.array(colorsOfConference) }),
  },
  collegeCamps: {
    ...read,
    summary: 'The camps of a college that have not ended, the next first. Prices are US cents.',
    access: 'everyone',
    cacheSeconds: 60,
    refusals: ['notFound'],
    answer: z.strictObject({ items: z.array(collegeCamp) }),
  },
  collegeSoccer: {
    summary:
      'The soccer of a college’s team: its seasons, squad, playing time, crowd and official pages, with what its coaches added, or null where nothing is known; `met` are the colleges in its seasons. Nobody is named.',
    access: 'everyone',
    query: z.object({ sex }),
    body: null,
    status: 200,
    cacheSeconds: 60,
    refusals: ['malformed', 'notFound'],
    answer: soccerAnswer,
  },
  collegeRanks: {
    ...read,
    summary:
      'The ranks of a college, one for each list, season and team, the newest season of a list first, then those in lists that follow from facts. They are at most ten minutes old.',
    access: 'signedIn',
    cacheSeconds: 0,
    refusals: ['signInRequired', 'notFound'],
    answer: z.strictObject({ items: z.array(collegeRank) }),
  },
} as const;
