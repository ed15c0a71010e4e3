import type { Account } from '@touchline/domain/person/account/account';
import type { Attestation } from '@touchline/domain/person/attestations/attestation';
import {
  attestationAnsweredMail,
  attestationAskedMail,
  attestationToldMail,
} from '@touchline/domain/person/mail/attestation-mails';
import { CONFIRMER_OF, GUARDIAN_OF } from '@touchline/domain/person/mail/mail';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { ATTESTATION_LIMITS } from '@touchline/domain/reference/attested-facts';
import type { Firestore } from '@google-cloud/firestore';
import type { Attempt } from '../../platform/audited-transaction';
import type { Writes } from '../../platform/firestore';
import type { GuardiansOfPlayer } from '../guardianship/guardian-of-player-store';
import { prepareMail, UNSENT } from '../mail/mail-store';
import { attestationLinkOf } from './attestation-documents';

type Queue = (unit: Writes) => void;

/** A request, and who is told about it. */
interface ToldAttestation {
  readonly attestation: Attestation;
  readonly account: Account;
  readonly guardians: GuardiansOfPlayer['guardians'];
}

const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`;

/** Tells each guardian of a minor whom the child asks to confirm what; nobody for an adult, who has none. */
export async function tellGuardians(
  database: Firestore,
  attempt: Attempt,
  { attestation, account, guardians }: ToldAttestation,
  newId: () => string,
): Promise<Queue> {
  const { confirmer, facts, reference } = attestation;
  const queued: Queue[] = [];
  for (const { email, locale } of guardians) {
    const said = {
      playerName: nameOf(account),
      ...confirmer,
      facts: facts.map(({ fact }) => fact),
      asksReference: reference !== null,
    };
    const mail = { kind: 'attestationTold', to: { email, isVerified: false }, text: attestationToldMail(said, locale) } as const;
    queued.push(await prepareMail(database, attempt, { _id: newId(), about: `${GUARDIAN_OF}${account._id}`, ...mail }));
  }
  return (unit) => queued.forEach((queue) => queue(unit));
}

/** Asks the confirmer of a request that is sent now. Throws Refusal conflict where the address got too many of them. */
export async function askConfirmer(
  database: Firestore,
  attempt: Attempt,
  { attestation, account }: Pick<ToldAttestation, 'attestation' | 'account'>,
  { origin, newId }: { readonly origin: string; readonly newId: () => string },
): Promise<Queue> {
  const { confirmer, facts, reference, locale } = attestation;
  const link = `${origin}/signInUpMobile?mode=attestation&link=${attestationLinkOf(attestation)}`;
  const said = {
    playerName: nameOf(account),
    ...confirmer,
    link,
    validDays: ATTESTATION_LIMITS.validDays,
    asksFacts: facts.length > 0,
    asksReference: reference !== null,
  };
  const queue = await prepareMail(database, attempt, {
    ...{ _id: newId(), about: `${CONFIRMER_OF}${account._id}`, kind: 'attestationAsked' },
    to: { email: confirmer.email, isVerified: false },
    text: attestationAskedMail(said, locale),
  });
  if (queue === UNSENT) throw new Refusal('conflict', 'attestationAskedOften', {}, 'email');
  return queue;
}

/** Tells a player what a confirmer has answered, or that the answer was revoked. */
export function tellPlayer(
  database: Firestore,
  attempt: Attempt,
  { attestation, account, isVerified }: Pick<ToldAttestation, 'attestation' | 'account'> & { readonly isVerified: boolean },
  { origin, newId }: { readonly origin: string; readonly newId: () => string },
): Promise<Queue> {
  const count = attestation.endedAt === null ? attestation.facts.filter((one) => one.isConfirmed === true).length : 0;
  const { firstName, locale, email } = account;
  const { reference, endedAt } = attestation;
  const isReference = reference === null ? null : endedAt === null && reference.isGiven === true;
  const said = { firstName, name: attestation.confirmer.name, count, isReference, link: `${origin}/account?view=confirmations` };
  return prepareMail(database, attempt, {
    ...{ _id: newId(), about: account._id, kind: 'attestationAnswered', to: { email, isVerified } },
    text: attestationAnsweredMail(said, locale),
  });
}
