import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { confirmedFactsOf } from '@touchline/domain/person/attestations/confirmed-facts';
import type { Reader } from '@touchline/domain/person/profiles/audience/visibility';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { personDocuments } from '../profiles/profile-store';
import { confirmingOf } from './attestation-documents';

/** What is confirmed of some players, as the reader of each page sees it. Reads the pages of those alone. */
export type ReadConfirmedFacts = (
  players: readonly string[],
  readerOfPage: (uid: string) => Promise<Reader>,
) => Promise<AnswerOf<'confirmedFacts'>>;

export function confirmedFactsStore(database: () => Firestore, clock: Clock): ReadConfirmedFacts {
  return async (players, readerOfPage) => {
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
        const facts = confirmedFactsOf(profile, ofPlayer, await readerOfPage(profile._id), at);
        return { profileId: profile._id, facts: [...facts] };
      }),
    );
    return { players: shown.filter(({ facts }) => facts.length > 0) };
  };
}
