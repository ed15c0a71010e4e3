import { ACCOUNT_SCHEMA_VERSION } from '@touchline/domain/person/account/account';
import { JOB_CURSOR_SCHEMA_VERSION, JOB_CURSORS } from '@touchline/domain/person/account/erasure';
import { reminderDueAt } from '@touchline/domain/person/consent/guardian';
import { guardianRemindedMail } from '@touchline/domain/person/mail/guardian-mails';
import { GUARDIAN_OF } from '@touchline/domain/person/mail/mail';
import { isConsentOfGuardian } from '@touchline/domain/person/profiles/featuring/may-be-featured';
import { FieldPath, type Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import type { GuardianAddressStore } from './guardian-address-store';
import { guardianPageOf } from './guardian-link';
import { prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';

/** How many accounts each part of a run looks at; the next run goes on. */
const AT_ONCE = 300;

/** What the job needs; `origin` is that of the site, for the links of its mails. */
interface CheckDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly addresses: Pick<GuardianAddressStore, 'endOf'>;
  readonly origin: () => string;
  /** How many accounts each part of the run looks at; `AT_ONCE` without it. */
  readonly atOnce?: number;
}

/** What a run did. */
interface Checked {
  readonly ended: number;
  readonly reminded: number;
}

/**
 * The job `check-guardians` (docs/decisions/067-consent-to-be-featured.md). Accounts of earlier versions get the fields
 * that they are found by; what guardians agreed to whose address became a player's ends, also where a call broke off;
 * and guardians are reminded of what they agreed to.
 */
export async function checkGuardians(dependencies: CheckDependencies): Promise<Checked> {
  await renewAccounts(dependencies);
  const ended = await endRefused(dependencies);
  return { ended, reminded: await remindGuardians(dependencies) };
}

async function renewAccounts({ database, atOnce = AT_ONCE }: CheckDependencies): Promise<void> {
  const { accounts } = personDocuments(database());
  const earlier = await accounts.where('schemaVersion', '<', ACCOUNT_SCHEMA_VERSION).limit(atOnce).get();
  for (const { ref } of earlier.docs)
    await inOneTransaction(async (unit) => {
      const [stored] = await unit.read(ref);
      const account = stored.data();
      if (account !== undefined) unit.save(ref, account);
    }, database());
}

/** Looks at the accounts that name a guardian, from where the run before ended. */
async function endRefused({ database, addresses, atOnce = AT_ONCE }: CheckDependencies): Promise<number> {
  const cursor = collectionOf(database(), JOB_CURSORS).doc('guardians');
  const from = (await cursor.get()).data()?.from ?? null;
  const named = personDocuments(database()).accounts.where('guardianKeys.isNamed', '==', true).orderBy(FieldPath.documentId());
  const { docs } = await (from === null ? named : named.startAfter(from)).limit(atOnce).get();
  let ended = 0;
  for (const { id } of docs) if (await addresses.endOf(id)) ended += 1;
  const next = docs.length < atOnce ? null : (docs.at(-1)?.id ?? null);
  await cursor.set({ _id: cursor.id, schemaVersion: JOB_CURSOR_SCHEMA_VERSION, from: next });
  return ended;
}

/**
 * Writes the reminders that are due, each once: the mail and the mark that it was written are one transaction. It goes
 * out in the language that the guardian answered in, else in that of the account.
 */
async function remindGuardians({ database, clock, newId, origin, atOnce = AT_ONCE }: CheckDependencies): Promise<number> {
  const { accounts, profiles } = personDocuments(database());
  const due = await accounts.where('guardianKeys.remindAt', '<=', clock().toISOString()).limit(atOnce).get();
  let reminded = 0;
  for (const { id } of due.docs) {
    const mailId = newId();
    const isSent = await inOneTransaction(async (unit) => {
      const now = clock();
      const at = now.toISOString();
      const [ofAccount, ofProfile] = await unit.read(accounts.doc(id), profiles.doc(id));
      const [account, profile] = [ofAccount.data(), ofProfile.data()];
      const { guardian = null } = account ?? {};
      if (account === undefined || profile === undefined || guardian === null || guardian.confirmedAt === null) return false;
      const dueAt = reminderDueAt(account);
      if (dueAt === null || dueAt > at) return false;
      const { featuring } = profile;
      const text =
        featuring !== null && isConsentOfGuardian(featuring)
          ? guardianRemindedMail(
              {
                playerName: profile.displayName,
                link: guardianPageOf(origin(), id, featuring),
                agreedAt: guardian.confirmedAt,
              },
              guardian.locale ?? account.locale,
            )
          : null;
      const to = { email: guardian.email, isVerified: true };
      const about = `${GUARDIAN_OF}${id}`;
      const queueMail =
        text &&
        (await prepareMail(database(), { now, at, read: unit.read }, { _id: mailId, about, kind: 'guardianReminded', to, text }));
      unit.save(accounts.doc(id), { ...account, guardian: { ...guardian, remindedAt: at } });
      queueMail?.(unit);
      return queueMail !== null;
    }, database());
    if (isSent) reminded += 1;
  }
  return reminded;
}
