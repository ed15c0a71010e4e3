import { GUARDIAN_OF } from '@touchline/domain/person/mail/mail';
import type { Recipient } from '@touchline/domain/person/mail/mail-kinds';
import { guardianCopyMail, threadMessageMail, threadRepliedMail } from '@touchline/domain/person/mail/thread-mails';
import type { Thread, ThreadMessage } from '@touchline/domain/person/threads/thread';
import type { Firestore } from '@google-cloud/firestore';
import type { Attempt } from '../../platform/audited-transaction';
import type { Writes } from '../../platform/firestore';
import { guardianPageOf } from '../featuring/guardian-link';
import { prepareMail } from '../mail/mail-store';
import type { StoredCoach, StoredPlayer } from './thread-people';

/** A message that mails report, and the two people. */
interface WrittenMessage {
  readonly thread: Thread;
  readonly message: ThreadMessage;
  readonly player: StoredPlayer;
  readonly coach: StoredCoach;
  /** The address of whom the message is for; null where the user is gone. */
  readonly to: Recipient | null;
  /** The origin of the site, for links. */
  readonly origin: string;
}

/** The page on which a conversation is read and answered. */
const pageOf = (origin: string, threadId: string): string => `${origin}/account?view=inbox&thread=${threadId}`;

/**
 * Prepares the mails of a message in its transaction: one to the other side, and a copy to each confirmed guardian of a
 * minor, whoever wrote. No mail names an address, and none says where to answer but on the page.
 */
export async function prepareThreadMails(
  database: Firestore,
  attempt: Attempt,
  { thread, message, player, coach, to, origin }: WrittenMessage,
  newId: () => string,
): Promise<(unit: Writes) => void> {
  const { collegeName } = thread;
  const { text, nextStep, by } = message;
  const names = { playerName: player.profile.displayName, coachName: coach.profile.displayName, collegeName };
  const content = { ...names, text, nextStep, camp: message.camp?.name ?? null };
  const link = pageOf(origin, thread._id);
  const queued: ((unit: Writes) => void)[] = [];
  if (to !== null && by === 'coach') {
    const { firstName, locale } = player.account;
    const mail = { kind: 'threadMessage', to, text: threadMessageMail({ ...content, firstName, link }, locale) } as const;
    queued.push(await prepareMail(database, attempt, { _id: newId(), about: thread.player, ...mail }));
  }
  if (to !== null && by === 'player') {
    const { firstName, locale } = coach.account;
    const mail = { kind: 'threadReplied', to, text: threadRepliedMail({ ...names, firstName, link }, locale) } as const;
    queued.push(await prepareMail(database, attempt, { _id: newId(), about: thread.coach, ...mail }));
  }
  const { featuring } = player.profile;
  const ending = featuring?.by === 'guardian' ? guardianPageOf(origin, thread.player, featuring) : null;
  const { guardian, locale: ofPlayer } = player.account;
  for (const { email } of player.guardians)
    queued.push(
      await prepareMail(database, attempt, {
        ...{ _id: newId(), about: `${GUARDIAN_OF}${thread.player}`, kind: 'guardianCopy' },
        to: { email, isVerified: false },
        text: guardianCopyMail(
          { ...content, by, link: ending },
          guardian?.email === email ? (guardian.locale ?? ofPlayer) : ofPlayer,
        ),
      }),
    );
  return (unit) => queued.forEach((queue) => queue(unit));
}
