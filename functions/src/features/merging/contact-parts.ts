import { factSuggestion, FACT_SUGGESTIONS } from '@touchline/domain/college/suggestions/fact-suggestion';
import { pick } from '@touchline/domain/kernel/json/json';
import { movedThread, restoredThread } from '@touchline/domain/merging/moved-people';
import { movedSuggestion, placeOfSuggestion, restoredSuggestion } from '@touchline/domain/merging/moved-suggestions';
import { PROFILES } from '@touchline/domain/person/stored-profiles';
import { writesFor } from '@touchline/domain/person/threads/may-write';
import { thread, type Thread, THREADS } from '@touchline/domain/person/threads/thread';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { documentsAfter, mergingOf, type MovedPart, recorded } from './merge-documents-store';
import { changedPart } from './moved-documents';

/** The documents of one step. */
const AT_ONCE = 25;

const suggestionPlace = z.pick(factSuggestion, { collegeId: true, state: true, adminsFrom: true, decidedAt: true });
const threadPlace = z.pick(thread, { collegeId: true, collegeName: true, state: true });
const placeOf = (one: Thread) => pick(one, ['collegeId', 'collegeName', 'state']);

/** The parts of a merge between a college and others: conversations, who has committed to it, suggested corrections. */
export function contactParts(database: () => Firestore) {
  const threads = () => collectionOf(database(), THREADS);
  const profiles = () => collectionOf(database(), PROFILES);
  const suggestions = () => collectionOf(database(), FACT_SUGGESTIONS);

  /** The players among these who have an open conversation with a college, in which its coach still writes. */
  const withOpenThread = async (collegeId: string, players: readonly string[]): Promise<ReadonlySet<string>> => {
    const found = await Promise.all(
      players.map((player) => threads().where('player', '==', player).where('collegeId', '==', collegeId).get()),
    );
    const open = found
      .flatMap(({ docs }) => docs.flatMap((one) => readOrReport(one) ?? []))
      .filter(({ state }) => state === 'open');
    const coaches = await Promise.all(open.map(async ({ coach }) => readOrReport(await profiles().doc(coach).get())));
    return new Set(open.filter((_, at) => writesFor(coaches[at] ?? null, collegeId)).map(({ player }) => player));
  };

  return {
    threads: changedPart(database, {
      part: 'threads',
      collection: THREADS,
      find: async ({ from, into, cursor: after }) => {
        const { docs, cursor } = await documentsAfter(database(), threads().where('collegeId', '==', from._id), after, AT_ONCE);
        const players = new Set(docs.flatMap((one) => readOrReport(one)?.player ?? []));
        const open = await withOpenThread(into._id, [...players]);
        return {
          cursor,
          refs: docs.map(({ ref }) => ref),
          moved: (one) => {
            if (one.collegeId !== from._id) return null;
            const document = movedThread(one, open.has(one.player), into);
            return { document, move: { before: recorded(placeOf(one)), after: recorded(placeOf(document)) } };
          },
        };
      },
      restored: (one, { before, after }) =>
        restoredThread(one, { before: threadPlace.parse(before), after: threadPlace.parse(after) }),
    }),

    commitments: changedPart(database, {
      part: 'commitments',
      collection: PROFILES,
      find: async (merge) => {
        const { from, into } = mergingOf(merge);
        const committed = profiles().where('committedTo', '==', from);
        const { docs, cursor } = await documentsAfter(database(), committed, merge.cursor, AT_ONCE);
        return {
          cursor,
          refs: docs.map(({ ref }) => ref),
          moved: (profile, now) => {
            if (profile.committedTo !== from) return null;
            const version = profile.version + 1;
            return {
              document: { ...profile, committedTo: into, version, updatedAt: now.toISOString() },
              move: { person: profile._id, before: { committedTo: from }, after: { committedTo: into } },
            };
          },
        };
      },
      restored: (profile, _, merge, now) => {
        const { from, into } = mergingOf(merge);
        if (profile.committedTo !== into) return null;
        return { ...profile, committedTo: from, version: profile.version + 1, updatedAt: now.toISOString() };
      },
    }),

    suggestions: changedPart(database, {
      part: 'suggestions',
      collection: FACT_SUGGESTIONS,
      find: async (merge) => {
        const { from, into } = mergingOf(merge);
        const [{ docs, cursor }, there] = await Promise.all([
          documentsAfter(database(), suggestions().where('collegeId', '==', from), merge.cursor, AT_ONCE),
          suggestions().where('collegeId', '==', into).where('state', '==', 'open').get(),
        ]);
        const openThere = there.docs.flatMap((one) => readOrReport(one) ?? []);
        return {
          cursor,
          refs: docs.map(({ ref }) => ref),
          moved: (one, now) => {
            if (one.collegeId !== from) return null;
            const document = movedSuggestion(one, openThere, { from, into }, now.toISOString());
            if (document === null) return null;
            const [before, after] = [recorded(placeOfSuggestion(one)), recorded(placeOfSuggestion(document))];
            return { document, move: { person: one.by, before, after } };
          },
        };
      },
      restored: (one, { before, after }) =>
        restoredSuggestion(one, { before: suggestionPlace.parse(before), after: suggestionPlace.parse(after) }),
    }),
  } satisfies Record<string, MovedPart>;
}
