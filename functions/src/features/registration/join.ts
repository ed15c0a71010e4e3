import { collegesOfEmail } from '@touchline/domain/account/colleges-of-email';
import { type JoiningOccasion, newMember } from '@touchline/domain/account/new-member';
import type { Newcomer } from '@touchline/domain/account/registration';
import type { SiteMatch } from '@touchline/domain/college/colleges-of-site';
import type { Clock } from '../../platform/clock';
import type { CatalogueStore } from '../colleges/catalogue-store';
import type { Joining, RegistrationStore } from './registration-store';

/** Makes a member of somebody whose words have passed the rules of registration (specification §5). */
export type Join = (newcomer: Newcomer, occasion: Pick<JoiningOccasion, 'uid' | 'locale' | 'country'>) => Promise<Joining>;

export function join(people: RegistrationStore, catalogue: CatalogueStore, clock: Clock): Join {
  const collegesOf = async ({ type, email }: Newcomer): Promise<readonly SiteMatch[]> =>
    type === 'coach' ? collegesOfEmail((await catalogue.current()).rows, email) : [];
  return async (newcomer, occasion) => {
    const colleges = await collegesOf(newcomer);
    return people.save(newMember(newcomer, { ...occasion, now: clock(), colleges }));
  };
}
