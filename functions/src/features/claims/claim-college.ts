import { claimableColleges } from '@touchline/domain/account/coach-colleges';
import { isCoach } from '@touchline/domain/account/coach-role';
import { Refusal } from '@touchline/domain/http/refusal';
import type { Handler } from '../../platform/handler';
import type { CatalogueStore } from '../colleges/catalogue-store';
import type { ProfileStore } from '../profile/profile-store';
import type { ClaimStore } from './claim-store';

/**
 * POST /ui/v1/collegeClaims: a coach asks for a college whose site belongs with the own mail domain, by the same rule as at registration; an admin decides
 * (design.md §4, Roles).
 */
export function claimCollege(profiles: ProfileStore, catalogue: CatalogueStore, claims: ClaimStore): Handler<'claimCollege'> {
  return async ({ actor: { uid }, body }) => {
    const own = uid === null ? null : await profiles.findOwn(uid);
    if (own === null || !isCoach(own)) throw new Refusal('forbidden', 'onlyCoachesClaim');
    const wish = body();
    const { rows } = await catalogue.current();
    const college = rows.find(({ _id }) => _id === wish.collegeId);
    if (college === undefined) throw new Refusal('notFound', 'unknownCollege', {}, 'collegeId');
    if (!claimableColleges(own, own.email, rows).some(({ _id }) => _id === college._id))
      throw new Refusal('forbidden', 'collegeOfOthers', {}, 'collegeId');
    if (!college.sexes.includes(wish.sex)) throw new Refusal('invalid', 'noSuchTeam', {}, 'sex');
    return { roles: [...(await claims.save(own._id, wish))] };
  };
}
