import { Refusal } from '@touchline/domain/http/refusal';
import type { Handler } from '../../platform/handler';
import type { ProfileStore } from './profile-store';

/** GET /ui/v1/profile; hands the XSRF token out again. */
export function ownProfile(profiles: ProfileStore): Handler<'ownProfile'> {
  return async ({ actor, session }) => {
    const own = actor.uid === null ? null : await profiles.findOwn(actor.uid);
    if (own === null) throw new Refusal('notFound', 'noProfile');
    session.confirm();
    return own;
  };
}
