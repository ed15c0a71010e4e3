import type { Account } from '@touchline/domain/person/account/account';
import { isHiddenByAccount } from '@touchline/domain/person/account/change-account';
import { weeklyInterestMail } from '@touchline/domain/person/mail/interest-mails';
import { hasHappened, interestDueOn, lastDayTold } from '@touchline/domain/person/mail/weekly-interest';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction } from '../../platform/firestore';
import { mailStopOf } from '../mail/mail-stop';
import { prepareMail, UNSENT } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';
import type { ReadInterest } from './interest-store';

/** How many players a run tells; the next run goes on. */
const AT_ONCE = 300;

/** What the job needs; `origin` is that of the site, for the links of its mails. */
interface TellingInterest {
  readonly database: () => Firestore;
  readonly interestOf: ReadInterest;
  readonly isVerified: (uid: string) => Promise<boolean>;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly origin: () => string;
}

/**
 * Tells players who asked for it what the ladder of interest shows of the last seven days, once a week and only where
 * something happened (docs/decisions/221-weekly-mail-about-interest.md). Mail and day are written together, so no week
 * is told twice. The answer is how many were told.
 */
export async function tellInterest(dependencies: TellingInterest): Promise<number> {
  const { database, clock } = dependencies;
  const today = clock().toISOString().slice(0, 10);
  const due = await personDocuments(database()).accounts.where('interestDueOn', '<=', today).limit(AT_ONCE).get();
  let told = 0;
  for (const { id } of due.docs) if (await tellOne(dependencies, id, today)) told += 1;
  return told;
}

async function tellOne(dependencies: TellingInterest, uid: string, today: string): Promise<boolean> {
  const { database, interestOf, clock, newId, origin } = dependencies;
  const [interest, isVerified, mailId] = [await interestOf(uid, lastDayTold(today)), await dependencies.isVerified(uid), newId()];
  const week = interest?.weeks.at(-1);
  const document = personDocuments(database()).accounts.doc(uid);
  return inOneTransaction(async (unit) => {
    const [snapshot] = await unit.read<[Account]>(document);
    const account = snapshot.data();
    const dueOn = account === undefined ? null : interestDueOn(account);
    if (account === undefined || dueOn === null || dueOn > today) return false;
    const now = clock();
    const attempt = { now, at: now.toISOString(), read: unit.read };
    const isTold = week !== undefined && hasHappened(week) && !isHiddenByAccount(account);
    const stop = mailStopOf(origin(), 'weeklyInterest', uid);
    const about = { firstName: account.firstName, account: `${origin()}/account`, stop: stop.page };
    const queue = isTold
      ? await prepareMail(database(), attempt, {
          ...{ _id: mailId, about: uid, kind: 'weeklyInterest', stop },
          to: { email: account.email, isVerified, mailsOff: account.mailsOff },
          text: weeklyInterestMail({ ...about, week, colleges: interest?.colleges ?? null }, account.locale),
        })
      : UNSENT;
    unit.save(document, { ...account, interestToldOn: today });
    queue(unit);
    return queue !== UNSENT;
  }, database());
}
