import type { Account } from '@touchline/domain/person/account/account';
import { furtherMailboxes, type KnownGuardians, waitsFor } from '@touchline/domain/person/guardianship/answer-guardianship';
import type { Guardianship } from '@touchline/domain/person/guardianship/guardianship';
import { isSameMailbox } from '@touchline/domain/kernel/text/delivered-address';
import {
  childAskedMail,
  furtherGuardianMail,
  guardianshipAskedMail,
  guardianshipConfirmedMail,
  guardianshipEndedMail,
} from '@touchline/domain/person/mail/guardianship-mails';
import { GUARDIAN_OF } from '@touchline/domain/person/mail/mail';
import { GUARDIANSHIP_LIMITS } from '@touchline/domain/reference/limits';
import type { Firestore } from '@google-cloud/firestore';
import type { Attempt } from '../../platform/audited-transaction';
import type { Writes } from '../../platform/firestore';
import { prepareMail } from '../mail/mail-store';
import { furtherLinkOf } from './further-link';

/** A link before and after a change, with the people whom its mails go to; `guardian` is null without an account. */
export interface ChangedLink {
  readonly before: Guardianship | null;
  readonly after: Guardianship;
  readonly player: Account;
  /** Whether the player's address is proven; a guardian's is, before they can say yes. */
  readonly isPlayerVerified: boolean;
  readonly guardian: Account | null;
  readonly known: KnownGuardians;
  readonly origin: string;
}

const { validDays } = GUARDIANSHIP_LIMITS;
const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`;

/**
 * The mails that a change of a link is told by: the question to who is asked, that of a further guardian, and to both
 * sides that it holds or has ended. A player's no to a parent's question is told to nobody.
 */
export async function linkMails(
  database: Firestore,
  attempt: Attempt,
  mailIds: readonly string[],
  change: ChangedLink,
): Promise<(unit: Writes) => void> {
  const mails = [...askedMails(change, attempt.at), ...toldMails(change, attempt.at)];
  const queued: ((unit: Writes) => void)[] = [];
  for (const [index, mail] of mails.entries()) {
    const _id = mailIds[index];
    if (_id !== undefined) queued.push(await prepareMail(database, attempt, { _id, ...mail }));
  }
  return (unit) => {
    for (const queue of queued) queue(unit);
  };
}

type Mail = Omit<Parameters<typeof prepareMail>[2], '_id'>;

function askedMails({ before, after, player, guardian, known, origin }: ChangedLink, now: string): readonly Mail[] {
  const account = `${origin}/account?view=guardians`;
  if (before === null && after.begunBy === 'guardian')
    return [
      {
        ...{ about: player._id, kind: 'guardianshipAsked', to: { email: player.email, isVerified: false } },
        text: childAskedMail(
          { firstName: player.firstName, otherName: guardian === null ? '' : nameOf(guardian), link: account, validDays },
          player.locale,
        ),
      },
    ];
  if (before === null)
    return [
      {
        ...{ about: `${GUARDIAN_OF}${player._id}`, kind: 'guardianshipAsked', to: { email: after.email, isVerified: false } },
        text: guardianshipAskedMail(
          {
            ...{ playerName: nameOf(player), hasAccount: guardian !== null, validDays },
            link: guardian === null ? `${origin}/signInUpMobile` : account,
          },
          guardian?.locale ?? player.locale,
        ),
      },
    ];
  const waits = (one: Guardianship): boolean => waitsFor(one, known, now).join() === 'further';
  if (!waits(after) || waits(before)) return [];
  return furtherMailboxes(after, known, now).map((email) => {
    const isLinked = known.links.some((one) => one.confirmedAt !== null && isSameMailbox(one.email, email));
    const byMail = `${origin}/signInUpMobile?mode=furtherGuardian&link=${furtherLinkOf(after)}`;
    return {
      ...{ about: `${GUARDIAN_OF}${player._id}`, kind: 'furtherGuardianAsked', to: { email, isVerified: true } },
      text: furtherGuardianMail(
        { playerName: nameOf(player), email: after.email, link: isLinked ? account : byMail, validDays },
        known.byMail?.locale ?? player.locale,
      ),
    };
  });
}

function toldMails({ before, after, player, isPlayerVerified, guardian, origin }: ChangedLink, now: string): readonly Mail[] {
  if (before === null) return [];
  const link = `${origin}/account?view=guardians`;
  const toPlayer = { about: player._id, to: { email: player.email, isVerified: isPlayerVerified } };
  const toGuardian = guardian && { about: guardian._id, to: { email: guardian.email, isVerified: true } };
  const [ofPlayer, ofGuardian] = [nameOf(player), guardian === null ? '' : nameOf(guardian)];
  if (before.confirmedAt === null && after.confirmedAt === now) {
    const said = (firstName: string, otherName: string, isPlayer: boolean) => ({ firstName, otherName, link, isPlayer });
    const mails: Mail[] = [
      {
        ...{ ...toPlayer, kind: 'guardianshipConfirmed' },
        text: guardianshipConfirmedMail(said(player.firstName, ofGuardian, true), player.locale),
      },
    ];
    if (guardian !== null && toGuardian !== null)
      mails.push({
        ...{ ...toGuardian, kind: 'guardianshipConfirmed' },
        text: guardianshipConfirmedMail(said(guardian.firstName, ofPlayer, false), guardian.locale),
      });
    return mails;
  }
  if (before.endedAt !== null || after.endedAt === null) return [];
  const isBirthday = after.endedBy === 'birthday';
  const mails: Mail[] = [];
  if (after.endedBy !== 'player' && after.playerAt !== null)
    mails.push({
      ...{ ...toPlayer, kind: 'guardianshipEnded' },
      text: guardianshipEndedMail({ firstName: player.firstName, otherName: ofGuardian, link, isBirthday }, player.locale),
    });
  const isSilentNo = after.endedBy === 'player' && after.playerAt === null;
  if (after.endedBy !== 'guardian' && after.guardianAt !== null && !isSilentNo && guardian !== null && toGuardian !== null)
    mails.push({
      ...{ ...toGuardian, kind: 'guardianshipEnded' },
      text: guardianshipEndedMail({ firstName: guardian.firstName, otherName: ofPlayer, link, isBirthday }, guardian.locale),
    });
  return mails;
}
