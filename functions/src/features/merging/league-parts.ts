import { CAMPS } from '@touchline/domain/camp/camp';
import type { Sex } from '@touchline/domain/college/athletics';
import { sameJson } from '@touchline/domain/kernel/json/json';
import type { CollegeMerge } from '@touchline/domain/merging/college-merge';
import { newMove } from '@touchline/domain/merging/merge-move';
import {
  movedAdditions,
  movedCamp,
  movedLine,
  movedRanking,
  movedTeamFacts,
  nameInSeason,
  restoredRanking,
  teamFactsOf,
  teamsAround,
  withTeamFacts,
  withTeamRenamed,
} from '@touchline/domain/merging/moved-leagues';
import { RANKINGS } from '@touchline/domain/ranking/ranking';
import { type AddedSoccer, addedSoccer, blankAddedSoccer } from '@touchline/domain/season/added/added-soccer';
import { blankSoccer, type CollegeSoccer, collegeSoccer, withAddedSoccer } from '@touchline/domain/season/college-soccer';
import { SEASONS } from '@touchline/domain/season/stored-season';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { addedDocuments } from '../colleges/added-soccer-store';
import { soccerDocuments } from '../colleges/college-list-store';
import { rankingDocuments } from '../colleges/ranking-summary-store';
import { refreshSoccer } from '../colleges/refresh-soccer';
import { seasonDocuments } from '../colleges/season-store';
import { documentsAfter, lastOf, mergingOf, type MovedPart, recorded } from './merge-documents-store';
import { changedPart } from './moved-documents';

const CAMPS_AT_ONCE = 25;
/** Rankings and seasons are large, and every one has to be looked at. */
const RANKINGS_AT_ONCE = 10;
const SEASONS_AT_ONCE = 4;

const recordedCollege = z.object({ collegeId: z.string() });
const recordedLines = z.object({ lines: z.array(movedLine) });
const recordedSeason = z.object({ to: z.string(), version: z.int() });
const { male: teamSoccer } = collegeSoccer.def.shape.teams.def.shape;
const facts = z.omit(teamSoccer.def.innerType, { seasons: true });
const recordedFacts = z.object({ male: facts, female: facts });
const recordedTeams = z.pick(addedSoccer, { teams: true });

/** The parts of a merge that teams play in: camps, rankings, seasons, and what is known of the teams. */
export function leagueParts(database: () => Firestore) {
  return {
    camps: changedPart(database, {
      part: 'camps',
      collection: CAMPS,
      find: async (merge) => {
        const own = collectionOf(database(), CAMPS).where('collegeId', '==', merge.from._id);
        const { docs, cursor } = await documentsAfter(database(), own, merge.cursor, CAMPS_AT_ONCE);
        return {
          cursor,
          refs: docs.map(({ ref }) => ref),
          moved: (camp, now) => ({
            document: movedCamp(camp, mergingOf(merge), now.toISOString()),
            move: {
              name: camp.name,
              before: recorded({ collegeId: camp.collegeId, cover: camp.cover }),
              after: recorded({ collegeId: merge.into._id, cover: camp.cover }),
            },
          }),
        };
      },
      restored: (camp, { before, after }, _merge, now) => {
        if (!sameJson({ collegeId: camp.collegeId, cover: camp.cover }, after)) return null;
        const { collegeId } = recordedCollege.parse(before);
        return { ...camp, collegeId, version: camp.version + 1, updatedAt: now.toISOString() };
      },
    }),

    rankings: changedPart(database, {
      part: 'rankings',
      collection: RANKINGS,
      find: async (merge) => {
        const { docs, cursor } = await documentsAfter(database(), rankingDocuments(database()), merge.cursor, RANKINGS_AT_ONCE);
        const naming = docs.filter((one) => {
          const ranking = readOrReport(one);
          return ranking !== null && movedRanking(ranking, mergingOf(merge)) !== null;
        });
        return {
          cursor,
          refs: naming.map(({ ref }) => ref),
          moved: (ranking, now) => {
            const moved = movedRanking(ranking, mergingOf(merge));
            if (moved === null) return null;
            const { tables, lines } = moved;
            return {
              document: { ...ranking, tables, version: ranking.version + 1, updatedAt: now.toISOString() },
              move: { name: ranking._id, after: recorded({ lines }) },
            };
          },
        };
      },
      restored: (ranking, { after }, merge, now) => {
        const tables = restoredRanking(ranking, recordedLines.parse(after).lines, mergingOf(merge));
        return tables === null ? null : { ...ranking, tables, version: ranking.version + 1, updatedAt: now.toISOString() };
      },
    }),

    seasons: changedPart(database, {
      part: 'seasons',
      collection: SEASONS,
      find: async (merge) => {
        const { docs, cursor } = await documentsAfter(database(), seasonDocuments(database()), merge.cursor, SEASONS_AT_ONCE);
        const naming = docs.filter((one) => {
          const season = readOrReport(one);
          return season !== null && nameInSeason(season, mergingOf(merge), merge.from.name) !== null;
        });
        return {
          cursor,
          refs: naming.map(({ ref }) => ref),
          moved: (season, now) => {
            const to = nameInSeason(season, mergingOf(merge), merge.from.name);
            if (to === null) return null;
            const version = season.version + 1;
            return {
              document: { ...withTeamRenamed(season, merge.from._id, to), version, updatedAt: now.toISOString() },
              move: { name: season._id, after: recorded({ to, version }) },
            };
          },
        };
      },
      restored: (season, { after }, merge, now) => {
        const { to, version } = recordedSeason.parse(after);
        if (season.version !== version) return null;
        return { ...withTeamRenamed(season, to, merge.from._id), version: version + 1, updatedAt: now.toISOString() };
      },
      afterwards: async ({ path, after }, { from, into }) => {
        const stored = (await seasonDocuments(database()).doc(lastOf(path)).get()).data();
        if (stored === undefined) return;
        const ours = [from._id, into._id];
        const around = teamsAround(stored, [...ours, recordedSeason.parse(after).to]);
        await refreshSoccer(database(), [{ competition: stored, stored }], ours, around);
      },
    }),

    soccer: soccerPart(database),
  } satisfies Record<string, MovedPart>;
}

/** What files and the people of the teams say of them, besides matches of seasons. */
function soccerPart(database: () => Firestore): MovedPart {
  const documents = ({ into, from }: CollegeMerge) => {
    const [soccer, { additions }] = [soccerDocuments(database()), addedDocuments(database())];
    return [soccer.doc(from._id), soccer.doc(into._id), additions.doc(from._id), additions.doc(into._id)] as const;
  };
  return {
    next: (merge) =>
      Promise.resolve({
        cursor: null,
        move: async (unit) => {
          const [, soccerRef, , addedRef] = documents(merge);
          const [soccerFrom, soccerInto, addedFrom, addedInto] = await unit.read<
            [CollegeSoccer, CollegeSoccer, AddedSoccer, AddedSoccer]
          >(...documents(merge));
          const soccer = soccerInto.data() ?? blankSoccer(soccerRef.id);
          const added = addedInto.data() ?? blankAddedSoccer(addedRef.id);
          const [theirs, theirAdded] = [soccerFrom.data(), addedFrom.data()];
          const known = teamFactsOf(soccer);
          const movedFacts = theirs === undefined ? known : movedTeamFacts(theirs, soccer);
          const teams = theirAdded === undefined ? added.teams : movedAdditions(theirAdded, added);
          const [hasFacts, hasAdded] = [!sameJson(known, movedFacts), !sameJson(added.teams, teams)];
          const base = { part: 'soccer', startedAt: merge.startedAt } as const;
          const after = { ...added, teams, version: added.version + 1 };
          const withFacts = withAddedSoccer(withTeamFacts(soccer, movedFacts), hasAdded ? after : added);
          return {
            moves: [
              ...(hasFacts
                ? [newMove({ ...base, path: soccerRef.path, before: recorded(known), after: recorded(movedFacts) })]
                : []),
              ...(hasAdded
                ? [
                    newMove({
                      ...base,
                      path: addedRef.path,
                      before: recorded({ teams: added.teams }),
                      after: recorded({ teams }),
                    }),
                  ]
                : []),
            ],
            write: (writes) => {
              if (hasAdded) writes.save(addedRef, after);
              if (hasFacts || hasAdded) writes.save(soccerRef, { ...withFacts, version: soccer.version + 1 });
            },
          };
        },
      }),

    restore: async ({ path, before, after }, merge, unit) => {
      const [, soccerRef, , addedRef] = documents(merge);
      const [storedSoccer, storedAdded] = await unit.read<[CollegeSoccer, AddedSoccer]>(soccerRef, addedRef);
      const [soccer, added] = [readOrReport(storedSoccer), readOrReport(storedAdded)];
      const version = (soccer?.version ?? 0) + 1;
      if (path === soccerRef.path) {
        if (soccer === null || !sameJson(teamFactsOf(soccer), after)) return null;
        const known = recordedFacts.parse(before) satisfies Record<Sex, object>;
        return (writes) => writes.save(soccerRef, { ...withTeamFacts(soccer, known), version });
      }
      if (added === null || !sameJson({ teams: added.teams }, after)) return null;
      const restored = { ...added, ...recordedTeams.parse(before), version: added.version + 1 };
      return (writes) => {
        writes.save(addedRef, restored);
        writes.save(soccerRef, { ...withAddedSoccer(soccer ?? blankSoccer(soccerRef.id), restored), version });
      };
    },
  };
}
