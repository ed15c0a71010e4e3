import type { OwnAccount } from '@touchline/domain/person/account/own-account';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import type { Caller } from '../caller';
import type { Person, SignedIn } from '../members/people';
import { agedBy } from '../sign-in/tokens';

/** The caller's own account as the API returns it. */
export async function accountOf(caller: Caller): Promise<OwnAccount> {
  return (await caller.call('account')).body as OwnAccount;
}

/** The two stored documents of a person. */
export async function storedPerson({ uid }: Person) {
  const { accounts, profiles } = personDocuments(firestore());
  const [account, profile] = await Promise.all([accounts.doc(uid).get(), profiles.doc(uid).get()]);
  return { account: account.data(), profile: profile.data() };
}

/** The outgoing mails to a person. */
export async function mailsAbout({ uid }: Person) {
  const found = await firestore().collection('mail').where('about', '==', uid).get();
  return found.docs.map((document) => document.data());
}

/**
 * The caller with a session as of a minute ago, so that anything that ends sessions now ends it (after
 * `wasHereAnHourAgo`).
 */
export function aMinuteOlder(member: SignedIn): Caller {
  return member.with(agedBy(member.session, 60));
}
