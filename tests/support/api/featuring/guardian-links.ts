import { isObject } from '@touchline/domain/kernel/json/json';
import type { Language } from '@touchline/domain/kernel/language';
import { namedGuardian } from '@touchline/domain/person/consent/guardian';
import { allJobs } from '@touchline/functions/features/jobs/jobs';
import { guardianLinkOf } from '@touchline/functions/features/featuring/guardian-link';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import type { Answer, Caller } from '../caller';
import { aPerson } from '../members/people';
import { aPlayer, type Player } from '../profiles/profiles';

let addresses = 0;
/** A new mail address of a guardian. */
export const aGuardianAddress = (): string => `guardian-${Date.now().toString(36)}-${(addresses += 1)}@people.example`;

/** A player who is not of age, signed in. */
export async function aMinor(url: string): Promise<Player> {
  const player = await aPlayer(url, { adultFrom: '2999-01-01' });
  await personDocuments(firestore()).accounts.doc(player.stored._id).update({ dateOfBirth: '2010-01-01' });
  return player;
}

/** Sends whether the caller's profile may be featured. */
export function wish(caller: Caller, profileId: string, wanted: boolean, guardianEmail: string | null = null): Promise<Answer> {
  return caller.call('changeFeaturing', { params: { profileId }, body: { wanted, guardianEmail } });
}

/** The links of the mails to a guardian. */
export async function guardianLinksTo(email: string): Promise<readonly string[]> {
  const { docs } = await firestore().collection('mail').where('to', 'array-contains', email).get();
  return docs.flatMap((one) => {
    const message: unknown = one.get('message');
    const text = isObject(message) && typeof message.text === 'string' ? message.text : '';
    return [...text.matchAll(/mode=guardian&link=(\S+)/g)].map(([, link = '']) => link);
  });
}

/** The link that asks a new guardian of a minor. */
export async function aGuardianLink({ caller, stored }: Player): Promise<string> {
  const email = aGuardianAddress();
  const answer = await wish(caller, stored._id, true, email);
  const [link] = await guardianLinksTo(email);
  if (link === undefined) throw new Error(`no guardian was asked: ${answer.status} ${answer.text}`);
  return link;
}

/** What a guardian answers by a link: a no, or a yes with name and relation. */
export function answerLink(visitor: Caller, link: string, answer: 'allow' | 'end'): Promise<Answer> {
  const yes = { answer, name: 'Kim Sample', relation: 'mother' };
  return visitor.call('answerAsGuardian', { body: { link, ...(answer === 'allow' ? yes : { answer }) } });
}

/** Gives a person another address in the account alone, as if they had always had it. */
export async function withAddress({ uid }: { readonly uid: string }, email: string): Promise<void> {
  const document = personDocuments(firestore()).accounts.doc(uid);
  const account = (await document.get()).data();
  if (account === undefined) throw new Error(`no account ${uid}`);
  await document.set({ ...account, email });
}

/** A minor who may be featured by the consent of a guardian with this address, given at a time (ISO 8601). */
export async function aConfirmedMinor(
  url: string,
  email: string,
  at = new Date().toISOString(),
  locale: Language = 'de',
): Promise<Player> {
  const player = await aMinor(url);
  const { accounts, profiles } = personDocuments(firestore());
  const account = (await accounts.doc(player.stored._id).get()).data();
  if (account === undefined) throw new Error('a minor has an account');
  const guardian = { ...namedGuardian(email), confirmedAt: at, name: 'Kim Sample', relation: 'mother', locale } as const;
  await accounts.doc(account._id).set({ ...account, guardian });
  const featuring = { askedAt: at, by: 'guardian', allowedAt: at } as const;
  await profiles.doc(account._id).set({ ...player.stored, featuring });
  return { ...player, stored: { ...player.stored, featuring } };
}

/** The link by which the guardian of a new minor, who may be featured, ends that. */
export async function aFeaturedMinor(): Promise<string> {
  const { uid } = await aPerson();
  const at = new Date().toISOString();
  const featuring = { askedAt: at, by: 'guardian', allowedAt: at } as const;
  await personDocuments(firestore()).profiles.doc(uid).update({ adultFrom: '2999-01-01', featuring });
  return guardianLinkOf(uid, featuring);
}

/** Runs the job that announces the 18th birthday and asks for the class of high-school players. */
export const tellPlayers = () =>
  allJobs({ database: firestore, files: pictureFiles(), users: firebaseAuthChanges(), clock: systemClock, newId })[
    'tell-players'
  ]();

/** Runs the job that reminds guardians, and ends the consents of those who have become players. */
export const checkGuardians = () =>
  allJobs({ database: firestore, files: pictureFiles(), users: firebaseAuthChanges(), clock: systemClock, newId })[
    'check-guardians'
  ]();
