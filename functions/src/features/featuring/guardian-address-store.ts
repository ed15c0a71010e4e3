import { deliveredAddress } from '@touchline/domain/kernel/text/delivered-address';
import type { Account } from '@touchline/domain/person/account/account';
import { guardianKeysOf, guardianRefusal, refusedGuardian } from '@touchline/domain/person/consent/guardian';
import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { prepareFeatureLine } from '../featuring/feature-line-store';
import { personDocuments } from '../profiles/profile-store';

/** Far more accounts than share a mailbox, and far more players than one guardian has. */
const MOST = 50;

/** Whether the mailbox of an address is that of a player's account, other than the one named. */
export async function isPlayersAddress(database: Firestore, address: string, except: string): Promise<boolean> {
  const { accounts, profiles } = personDocuments(database);
  const found = await accounts.where('mailbox', '==', deliveredAddress(address)).limit(MOST).get();
  const others = found.docs.filter(({ id }) => id !== except).map(({ id }) => profiles.doc(id));
  if (others.length === 0) return false;
  const people = await database.getAll(...others);
  return people.some((one) => isPlayer(String(one.get('type'))));
}

/** How many players the address confirms that confirms an account's guardian, by the uid; 0 where none does. */
export async function playersOfGuardians(
  database: Firestore,
  accounts: readonly Account[],
): Promise<ReadonlyMap<string, number>> {
  const mailboxes = new Map(accounts.map((account) => [account._id, guardianKeysOf(account).confirmed]));
  const counted = await Promise.all(
    [...new Set(mailboxes.values())].map(async (mailbox) => {
      if (mailbox === null) return [mailbox, 0] as const;
      const all = personDocuments(database).accounts.where('guardianKeys.confirmed', '==', mailbox);
      return [mailbox, (await all.count().get()).data().count] as const;
    }),
  );
  const countOf = new Map(counted);
  return new Map([...mailboxes].map(([uid, mailbox]) => [uid, countOf.get(mailbox) ?? 0]));
}

/** Ends what guardians have agreed to whose address cannot be a guardian's any more (attacks 250 and 251). */
export interface GuardianAddressStore {
  /**
   * Ends it for one minor where the guardian's address is the minor's own, or that of another player; true where it
   * was. Profile, queue, account and audit line are one transaction.
   */
  readonly endOf: (uid: string) => Promise<boolean>;
  /** The same for all minors who named an address, 50 at most. It is called for an address that an account got. */
  readonly endByAddress: (address: string) => Promise<void>;
}

export function guardianAddressStore(database: () => Firestore, clock: Clock, newId: () => string): GuardianAddressStore {
  const audited = auditedTransactions(database, clock, newId);

  async function endOf(uid: string): Promise<boolean> {
    const { accounts, profiles } = personDocuments(database());
    const documents = { account: accounts.doc(uid), profile: profiles.doc(uid) };
    return audited({
      reads: documents,
      require: ({ account, profile }) => ({ account: account.data(), profile: profile.data() }),
      alreadyDone: () => true,
      decide: async ({ account, profile }, attempt) => {
        const { at } = attempt;
        if (account === undefined || profile === undefined || !(await isRefused(account, at))) return { answer: false };
        const isConsent = profile.featuring?.by === 'guardian';
        const after = isConsent ? { ...profile, featuring: null, version: profile.version + 1, updatedAt: at } : profile;
        const keepLine = await prepareFeatureLine(database(), attempt, profile, after);
        return {
          answer: true,
          write: (unit) => {
            if (account.guardian !== null)
              unit.save(documents.account, { ...account, guardian: refusedGuardian(account.guardian, at) });
            if (isConsent) unit.save(documents.profile, after);
            keepLine(unit);
          },
          audit: isConsent
            ? {
                action: 'featuring.end',
                target: `profiles/${uid}`,
                by: { uid: null, isAdmin: false },
                detail: { as: 'guardianIsPlayer' },
              }
            : null,
        };
      },
    });
  }

  async function isRefused({ _id, guardian, email, dateOfBirth }: Account, at: string): Promise<boolean> {
    if (guardian === null || guardian.refusedAt !== null || at.slice(0, 10) >= comesOfAgeOn(dateOfBirth)) return false;
    const isPlayers = await isPlayersAddress(database(), guardian.email, _id);
    return guardianRefusal({ guardianEmail: guardian.email, ownEmail: email, isPlayers }) !== null;
  }

  return {
    endOf,
    endByAddress: async (address) => {
      const named = personDocuments(database()).accounts.where('guardianKeys.named', '==', deliveredAddress(address));
      for (const one of (await named.limit(MOST).get()).docs) {
        const account = readOrReport(one);
        if (account !== null) await endOf(account._id);
      }
    },
  };
}
