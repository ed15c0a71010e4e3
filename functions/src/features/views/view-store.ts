import { createHmac } from 'node:crypto';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { isShownToOthers } from '@touchline/domain/person/profiles/audience/shown-profile';
import {
  DAILY_VIEWS,
  DAILY_VIEWS_SCHEMA_VERSION,
  dayOf,
  markExpiry,
  VIEW_MARKS,
  VIEW_SHARDS,
  viewsByDay,
  type ViewsOfDay,
} from '@touchline/domain/person/views/stored-views';
import { countsOf, type ReportedView, type ViewKind } from '@touchline/domain/person/views/view-kinds';
import { type DocumentReference, FieldValue, type Firestore } from '@google-cloud/firestore';
import type * as z from 'zod/mini';
import type { Clock } from '../../platform/clock-and-ids';
import { seenSecret } from '../../platform/config';
import { readOrReport, type Writes } from '../../platform/firestore';
import { groupedCalls } from '../../platform/grouped-calls';
import { collectionOf } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';

/** An instance writes the views of all its callers together, once a second at most, so many at a time. */
const GROUPING = { everyMs: 1000, most: 200 } as const;
const ALREADY_EXISTS = 6;

/** What a reader has seen. */
interface SeenPlayer {
  /** The username in the address of the player. */
  readonly player: string;
  readonly kind: ReportedView;
  /** What tells the reader from others on one day; only a hash of it is stored. */
  readonly reader: string;
  /** The players whose views by this reader do not count: the reader's own account and linked children. */
  readonly uncounted: readonly string[];
}

/** How often players are seen (docs/decisions/092-counting-views.md). */
export interface ViewStore {
  /**
   * Counts what was seen, each view once a day for a reader. What leads to no player, to a hidden one, to the reader
   * or to a linked child is left out.
   */
  readonly count: (seen: readonly SeenPlayer[]) => Promise<void>;
  /**
   * The save of a player by a coach: the mark that the saving transaction reads, and how it counts the save if there is
   * no mark.
   */
  readonly saveBy: (coach: string, player: string) => CountedSave;
  /** The views of a player on the days between two, both included, in order. */
  readonly list: (uid: string, from: string, to: string) => Promise<readonly ViewsOfDay[]>;
}

interface CountedSave {
  readonly mark: DocumentReference<z.infer<typeof VIEW_MARKS.schema>>;
  readonly write: (unit: Writes) => void;
}

/** A view that counts: the hash that marks it, and whose it is. */
interface View {
  readonly mark: string;
  readonly uid: string;
  readonly kind: ViewKind;
}

/** The shard that this instance adds to. */
const ownShard = (): number => Math.floor(Math.random() * VIEW_SHARDS);

export function viewStore(database: () => Firestore, clock: Clock, shard = ownShard()): ViewStore {
  const marks = () => collectionOf(database(), VIEW_MARKS);
  const markOf = (day: string, reader: string, uid: string, kind: ViewKind) =>
    createHmac('sha256', seenSecret())
      .update(JSON.stringify([day, reader, uid, kind]))
      .digest('base64url');

  const counting = (day: string, uid: string, kinds: readonly ViewKind[]) => ({
    reference: collectionOf(database(), DAILY_VIEWS, { uid }).doc(`${day}-${shard}`),
    fields: { schemaVersion: DAILY_VIEWS_SCHEMA_VERSION, day, ...incrementsOf(kinds) } as const,
  });

  const playersCalled = async (names: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> => {
    const { usernames, profiles } = personDocuments(database());
    const entries = await database().getAll(...[...names].map((name) => usernames.doc(name)));
    const uidOf = new Map(entries.flatMap((entry): [string, string][] => toText(entry.id, entry.get('profileId'))));
    if (uidOf.size === 0) return uidOf;
    const found = await Promise.all([...new Set(uidOf.values())].map((uid) => profiles.doc(uid).get()));
    const shown = new Set(
      found.flatMap((snapshot) => {
        const profile = readOrReport(snapshot);
        return profile !== null && isPlayer(profile.type) && isShownToOthers(profile) ? [profile._id] : [];
      }),
    );
    return new Map([...uidOf].filter(([, uid]) => shown.has(uid)));
  };

  /** Marks and counts views in one commit; where some of them are marked already, once more without these. */
  const commit = async (views: readonly View[], day: string): Promise<void> => {
    if (views.length === 0) return;
    const batch = database().batch();
    for (const { mark } of views) batch.create(marks().doc(mark), { _id: mark, expiresAt: markExpiry(day) });
    for (const uid of new Set(views.map((view) => view.uid))) {
      const kinds = views.filter((view) => view.uid === uid).map(({ kind }) => kind);
      const { reference, fields } = counting(day, uid, kinds);
      batch.set(reference, fields, { merge: true });
    }
    try {
      await batch.commit();
    } catch (error) {
      if (!isAlreadyThere(error)) throw error;
      const found = await database().getAll(...views.map(({ mark }) => marks().doc(mark)), { fieldMask: [] });
      const marked = new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
      if (marked.size === 0) throw error;
      await commit(
        views.filter(({ mark }) => !marked.has(mark)),
        day,
      );
    }
  };

  const countTogether = async (seen: readonly SeenPlayer[]): Promise<void> => {
    const day = dayOf(clock());
    const players = await playersCalled(new Set(seen.map(({ player }) => player)));
    const views = seen.flatMap(({ player, kind, reader, uncounted }): View[] => {
      const uid = players.get(player);
      return uid === undefined || uncounted.includes(uid) ? [] : [{ mark: markOf(day, reader, uid, kind), uid, kind }];
    });
    await commit([...new Map(views.map((view) => [view.mark, view])).values()], day);
  };

  return {
    count: groupedCalls(countTogether, GROUPING),
    saveBy: (coach, player) => {
      const day = dayOf(clock());
      const mark = marks().doc(markOf(day, coach, player, 'save'));
      return {
        mark,
        write: (unit) => {
          const { reference, fields } = counting(day, player, ['save']);
          unit.create(mark, { _id: mark.id, expiresAt: markExpiry(day) });
          unit.merge(reference, fields);
        },
      };
    },
    list: async (uid, from, to) => {
      const stored = await collectionOf(database(), DAILY_VIEWS, { uid }).where('day', '>=', from).where('day', '<=', to).get();
      return viewsByDay(stored.docs.flatMap((part) => readOrReport(part) ?? []));
    },
  };
}

/** The counts as increments; those of other kinds are 0 if there was none. */
function incrementsOf(kinds: readonly ViewKind[]) {
  const { lists, opens, videos, saves } = countsOf(kinds);
  const add = (count: number) => FieldValue.increment(count);
  return { lists: add(lists), opens: add(opens), videos: add(videos), saves: add(saves) };
}

function toText(key: string, value: unknown): [string, string][] {
  return typeof value === 'string' ? [[key, value]] : [];
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS;
}
