import { hostMatchesDomain, hostOf } from '@touchline/domain/kernel/text/host-match';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { sexOf } from '@touchline/domain/person/claims/coach-colleges';
import type { CollegeRequest } from '@touchline/domain/person/college-requests/college-request';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import type { CatalogueStore } from '../colleges/catalogue-store';
import type { RequestedCollegeStore } from './requested-college-store';

/** What creating a requested college needs. */
interface RequestedCollegeDependencies {
  readonly requestOf: (uid: string) => Promise<CollegeRequest | null>;
  readonly colleges: RequestedCollegeStore;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly catalogue: CatalogueStore;
}

/**
 * POST /ui/v1/admin/collegeRequests/:uid/college: the promise of 24 hours kept (S9-10). The site has to match the
 * coach's verified address and the teams the one the coach asked for, because nobody could accept the role otherwise.
 */
export function createRequestedCollege({
  requestOf,
  colleges,
  users,
  catalogue,
}: RequestedCollegeDependencies): Handler<'createRequestedCollege'> {
  return async ({ actor, params: { uid }, body }) => {
    const by = callerUid(actor);
    const [request, user] = /^[A-Za-z0-9_-]{1,128}$/.test(uid)
      ? await Promise.all([requestOf(uid), users.find(uid)])
      : [null, null];
    if (request === null || user === null) throw new Refusal('notFound', 'unknownRequest');
    if (request.doneAt !== null) throw new Refusal('conflict', 'requestClosed');
    if (!user.emailVerified) throw new Refusal('conflict', 'coachUnverified');
    const form = body();
    const host = hostOf(form.collegeURL) ?? '';
    const domain = user.email.slice(user.email.indexOf('@') + 1);
    if (hostMatchesDomain(host, domain) === null) throw new Refusal('invalid', 'siteOfOtherDomain', { domain }, 'collegeURL');
    if (!form.teams.includes(sexOf(request.sportsTypeGender))) throw new Refusal('invalid', 'teamOfCoachMissing', {}, 'teams');
    const { rows } = await catalogue.fresh();
    const sharing = rows.find((row) => row.host === host);
    if (sharing !== undefined && !form.sharesSite)
      throw new Refusal('conflict', 'siteOfCollege', { name: sharing.name }, 'collegeURL');

    const taken = new Set(rows.map(({ pathName }) => pathName.toLowerCase()));
    const { _id, name, pathName } = await colleges.create({
      uid,
      by,
      form,
      to: { email: user.email, isVerified: user.emailVerified },
      isTaken: (address) => taken.has(address.toLowerCase()),
    });
    catalogue.invalidate();
    return { college: { _id, name, pathName } };
  };
}
