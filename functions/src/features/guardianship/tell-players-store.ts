import type { Account } from '@touchline/domain/person/account/account';
import { stateOfGuardianship, type Guardianship } from '@touchline/domain/person/guardianship/guardianship';
import { classAskedMail, comingOfAgeMail } from '@touchline/domain/person/mail/growing-up-mails';
import { comingOfAgeOn } from '@touchline/domain/person/profiles/notices/coming-of-age';
import { isLeftOutOn, leftOutFrom } from '@touchline/domain/person/profiles/notices/left-school';
import { openNotices, toldNotices } from '@touchline/domain/person/profiles/notices/notices';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Firestore } from 'firebase-admin/firestore';
import { type Attempt, auditedTransactions } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import type { Writes } from '../../platform/firestore';
import { type MailToSend, prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';
import { guardianshipDocuments, linksOfPlayer } from './guardian-of-player-store';

/** How many players a run tells something; the next run goes on. */
const AT_ONCE = 300;

/** What the job needs; `origin` is that of the site, for the links of its mails. */
interface TellingDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly isVerified: (uid: string) => Promise<boolean>;
  readonly origin: () => string;
}

/**
 * Tells players whose day has come: 30 days before the 18th birthday what changes, in one mail that also asks which
 * guardian goes on reading, and high-school players whose class is over that we need the new one
 * (docs/decisions/211-coming-of-age-and-leaving-school.md). Each is told once. The answer is how many were told.
 */
export async function tellPlayers(dependencies: TellingDependencies): Promise<number> {
  const { database, clock } = dependencies;
  const today = clock().toISOString().slice(0, 10);
  const due = await personDocuments(database()).profiles.where('noticeOn', '<=', today).limit(AT_ONCE).get();
  let told = 0;
  for (const { id } of due.docs) if (await tellOne(dependencies, id)) told += 1;
  return told;
}

async function tellOne({ database, clock, newId, isVerified, origin }: TellingDependencies, uid: string): Promise<boolean> {
  const { accounts, profiles } = personDocuments(database());
  const documents = { account: accounts.doc(uid), profile: profiles.doc(uid) };
  const [isOwnerVerified, mailIds] = [await isVerified(uid), [newId(), newId()]];
  const change = auditedTransactions(database, clock, newId);
  return change({
    reads: documents,
    require: (stored) => ({ account: stored.account.data() ?? null, profile: stored.profile.data() ?? null }),
    alreadyDone: () => true,
    decide: async ({ account, profile }, attempt) => {
      if (profile === null) return { answer: false };
      const after = { ...profile, notices: toldNotices(profile, attempt.at.slice(0, 10)) };
      // A sample person has no account: nobody is told, and the profile leaves the list.
      if (account === null) return { answer: false, write: (unit) => unit.save(documents.profile, after) };
      const { mails, asked } = await toldBy({ database: database(), account, profile, origin: origin(), attempt });
      const queued: ((unit: Writes) => void)[] = [];
      for (const [at, mail] of mails.entries()) {
        const to = { email: account.email, isVerified: isOwnerVerified };
        queued.push(await prepareMail(database(), attempt, { _id: mailIds[at] ?? '', about: uid, to, ...mail }));
      }
      return {
        answer: mails.length > 0,
        write: (unit) => {
          unit.save(documents.profile, after);
          if (asked.length > 0) unit.save(documents.account, account);
          for (const link of asked) unit.save(guardianshipDocuments(database()).doc(link._id), link);
          for (const queue of queued) queue(unit);
        },
      };
    },
  });
}

interface Telling {
  readonly database: Firestore;
  readonly account: Account;
  readonly profile: Profile;
  readonly origin: string;
  readonly attempt: Attempt;
}

/** The mails to a player, and the links to guardians that one of them asks about, as asked. */
async function toldBy({ database, account, profile, origin, attempt: { at } }: Telling) {
  const today = at.slice(0, 10);
  const open = openNotices(profile, today);
  const { firstName, locale } = account;
  const mails: Pick<MailToSend, 'kind' | 'text'>[] = [];
  const coming = open.ofAge ? comingOfAgeOn(profile, today) : null;
  const asked = coming === null || coming.isOver ? [] : await askedLinks(database, account._id, at);
  if (coming !== null) {
    const links = { guardians: `${origin}/account?view=guardians`, account: `${origin}/account` };
    const text = comingOfAgeMail({ ...coming, firstName, hasGuardians: asked.length > 0, links }, locale);
    mails.push({ kind: 'comingOfAge', text });
  }
  const { graduationYear } = profile;
  const leftOut = leftOutFrom(profile);
  if (open.leftSchool && graduationYear !== null && leftOut !== null) {
    const about = { firstName, graduationYear, leftOutFrom: leftOut, isLeftOut: isLeftOutOn(profile, today) };
    mails.push({ kind: 'classAsked', text: classAskedMail({ ...about, link: `${origin}/account` }, locale) });
  }
  return { mails, asked };
}

/** The confirmed links that a player was not asked about yet, as asked now. */
async function askedLinks(database: Firestore, player: string, at: string): Promise<readonly Guardianship[]> {
  const links = await linksOfPlayer(database, player);
  return links
    .filter((one) => one.keepAskedAt === null && stateOfGuardianship(one, at) === 'confirmed')
    .map((one) => ({ ...one, keepAskedAt: at }));
}
