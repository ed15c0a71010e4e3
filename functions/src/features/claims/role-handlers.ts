import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { collegePagePath } from '@touchline/domain/college/path-name';
import { collegesOfEmail } from '@touchline/domain/person/claims/coach-colleges';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import { type CatalogueStore, listedColleges } from '../colleges/catalogue-store';
import type { ShowPeople } from '../members/admin-user-handlers';
import type { RenewRoleClaims } from '../sign-in/role-claims';
import type { RoleStore } from './role-store';

/** What deciding about a role needs. */
interface DecideRoleDependencies {
  readonly roles: RoleStore;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly renewClaims: RenewRoleClaims;
  readonly catalogue: CatalogueStore;
  readonly show: ShowPeople;
}

/**
 * POST /ui/v1/admin/users/:uid/roles. The documents decide what a coach may do, at once. The claim follows, for the
 * client; accepting again repairs a lost one.
 */
export function decideRole({ roles, users, renewClaims, catalogue, show }: DecideRoleDependencies): Handler<'decideRole'> {
  return async ({ actor, params: { uid }, body, origin }) => {
    const by = callerUid(actor);
    const user = await users.find(uid);
    if (user === null) throw new Refusal('notFound', 'unknownUser');
    const verdict = body();
    const college = (await listedColleges(catalogue, [verdict.collegeId])).get(verdict.collegeId);
    const page = college === undefined ? null : `${origin}${collegePagePath(college.pathName, college.sexes[0] ?? 'male')}`;
    const about = { collegeName: college?.name ?? verdict.collegeId, page, wizard: `${origin}/coachonboardingwizard` };
    const collegeIds = collegesOfEmail((await catalogue.fresh()).rows, user.email).map(({ _id }) => _id);
    const { person, leaver } = await roles.decide({ uid, by, verdict, mail: { ...user, collegeIds }, ...about });
    await Promise.all([uid, ...(leaver === null ? [] : [leaver])].map(renewClaims));
    const [shown] = await show([person]);
    if (shown === undefined) throw new Refusal('notFound', 'unknownUser');
    return { user: shown };
  };
}
