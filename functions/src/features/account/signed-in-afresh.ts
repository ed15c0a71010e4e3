import type { Actor } from '@touchline/domain/account/actor';
import { Refusal } from '@touchline/domain/http/refusal';
import { isObject } from '@touchline/domain/json/json';
import type { AuthGateway } from '../../platform/auth-gateway';
import type { Clock } from '../../platform/clock';

/** A sign-in counts as fresh for so long (specification of the account pages: re-authentication). */
const FRESH_SIGN_IN_MS = 5 * 60 * 1000;

/** The uid of whoever calls. Throws Refusal signInRequired for a visitor. */
export function ownUid({ uid }: Actor): string {
  if (uid === null) throw new Refusal('signInRequired', 'signInRequired');
  return uid;
}

/** Checks that a call brings an id token of its own caller from a sign-in at most five minutes ago; answers the uid. Throws Refusal forbidden, before the body is judged. */
export type RequireFreshSignIn = (actor: Actor, sent: unknown) => Promise<string>;

export function freshSignIn(auth: AuthGateway, clock: Clock): RequireFreshSignIn {
  return async (actor, sent) => {
    const uid = ownUid(actor);
    const idToken = isObject(sent) && typeof sent.idToken === 'string' ? sent.idToken : '';
    const user = await auth.userOfIdToken(idToken.slice(0, 8000));
    const isFresh = user?.uid === uid && clock().getTime() - user.signedInAt * 1000 <= FRESH_SIGN_IN_MS;
    if (!isFresh) throw new Refusal('forbidden', 'signInAfresh');
    return uid;
  };
}
