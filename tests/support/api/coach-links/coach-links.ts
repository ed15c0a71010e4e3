import { isObject } from '@touchline/domain/kernel/json/json';
import type { CoachLink } from '@touchline/domain/person/coach-links/coach-link';
import { type OwnCoachLinks, ownCoachLinks, type ShownCoachLink } from '@touchline/domain/person/coach-links/shown-coach-links';
import { aCoachLink } from '@touchline/domain/person/coach-links/testing/a-coach-link';
import { coachLinkDocuments, confirmationOf, secretLinkOf } from '@touchline/functions/features/coach-links/coach-link-documents';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import type { Answer, Caller } from '../caller';

const LATER = '2099-01-01T00:00:00.000Z';

/** A new mail address of a coach. */
export const aCollegeAddress = (): string => `coach-${newId().toLowerCase()}@college.example`;

/** What a player sends who makes a link to grades for a mail address. */
export function aLinkForm(to: string | null, changes: object = {}) {
  return { name: 'Kim Sample', to, groups: ['grades'], showsEmail: false, phone: null, locale: 'en', ...changes };
}

/** Makes a link to grades for a mail address, the page of a coach, or nobody that we know. */
export function makeLink(caller: Caller, to: string | null, changes: object = {}): Promise<Answer> {
  return caller.call('makeCoachLink', { body: aLinkForm(to, changes) });
}

/** The links that somebody reads. */
export async function linksOf(caller: Caller): Promise<OwnCoachLinks> {
  return ownCoachLinks.parse((await caller.call('coachLinks')).body);
}

/** Makes a link; answers it as its player sees it, with the secret in its address. */
export async function aMadeLink(
  caller: Caller,
  to: string | null,
  changes: object = {},
): Promise<ShownCoachLink & { readonly secret: string }> {
  const made = await makeLink(caller, to, changes);
  if (made.status !== 200) throw new Error(`no link: ${made.status} ${made.text}`);
  const [link] = (await linksOf(caller)).items;
  if (link === undefined) throw new Error('no link is listed');
  return { ...link, secret: `${link.linkId}.${link.path?.split('#')[1] ?? ''}` };
}

/** Stores a link of a player for a mail address, open unless told otherwise. */
export async function aStoredCoachLink(changes: Pick<CoachLink, 'player'> & Partial<CoachLink>): Promise<CoachLink> {
  const link = aCoachLink({ _id: newId(), madeAt: new Date().toISOString(), validUntil: LATER, ...changes });
  await coachLinkDocuments(firestore()).doc(link._id).set(link);
  return link;
}

/** A link as it is stored. */
export async function storedCoachLink(id: string): Promise<CoachLink | undefined> {
  return (await coachLinkDocuments(firestore()).doc(id).get()).data();
}

/** The secret of a new link of a player. */
export async function aSecretOf(player: string, changes: Partial<CoachLink> = {}): Promise<string> {
  return secretLinkOf(await aStoredCoachLink({ player, ...changes }));
}

/** A confirmation of a new link of a player, as the mail to its receiver has it. */
export async function aConfirmationOf(player: string): Promise<string> {
  const link = await aStoredCoachLink({ player, confirmAskedAt: new Date().toISOString() });
  return confirmationOf(link) ?? 'none';
}

/** Opens a link as somebody whose browser has a key, or none. */
export function openLink(caller: Caller, link: unknown, key: unknown = null): Promise<Answer> {
  return caller.call('openCoachLink', { body: { link, key } });
}

/** The confirmations in the mails to the receiver of a link. */
export async function confirmationsTo(email: string): Promise<readonly string[]> {
  const { docs } = await firestore().collection('mail').where('to', 'array-contains', email).get();
  return docs.flatMap((one) => {
    const message: unknown = one.get('message');
    const text = isObject(message) && typeof message.text === 'string' ? message.text : '';
    return [...text.matchAll(/mode=coachLink&link=([\w.-]+)/g)].map(([, link = '']) => link);
  });
}
