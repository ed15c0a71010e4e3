import { account, newAccount } from '@touchline/domain/person/account/account';
import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import { profile } from '@touchline/domain/person/profiles/profile';
import { DEMO_PASSWORD } from '../../launcher/summary';
import type { DemoPerson } from '../demo-people';
import type { SamplePerson } from '../players/demo-players';
import type { MemberLine } from './history-steps';

/**
 * The invented players of members.json, who have an account: who is in the queue to be featured, or has bought. Throws
 * where one is no invented player, or does not fit.
 */
export function demoMembers(lines: readonly MemberLine[], samples: readonly SamplePerson[]): readonly DemoPerson[] {
  return lines.flatMap(({ uid, dateOfBirth, locale }) => {
    if (dateOfBirth === undefined || locale === undefined) return [];
    const sample = samples.find((one) => one.profile._id === uid);
    if (sample === undefined) throw new Error(`no player ${uid}`);
    const { displayName, username, createdAt: now } = sample.profile;
    const [firstName = '', ...rest] = displayName.split(' ');
    const email = `${username}@players.example`;
    const names = { firstName, lastName: rest.join(' ') };
    return {
      password: DEMO_PASSWORD,
      claims: {},
      account: account.parse(newAccount({ uid, email, ...names, dateOfBirth, marketingOptIn: false, locale, now })),
      profile: profile.parse({ ...sample.profile, adultFrom: comesOfAgeOn(dateOfBirth) }),
    };
  });
}
