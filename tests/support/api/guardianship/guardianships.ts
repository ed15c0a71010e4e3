import { isObject } from '@touchline/domain/kernel/json/json';
import type { Account } from '@touchline/domain/person/account/account';
import { agreedGuardian, namedGuardian } from '@touchline/domain/person/consent/guardian';
import { type Guardianship, GUARDIANSHIP_SCHEMA_VERSION } from '@touchline/domain/person/guardianship/guardianship';
import { ownGuardianships, type OwnGuardianships } from '@touchline/domain/person/guardianship/shown-guardianships';
import { furtherLinkOf } from '@touchline/functions/features/guardianship/further-link';
import { guardianshipDocuments } from '@touchline/functions/features/guardianship/guardian-of-player-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import type { Answer, Caller } from '../caller';
import { aMinor } from '../featuring/guardian-links';
import { aPerson, type PersonOptions, type SignedIn, signedIn } from '../members/people';
import type { Player } from '../profiles/profiles';

const AT = '2026-01-01T00:00:00.000Z';
const LAST = '2099-01-01T00:00:00.000Z';

/** A parent of age who is signed in. */
export async function aParent(url: string, options: PersonOptions = {}): Promise<SignedIn> {
  const parent = await signedIn(url, options);
  await personDocuments(firestore()).profiles.doc(parent.uid).update({ type: 'parent', displayName: 'Kim Sample' });
  return parent;
}

/** Stores a link: a parent's open question to a player, unless told otherwise. */
export async function aStoredLink(changes: Pick<Guardianship, 'player'> & Partial<Guardianship>): Promise<Guardianship> {
  const link: Guardianship = {
    ...{ _id: newId(), schemaVersion: GUARDIANSHIP_SCHEMA_VERSION, guardian: 'uid-of-a-parent', email: 'kim@people.example' },
    ...{ typed: 'a-player', begunBy: 'guardian', askedAt: AT, validUntil: LAST, playerAt: null, guardianAt: AT, furtherAt: null },
    ...{ confirmedAt: null, endedAt: null, endedBy: null, adultFrom: '2999-01-01', keepAskedAt: null, keptAt: null },
    ...{ contactOff: false, pageHidden: false, asksPurchases: false, changedAt: AT },
    ...changes,
  };
  await guardianshipDocuments(firestore()).doc(link._id).set(link);
  return link;
}

/** A link as it is stored. */
export async function storedLink(id: string): Promise<Guardianship | undefined> {
  return (await guardianshipDocuments(firestore()).doc(id).get()).data();
}

/** A minor and a parent whose accounts are linked. */
export async function aLinkedChild(
  url: string,
  changes: Partial<Guardianship> = {},
): Promise<{ readonly child: Player; readonly parent: SignedIn; readonly link: Guardianship }> {
  const [child, parent] = await Promise.all([aMinor(url), aParent(url)]);
  const link = await aStoredLink({
    ...{ player: child.stored._id, guardian: parent.uid, email: parent.email, playerAt: AT, confirmedAt: AT, ...changes },
  });
  return { child, parent, link };
}

/** Gives a minor a guardian who agreed by mail. */
export function withGuardianByMail(player: Player, email: string): Promise<void> {
  const said = { name: 'Kim Sample', relation: 'mother', locale: 'en' } as const;
  return setGuardianByMail(player, agreedGuardian(namedGuardian(email), said, AT));
}

/** Takes the guardian away who agreed by mail. */
export function withoutGuardianByMail(player: Player): Promise<void> {
  return setGuardianByMail(player, null);
}

async function setGuardianByMail({ stored }: Player, guardian: Account['guardian']): Promise<void> {
  const document = personDocuments(firestore()).accounts.doc(stored._id);
  const account = (await document.get()).data();
  if (account === undefined) throw new Error(`no account ${stored._id}`);
  await document.set({ ...account, guardian });
}

/** The link of the mail that asks the guardian by mail of a new minor about a further one. */
export async function aFurtherLink(): Promise<string> {
  const { uid } = await aPerson();
  const { accounts } = personDocuments(firestore());
  const account = (await accounts.doc(uid).get()).data();
  if (account === undefined) throw new Error('a person has an account');
  const said = { name: 'Kim Sample', relation: 'mother', locale: 'en' } as const;
  const guardian = agreedGuardian(namedGuardian('mail@people.example'), said, AT);
  await accounts.doc(uid).set({ ...account, dateOfBirth: '2010-01-01', guardian });
  return furtherLinkOf(await aStoredLink({ player: uid, playerAt: AT }));
}

/** Asks for a link as a player or a parent. */
export function ask(caller: Caller, to: string): Promise<Answer> {
  return caller.call('askGuardianship', { body: { to } });
}

/** Answers a question about a link. */
export function answerLinkOf(caller: Caller, guardianshipId: string, answer: 'yes' | 'no', hasRead = true): Promise<Answer> {
  return caller.call('answerGuardianship', { params: { guardianshipId }, body: { answer, hasRead } });
}

/** The links that somebody reads. */
export async function linksOf(caller: Caller): Promise<OwnGuardianships> {
  return ownGuardianships.parse((await caller.call('guardianships')).body);
}

/** The texts of the mails to an address, by kind. */
export async function mailsOfKind(email: string, kind: string): Promise<readonly string[]> {
  const { docs } = await firestore().collection('mail').where('to', 'array-contains', email).get();
  return docs.flatMap((one) => {
    const message: unknown = one.get('message');
    return one.get('kind') === kind && isObject(message) ? [String(message.text)] : [];
  });
}
