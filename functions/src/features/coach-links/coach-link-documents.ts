import { type CoachLink, COACH_LINKS } from '@touchline/domain/person/coach-links/coach-link';
import type { Firestore } from '@google-cloud/firestore';
import { missing } from '../../platform/audited-transaction';
import { readOrReport } from '../../platform/firestore';
import { hashOf, isSameHash } from '../../platform/rate-limit-store';
import { collectionOf, isDocumentName } from '../../platform/stored-document';

/** Far more links than a player has before they are erased. */
const MOST = 1000;

/** The private links of players. */
export function coachLinkDocuments(database: Firestore) {
  return collectionOf(database, COACH_LINKS);
}

/**
 * The links of a player. Whoever adds one reads the player's account first in the transaction, and writes it: then no
 * other one comes between.
 */
export async function coachLinksOfPlayer(database: Firestore, player: string): Promise<readonly CoachLink[]> {
  const found = await coachLinkDocuments(database).where('player', '==', player).limit(MOST).get();
  return found.docs.flatMap((one) => readOrReport(one) ?? []);
}

/**
 * What a link is opened by: the id and a hash that nobody computes who does not run this deployment, so we store no
 * secret.
 */
export function secretLinkOf({ _id, madeAt }: Pick<CoachLink, '_id' | 'madeAt'>): string {
  return `${_id}.${hashOf(`coach link ${_id} ${madeAt}`)}`;
}

/** What a browser gets that has confirmed the receiver's address. */
export function receiverKeyOf({ _id, madeAt }: Pick<CoachLink, '_id' | 'madeAt'>): string {
  return hashOf(`coach link receiver ${_id} ${madeAt}`);
}

/** The link of the latest mail to the receiver; null where that is used up. */
export function confirmationOf({ _id, confirmAskedAt }: Pick<CoachLink, '_id' | 'confirmAskedAt'>): string | null {
  return confirmAskedAt === null ? null : `${_id}.${hashOf(`coach link confirmation ${_id} ${confirmAskedAt}`)}`;
}

/** The id in a link or a confirmation. Throws Refusal notFound where no document can have that name. */
export function idInLink(link: string): string {
  const id = link.slice(0, link.indexOf('.'));
  return isDocumentName(id) ? id : missing('unknownCoachLink');
}

/** Whether a text is the secret of a link; null is none. */
export function isSecret(sent: string, expected: string | null): boolean {
  return expected !== null && isSameHash(sent, expected);
}

/**
 * The address of a link on this site. The secret stands behind the `#`, which browsers send to nobody: it is in no log
 * of a server and in no referrer.
 */
export function pathOfLink(link: CoachLink, username: string): string {
  const [id = '', secret = ''] = secretLinkOf(link).split('.');
  return `/profile/${username}/about?link=${id}${link.locale === 'de' ? '&lang=de' : ''}#${secret}`;
}
