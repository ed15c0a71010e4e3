import type { AnswerOf } from '@touchline/domain/http/api-contract';
import {
  type CoachReference,
  coachReferencesOf,
  mayKnowReferences,
} from '@touchline/domain/person/attestations/coach-references';
import { confirmedFactsOf } from '@touchline/domain/person/attestations/confirmed-facts';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Reader } from '@touchline/domain/person/profiles/audience/visibility';
import { MOST_COUNTED } from '@touchline/domain/person/recruits/recruit-query';
import type { AttestedFact } from '@touchline/domain/reference/attested-facts';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { personDocuments } from '../profiles/profile-store';
import { isBlockedBy } from '../threads/blocking-players';
import { attestationDocuments, attestationsOfPlayer, confirmingOf } from './attestation-documents';

/** Who asks: the account, null for a visitor, and as whom it reads the page of a player. */
interface Asking {
  readonly uid: string | null;
  readonly of: (player: string) => Promise<Reader>;
}

/** What is confirmed of some players, as the reader of each page sees it. Reads the pages of those alone. */
export type ReadConfirmedFacts = (players: readonly string[], asking: Asking) => Promise<AnswerOf<'confirmedFacts'>>;

export function confirmedFactsStore(database: () => Firestore, clock: Clock): ReadConfirmedFacts {
  return async (players, asking) => {
    const at = clock().toISOString();
    const confirming = await confirmingOf(database(), players, at);
    const uids = [...new Set(confirming.map(({ player }) => player))];
    if (uids.length === 0) return { players: [] };
    const { profiles } = personDocuments(database());
    const stored = await Promise.all(uids.map((uid) => profiles.doc(uid).get()));
    const found = stored.flatMap((one) => readOrReport(one) ?? []);
    const shown = await Promise.all(
      found.map(async (profile) => {
        const ofPlayer = confirming.filter(({ player }) => player === profile._id);
        const reader = await asking.of(profile._id);
        const facts = confirmedFactsOf(profile, ofPlayer, reader, at);
        const isReference = ofPlayer.some(({ reference }) => reference?.isGiven === true);
        const references = isReference ? await referencesFor(database(), profile, { uid: asking.uid, reader }, at) : [];
        return { profileId: profile._id, facts: [...facts], references: [...references] };
      }),
    );
    return { players: shown.filter(({ facts, references }) => facts.length + references.length > 0) };
  };
}

/** The references of a player; every request counts for them, because a later one may say no. */
async function referencesFor(
  database: Firestore,
  profile: Profile,
  { uid, reader }: { readonly uid: string | null; readonly reader: Reader },
  at: string,
): Promise<readonly CoachReference[]> {
  if (!mayKnowReferences(profile, { reader, isBlocked: false }, at)) return [];
  const [requests, isBlocked] = await Promise.all([
    attestationsOfPlayer(database, profile._id),
    reader === 'coach' && uid !== null ? isBlockedBy(database, uid, profile._id) : false,
  ]);
  return coachReferencesOf(profile, requests, { reader, isBlocked }, at);
}

/** Which facts of some players are confirmed for a reader of the same kind everywhere, by the uid. */
export type ConfirmedIn = (
  players: readonly Profile[],
  reader: Reader,
  at: string,
) => Promise<ReadonlyMap<string, readonly AttestedFact[]>>;

export function confirmedIn(database: () => Firestore): ConfirmedIn {
  return async (players, reader, at) => {
    if (players.length === 0) return new Map();
    const uids = players.map(({ _id }) => _id);
    const confirming = await confirmingOf(database(), uids, at);
    return new Map(
      players.map((profile) => {
        const ofPlayer = confirming.filter(({ player }) => player === profile._id);
        return [profile._id, confirmedFactsOf(profile, ofPlayer, reader, at).map(({ fact }) => fact)];
      }),
    );
  };
}

/**
 * The players whose grades somebody has confirmed and a reader sees so at a time (ISO 8601): of the 1,000 confirmations
 * that hold longest (docs/decisions/210-filter-of-confirmed-grades.md).
 */
export async function playersWithConfirmedGrades(database: Firestore, reader: Reader, at: string): Promise<readonly Profile[]> {
  const holding = attestationDocuments(database).where('gradesUntil', '>', at).orderBy('gradesUntil', 'desc');
  const confirming = (await holding.limit(MOST_COUNTED).get()).docs.flatMap((one) => readOrReport(one) ?? []);
  const uids = [...new Set(confirming.map(({ player }) => player))];
  const { profiles } = personDocuments(database);
  const stored = await Promise.all(uids.map((uid) => profiles.doc(uid).get()));
  return stored
    .flatMap((one) => readOrReport(one) ?? [])
    .filter((profile) => {
      const ofPlayer = confirming.filter(({ player }) => player === profile._id);
      return confirmedFactsOf(profile, ofPlayer, reader, at).some(({ fact }) => fact === 'gpa');
    });
}
