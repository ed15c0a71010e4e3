import { pick } from '@touchline/domain/kernel/json/json';
import { movedThread, restoredThread } from '@touchline/domain/merging/moved-people';
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

const threadPlace = z.pick(thread, { collegeId: true, collegeName: true, state: true });
const placeOf = (one: Thread) => pick(one, ['collegeId', 'collegeName', 'state']);

/** The parts of a merge between a college and players: conversations, and who has committed to it. */
export function contactParts(database: () => Firestore) {
  const threads = () => collectionOf(database(), THREADS);
  const profiles = () => collectionOf(database(), PROFILES);

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
  } satisfies Record<string, MovedPart>;
}
