import { DAILY_VIEWS_SCHEMA_VERSION, dayOf, daysAfter } from '@touchline/domain/person/views/stored-views';
import { NO_VIEWS, type ViewCounts } from '@touchline/domain/person/views/view-kinds';
import { allJobs } from '@touchline/functions/features/jobs/jobs';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { type Clock, newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';

/** Stores how often a player was seen on a day; six opens without other counts. */
export async function seenOn(uid: string, day: string, counts: Partial<ViewCounts> = { opens: 6 }): Promise<void> {
  const document = firestore().doc(`profiles/${uid}/views/${day}-0`);
  await document.set({ schemaVersion: DAILY_VIEWS_SCHEMA_VERSION, day, ...NO_VIEWS, ...counts });
}

/** Lets a player have turned the weekly mail on a week ago. */
export async function wantsWeeklyMail(uid: string): Promise<void> {
  const document = personDocuments(firestore()).accounts.doc(uid);
  const account = (await document.get()).data();
  if (account === undefined) throw new Error(`no account ${uid}`);
  await document.set({ ...account, mailsOff: [], interestToldOn: daysAfter(dayOf(new Date()), -7) });
}

/** Runs the job that writes the weekly mails about interest. */
export const tellInterest = (clock: Clock = systemClock) =>
  allJobs({ database: firestore, files: pictureFiles(), users: firebaseAuthChanges(), clock, newId })['tell-interest']();
