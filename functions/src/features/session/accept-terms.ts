import { namesOf } from '@touchline/domain/account/person-names';
import { newcomer, registrationRefusal } from '@touchline/domain/account/registration';
import { Refusal } from '@touchline/domain/http/refusal';
import { isObject } from '@touchline/domain/json/json';
import type { AuthChanges } from '../../platform/auth-changes-gateway';
import type { AuthGateway } from '../../platform/auth-gateway';
import type { Clock } from '../../platform/clock';
import type { Handler } from '../../platform/handler';
import { parsedOrRefused } from '../../platform/parsed-or-refused';
import type { Join } from '../registration/join';

/** What accepting the terms goes through. */
export interface TermsPath {
  readonly auth: AuthGateway;
  readonly users: Pick<AuthChanges, 'find' | 'remove'>;
  readonly isMember: (uid: string) => Promise<boolean>;
  readonly join: Join;
  readonly clock: Clock;
}

/**
 * POST /ui/v1/acceptTerms (specification §4, Sign-in flow): every rule of registration holds for whoever joins by a social provider, too. The address is the provider's, a
 * name that is not said as well. Of a child nothing is kept, not even the provider's user.
 */
export function acceptTerms({ auth, users, isMember, join, clock }: TermsPath): Handler<'acceptTerms'> {
  return async ({ sent, body, language, country }) => {
    const known = await auth.userOfIdToken(textAt(sent, 'idToken'));
    if (known === null) throw new Refusal('signInRequired', 'signInFailed');
    const { uid } = known;
    const named = isObject(sent) ? textAt(sent.user, 'uid') : '';
    if (named !== '' && named !== uid) throw new Refusal('forbidden', 'forbidden', {}, 'user/uid');
    const { user } = body();
    if (await isMember(uid)) return { accepted: true };

    const provided = await users.find(uid);
    if (provided === null) throw new Refusal('signInRequired', 'signInFailed');
    const { email, displayName } = provided;
    const person = parsedOrRefused(newcomer, { ...namesOf(displayName), ...user, email }, 'user');
    const tooYoung = registrationRefusal(person, clock().toISOString().slice(0, 10));
    if (tooYoung !== null) {
      await users.remove(uid);
      throw new Refusal('invalid', tooYoung.code, {}, `user/${tooYoung.field}`);
    }
    const joining = await join(person, { uid, locale: language, country });
    if (joining === 'leaving') throw new Refusal('unavailable', 'unavailable');
    return { accepted: true };
  };
}

function textAt(sent: unknown, key: string): string {
  const value = isObject(sent) ? sent[key] : undefined;
  return typeof value === 'string' ? value : '';
}
