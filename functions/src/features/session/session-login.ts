import { Refusal } from '@touchline/domain/http/refusal';
import type { AuthGateway } from '../../platform/auth-gateway';
import type { Clock } from '../../platform/clock';
import type { Handler } from '../../platform/handler';
import type { Tries } from '../../platform/tries';

/** A session lasts five days; the id token it starts from was issued at most five minutes ago (design.md §4, Sessions). */
export const SESSION_LIFETIME_MS = 5 * 24 * 60 * 60 * 1000;
const FRESH_TOKEN_MS = 5 * 60 * 1000;

/** What signing in goes through. */
export interface SignInPath {
  readonly auth: AuthGateway;
  readonly hasProfile: (uid: string) => Promise<boolean>;
  /** Brings account and provider together: somebody may have changed the address at the provider itself. */
  readonly settle: (uid: string) => Promise<void>;
  readonly tries: Tries;
  readonly clock: Clock;
}

/** POST /ui/v1/sessionLogin. Refused with code 100 where the user has no profile yet (specification §4, Sign-in flow). */
export function sessionLogin({ auth, hasProfile, settle, tries, clock }: SignInPath): Handler<'sessionLogin'> {
  return async ({ body, session, address }) => {
    await tries.from(address);
    const { idToken } = body();
    const user = await auth.userOfIdToken(idToken);
    const now = clock().getTime();
    if (user === null || now - user.issuedAt * 1000 > FRESH_TOKEN_MS) throw new Refusal('signInRequired', 'signInFailed');
    const [isMember] = await Promise.all([hasProfile(user.uid), tries.around(user.uid)]);
    if (!isMember) throw new Refusal('forbidden', 'mustAcceptTerms');
    await settle(user.uid);
    session.start(await auth.createSession(idToken, SESSION_LIFETIME_MS), SESSION_LIFETIME_MS);
    return { expiresAt: new Date(now + SESSION_LIFETIME_MS).toISOString() };
  };
}
