import type { Account } from '@touchline/domain/person/account/account';
import type { CoachLink } from '@touchline/domain/person/coach-links/coach-link';
import { coachLinkConfirmMail, coachLinkToldMail } from '@touchline/domain/person/mail/coach-link-mails';
import { CONFIRMER_OF, GUARDIAN_OF } from '@touchline/domain/person/mail/mail';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { COACH_LINK_LIMITS } from '@touchline/domain/reference/coach-links';
import type { Firestore } from '@google-cloud/firestore';
import type { Attempt } from '../../platform/audited-transaction';
import type { Writes } from '../../platform/firestore';
import type { GuardiansOfPlayer } from '../guardianship/guardian-of-player-store';
import { prepareMail, UNSENT } from '../mail/mail-store';
import { confirmationOf } from './coach-link-documents';

type Queue = (unit: Writes) => void;

interface Sending {
  readonly origin: string;
  readonly newId: () => string;
}

const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`;

/** Tells each guardian of a minor for whom the child has made a link; nobody for an adult, who has none. */
export async function tellGuardiansOfLink(
  database: Firestore,
  attempt: Attempt,
  told: { readonly link: CoachLink; readonly account: Account; readonly guardians: GuardiansOfPlayer['guardians'] },
  { origin, newId }: Sending,
): Promise<Queue> {
  const { link, account, guardians } = told;
  const { name, email: address } = link.receiver;
  const about = { playerName: nameOf(account), name, email: address, groups: link.groups };
  const said = { ...about, validDays: COACH_LINK_LIMITS.validDays, link: `${origin}/account?view=guardians` };
  const queued: Queue[] = [];
  for (const { email, locale } of guardians) {
    const mail = { kind: 'coachLinkTold', to: { email, isVerified: false }, text: coachLinkToldMail(said, locale) } as const;
    queued.push(await prepareMail(database, attempt, { _id: newId(), about: `${GUARDIAN_OF}${account._id}`, ...mail }));
  }
  return (unit) => queued.forEach((queue) => queue(unit));
}

/**
 * Asks the receiver of a link whose `confirmAskedAt` is now. Throws Refusal conflict where the address got too many of
 * these mails.
 */
export async function askReceiver(
  database: Firestore,
  attempt: Attempt,
  { link, account }: { readonly link: CoachLink; readonly account: Account },
  { origin, newId }: Sending,
): Promise<Queue> {
  const { receiver, locale } = link;
  const confirmation = confirmationOf(link);
  if (receiver.email === null || confirmation === null) throw new Refusal('notFound', 'unknownCoachLink');
  const language = locale === 'de' ? '&lang=de' : '';
  const address = `${origin}/signInUpMobile?mode=coachLink&link=${confirmation}${language}`;
  const said = { playerName: nameOf(account), name: receiver.name, link: address, hours: COACH_LINK_LIMITS.confirmHours };
  const queue = await prepareMail(database, attempt, {
    ...{ _id: newId(), about: `${CONFIRMER_OF}${account._id}`, kind: 'coachLinkConfirm' },
    to: { email: receiver.email, isVerified: false },
    text: coachLinkConfirmMail(said, locale),
  });
  if (queue === UNSENT) throw new Refusal('conflict', 'coachLinkAskedOften');
  return queue;
}
