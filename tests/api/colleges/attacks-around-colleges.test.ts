import { randomUUID } from 'node:crypto';
import type { College } from '@touchline/domain/college/college';
import { aTeam } from '@touchline/domain/college/testing/a-college';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { ATTACKS_ON_FORMS, type FormAttack, IDS_OF_NOTHING } from '../../support/api/colleges/attacks-on-forms';
import { acceptedAt, pendingAt } from '../../support/api/claims/coach-roles';
import type { Sent } from '../../support/api/caller';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aPerson, type Person, signedIn, type SignedIn } from '../../support/api/members/people';
import { aRegisteredCoach, type RegisteredCoach } from '../../support/api/registration/registered-coaches';
import { expectRefusal } from '../../support/api/refusals';
import { traceOf } from '../../support/api/platform/traces';

/** So many attacks of one person do not reach the limit of a day (30). */
const ATTACKS_EACH = 20;
const domain = `around-${randomUUID().slice(0, 8)}.edu`;
const api = apiStage();
let college: College;
let coaches: readonly SignedIn[];
let registered: RegisteredCoach;
let claimant: Person;
let untouched: unknown;
beforeAll(async () => {
  const sport = [aTeam({ sex: 'male' }), aTeam({ sex: 'female' })];
  college = await aStoredCollege({ collegeURL: `https://www.${domain}/`, athletics: { sport } });
  const count = Math.ceil(ATTACKS_ON_FORMS.length / ATTACKS_EACH) + 1;
  coaches = await Promise.all(Array.from({ length: count }, () => signedIn(api.url, { roles: [acceptedAt(college._id)] })));
  claimant = await aPerson({ roles: [pendingAt(college._id)] });
  registered = await aRegisteredCoach(api.visitor, domain);
  untouched = await trace();
});

/** The sender of an attack; a missing college is asked for by who registered with an address of a college. */
const senderOf = (attack: FormAttack) =>
  attack.name === 'requestCollege' ? registered : coaches[Math.floor(ATTACKS_ON_FORMS.indexOf(attack) / ATTACKS_EACH)];
const lastCoach = () => coaches.at(-1) ?? api.visitor;

/** What claims, objections, requests and invitations could change. */
async function trace(): Promise<unknown> {
  const lists = ['coachInvites', 'claimObjections', 'listedAlumni'].map((name) =>
    firestore().collection(name).where('collegeId', '==', college._id).get(),
  );
  const requests = firestore().collection('collegeRequests').where('domain', '==', domain).get();
  const documents = [claimant, ...coaches].map(({ uid }) => `profiles/${uid}`);
  const [found, stored] = await Promise.all([
    Promise.all([...lists, requests]),
    Promise.all(documents.map((path) => firestore().doc(path).get())),
  ]);
  return {
    college: await traceOf(college),
    lists: found.map(({ docs }) => docs.map((document) => document.data())),
    stored: stored.map((document) => document.data()),
  };
}

const params = () => ({ collegeId: college._id, uid: claimant.uid });

describe('the forms around a college', () => {
  test.each(ATTACKS_ON_FORMS)('attack $number on $name ($description) is $status', async (attack) => {
    const { name, body, headers = {}, status } = attack;
    const answer = await (senderOf(attack) ?? api.visitor).call(name, { params: params(), body, headers });
    expectRefusal(answer, status);
  });
});

describe('attack 166: an id of nothing in an address', () => {
  type Place = 'collegeId' | 'uid' | 'inviteId';
  const rows: readonly { readonly name: RouteName; readonly place?: Place; readonly isEditors?: true; readonly sent?: Sent }[] = [
    { name: 'college' },
    { name: 'collegeCamps' },
    { name: 'collegeAlumni' },
    { name: 'collegeComparison', sent: { query: { sex: 'male' } } },
    { name: 'collegeRanks' },
    { name: 'collegeHistory' },
    { name: 'collegeMembers', isEditors: true },
    { name: 'claimsOfCollege', isEditors: true },
    {
      name: 'inviteStaff',
      isEditors: true,
      sent: { body: { email: 'new@people.example', sex: 'male', staffType: 'headcoach' } },
    },
    { name: 'objectToClaim', place: 'uid', sent: { body: { reason: 'Nobody.' } } },
    { name: 'revokeInvite', place: 'inviteId' },
  ];

  test.each(rows)('$name is 404, and 403 where editors of that college alone may call', async (row) => {
    const { name, place = 'collegeId', isEditors = false, sent = {} } = row;
    for (const id of IDS_OF_NOTHING) {
      const answer = await lastCoach().call(name, { ...sent, params: { ...params(), [place]: id } });
      expectRefusal(answer, isEditors ? 403 : 404, id.slice(0, 20));
    }
  });
});

describe('attack 167: a query that is none', () => {
  test.each([
    ...['', 'sex=both', 'sex=', 'sex=male&sex=female', 'sex[]=male', 'sex=__proto__', 'sex=Male'].map(
      (query) => ['collegeComparison', query] as const,
    ),
    ...['after=x', 'after=-1', 'after=1.5', 'after=1e3', 'after=1&after=2', 'after=9999999999999999'].map(
      (query) => ['collegeHistory', query] as const,
    ),
    ...['since=', 'since=-1', 'since=x', ''].map((query) => ['collegeEdits', query] as const),
    ...['', 'type=admin', 'type=constructor', 'type=headcoach&type=alumni'].map((query) => ['leaveCollege', query] as const),
  ] as const)('%s?%s is 400', async (name, query) => {
    expectRefusal(await lastCoach().call(name, { params: params(), query }), 400);
  });
});

test('all of these attacks leave no trace', async () => {
  expect(await trace()).toEqual(untouched);
});
