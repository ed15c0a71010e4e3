import { deliveredAddress } from '@touchline/domain/kernel/text/delivered-address';
import { type Attestation, ATTESTATIONS } from '@touchline/domain/person/attestations/attestation';
import type { Firestore, Query } from '@google-cloud/firestore';
import { missing } from '../../platform/audited-transaction';
import { readOrReport } from '../../platform/firestore';
import { hashOf, isSameHash } from '../../platform/rate-limit-store';
import { collectionOf, isDocumentName } from '../../platform/stored-document';

/** Far more requests than a player sends, and than an address gets. */
const MOST = 1000;

/** What players ask coaches to confirm. */
export function attestationDocuments(database: Firestore) {
  return collectionOf(database, ATTESTATIONS);
}

async function allOf(query: Query<Attestation>): Promise<readonly Attestation[]> {
  return (await query.limit(MOST).get()).docs.flatMap((one) => readOrReport(one) ?? []);
}

/**
 * The requests of a player. Whoever adds one reads the player's account first in the transaction, and writes it: then
 * no other one comes between.
 */
export function attestationsOfPlayer(database: Firestore, player: string): Promise<readonly Attestation[]> {
  return allOf(attestationDocuments(database).where('player', '==', player));
}

/** The requests that went to the mailbox of an address, or were to go there. */
export function attestationsToMailbox(database: Firestore, address: string): Promise<readonly Attestation[]> {
  return allOf(attestationDocuments(database).where('mailbox', '==', deliveredAddress(address)));
}

/** What is confirmed of some players at a time (ISO 8601); 30 players at most. */
export function confirmingOf(database: Firestore, players: readonly string[], at: string): Promise<readonly Attestation[]> {
  const ofPlayers = attestationDocuments(database).where('player', 'in', [...players]);
  return allOf(ofPlayers.where('confirmedUntil', '>', at));
}

/** The link of the mail to a confirmer: nobody computes it who does not run this deployment. */
export function attestationLinkOf({ _id, askedAt }: Pick<Attestation, '_id' | 'askedAt'>): string {
  return `${_id}.${hashOf(`attestation ${_id} ${askedAt}`)}`;
}

/** The id in such a link. Throws Refusal notFound where no document can have that name. */
export function idOfAttestationLink(link: string): string {
  const id = link.slice(0, link.indexOf('.'));
  return isDocumentName(id) ? id : missing('unknownAttestationLink');
}

/** Whether a link is the one of a stored request. */
export function isLinkOf(link: string, one: Attestation): boolean {
  return isSameHash(link, attestationLinkOf(one));
}
