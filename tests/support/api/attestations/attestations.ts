import { isObject } from '@touchline/domain/kernel/json/json';
import type { Attestation } from '@touchline/domain/person/attestations/attestation';
import { type OwnAttestations, ownAttestations } from '@touchline/domain/person/attestations/shown-attestations';
import { aConfirmation, anAttestation } from '@touchline/domain/person/attestations/testing/an-attestation';
import { attestationDocuments, attestationLinkOf } from '@touchline/functions/features/attestations/attestation-documents';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import type { Answer, Caller } from '../caller';

const NOW = () => new Date().toISOString();
const LATER = '2099-01-01T00:00:00.000Z';

/** A new mail address of somebody at a club. */
export const aClubAddress = (): string => `coach-${newId().toLowerCase()}@club.example`;

/** What a player sends who asks somebody to confirm grades and position. */
export function aRequestTo(email: string, changes: object = {}) {
  const confirmer = { name: 'Kim Sample', kind: 'club', role: 'headCoach', team: 'Sample Town FC' };
  return { email, ...confirmer, facts: ['gpa', 'position'], locale: 'en', ...changes };
}

/** Asks somebody to confirm facts. */
export function askFor(caller: Caller, email: string, changes: object = {}): Promise<Answer> {
  return caller.call('askAttestation', { body: aRequestTo(email, changes) });
}

/** Stores an open request of a player, unless told otherwise. */
export async function aStoredAttestation(changes: Pick<Attestation, 'player'> & Partial<Attestation>): Promise<Attestation> {
  const one = anAttestation({
    ...{ _id: newId(), askedAt: NOW(), sentAt: NOW(), validUntil: LATER, changedAt: NOW() },
    ...changes,
  });
  await attestationDocuments(firestore()).doc(one._id).set(one);
  return one;
}

/** Stores that somebody has confirmed the grades of a player just now. */
export function storedConfirmation(player: string, changes: Partial<Attestation> = {}): Promise<Attestation> {
  const { facts } = aConfirmation();
  return aStoredAttestation({ player, facts, answeredAt: NOW(), ...changes });
}

/** A request as it is stored. */
export async function storedAttestation(id: string): Promise<Attestation | undefined> {
  return (await attestationDocuments(firestore()).doc(id).get()).data();
}

/** The link of the mail of a new request to a player. */
export async function aLinkTo(player: string): Promise<string> {
  return attestationLinkOf(await aStoredAttestation({ player }));
}

/** The links of the mails to a confirmer. */
export async function attestationLinksTo(email: string): Promise<readonly string[]> {
  const { docs } = await firestore().collection('mail').where('to', 'array-contains', email).get();
  return docs.flatMap((one) => {
    const message: unknown = one.get('message');
    const text = isObject(message) && typeof message.text === 'string' ? message.text : '';
    return [...text.matchAll(/mode=attestation&link=(\S+)/g)].map(([, link = '']) => link);
  });
}

/** The requests that a player reads. */
export async function requestsOf(caller: Caller): Promise<OwnAttestations> {
  return ownAttestations.parse((await caller.call('attestations')).body);
}

/** What a reader is told of the facts of players. */
export async function confirmedOf(reader: Caller, ...players: readonly string[]): Promise<unknown> {
  const { body } = await reader.call('confirmedFacts', { query: { players: players.join(',') } });
  return isObject(body) ? body.players : null;
}
