import { type AttestationForm, newAttestation } from '@touchline/domain/person/attestations/ask-attestation';
import { factValuesOf, type OwnAttestations, shownAttestation } from '@touchline/domain/person/attestations/shown-attestations';
import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import type { Firestore } from '@google-cloud/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { isPlayersAddress } from '../featuring/guardian-address-store';
import { guardiansOfPlayer } from '../guardianship/guardian-of-player-store';
import { personDocuments } from '../profiles/profile-store';
import { attestationDocuments, attestationsOfPlayer, attestationsToMailbox } from './attestation-documents';
import { askConfirmer, tellGuardians } from './attestation-mails-store';

/** A player who asks, with whether the address of the account is proven. */
interface Asking {
  readonly by: { readonly uid: string; readonly isVerified: boolean };
  readonly form: AttestationForm;
  readonly origin: string;
}

/** The requests of players. */
export interface AskAttestationStore {
  /**
   * Stores a request with its mails: the guardians of a minor are told first, then the confirmer is asked, unless an
   * admin looks before. Throws Refusal notFound, and what `newAttestation` throws.
   */
  readonly ask: (asking: Asking) => Promise<void>;
  /** The requests of a player, and what can be asked for. Throws Refusal notFound without a profile. */
  readonly listOwn: (uid: string) => Promise<OwnAttestations>;
}

export function askAttestationStore(database: () => Firestore, clock: Clock, newId: () => string): AskAttestationStore {
  const people = () => personDocuments(database());
  return {
    ask: async ({ by, form, origin }) => {
      const document = attestationDocuments(database()).doc(newId());
      const documents = { account: people().accounts.doc(by.uid), profile: people().profiles.doc(by.uid) };
      const isPlayers = await isPlayersAddress(database(), form.email, by.uid);
      return auditedTransactions(
        database,
        clock,
        newId,
      )({
        reads: documents,
        require: ({ account, profile }) => ({
          account: account.data() ?? missing('noProfile'),
          profile: profile.data() ?? missing('noProfile'),
        }),
        alreadyDone: () => undefined,
        decide: async ({ account, profile }, attempt) => {
          const [{ guardians }, own, toMailbox] = await Promise.all([
            guardiansOfPlayer(database(), account, attempt.at),
            attestationsOfPlayer(database(), by.uid),
            attestationsToMailbox(database(), form.email),
          ]);
          const attestation = newAttestation(
            {
              ...{ profile, email: account.email, isVerified: by.isVerified, isPlayers, own, toMailbox },
              isMinor: attempt.at.slice(0, 10) < comesOfAgeOn(account.dateOfBirth),
              guardians: guardians.map(({ email }) => email),
            },
            form,
            { _id: document.id, now: attempt.now },
          );
          const told = await tellGuardians(database(), attempt, { attestation, account, guardians }, newId);
          const isSent = attestation.sentAt !== null;
          const asked = isSent ? await askConfirmer(database(), attempt, { attestation, account }, { origin, newId }) : null;
          return {
            answer: undefined,
            write: (unit) => {
              unit.create(document, attestation);
              unit.save(documents.account, account);
              told(unit);
              asked?.(unit);
            },
            audit: {
              action: 'attestation.ask',
              target: `profiles/${by.uid}`,
              by: { uid: by.uid, isAdmin: false },
              detail: { attestationId: document.id, reasons: attestation.reviewReasons },
            },
          };
        },
      });
    },

    listOwn: async (uid) => {
      const now = clock().toISOString();
      const [account, profile] = await Promise.all([people().accounts.doc(uid).get(), people().profiles.doc(uid).get()]);
      const [ofAccount, ofProfile] = [account.data() ?? missing('noProfile'), profile.data() ?? missing('noProfile')];
      const [{ guardians }, own] = await Promise.all([
        guardiansOfPlayer(database(), ofAccount, now),
        attestationsOfPlayer(database(), uid),
      ]);
      const isMinor = now.slice(0, 10) < comesOfAgeOn(ofAccount.dateOfBirth);
      return {
        items: own.toSorted((one, other) => other.askedAt.localeCompare(one.askedAt)).map((one) => shownAttestation(one, now)),
        values: factValuesOf(ofProfile),
        needsGuardian: isMinor && guardians.length === 0,
      };
    },
  };
}
