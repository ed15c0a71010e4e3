import { randomUUID } from 'node:crypto';
import { aTeam } from '@touchline/domain/college/testing/a-college';
import { newCollegeRequest } from '@touchline/domain/person/college-requests/college-request';
import { collegeRequests } from '@touchline/functions/features/college-requests/college-request-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { apiStage } from '../../support/api/api-stage';
import { aCoachAt, aDomain } from '../../support/api/registration/coaches-by-email';
import { allRequests } from '../../support/api/college-requests/college-requests';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { accountOf, mailsAbout, storedPerson } from '../../support/api/account/own-accounts';
import { aPerson, signedIn, type SignedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const requestOf = async (uid: string) => (await collegeRequests(firestore()).doc(uid).get()).data();
const aName = () => `Grove ${randomUUID().slice(0, 8)} College`;

/** A verified coach at a domain of their own whose men's college is missing. */
async function aWaitingCoach(): Promise<SignedIn & { readonly domain: string }> {
  const domain = aDomain('grove');
  const coach = await aCoachAt(api.url, domain);
  const request = newCollegeRequest({ _id: coach.uid, domain, sportsTypeGender: 'Male' }, new Date());
  await collegeRequests(firestore()).doc(coach.uid).set(request);
  return { ...coach, domain };
}

const create = (uid: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  admin.call('createRequestedCollege', { params: { uid }, body, headers });
const formOf = ({ domain }: { readonly domain: string }, changes: object = {}) => ({
  ...{ name: aName(), collegeURL: `https://www.${domain}`, league: 'ncaa', division: 2, teams: ['male', 'female'] },
  ...changes,
});
const madeBy = (answer: { readonly body: unknown }) =>
  (answer.body as { readonly college: { readonly _id: string; readonly name: string; readonly pathName: string } }).college;

describe('[S9-10] an admin creates a college out of a request', () => {
  test('it has its page, is found and listed at once; the coach has the Pending role and a mail; the request is closed', async () => {
    const coach = await aWaitingCoach();
    const form = formOf(coach, { city: 'Grove City', state: 'OH' });
    const answer = await create(coach.uid, form);
    expect(answer.status, answer.text).toBe(201);
    const { _id, name, pathName } = madeBy(answer);
    expect([name, pathName]).toEqual([form.name, form.name.replaceAll(' ', '_')]);

    const page = await api.visitor.call('college', { params: { collegeId: pathName } });
    expect(page.body).toMatchObject({
      ...{ _id, name, league: 'ncaa', division: 2, version: 1 },
      athletics: { sport: [{ sex: 'male' }, { sex: 'female' }] },
      address: { locality: 'Grove City' },
      sources: { collegeURL: { by: 'admin' } },
    });
    const found = await api.visitor.call('searchColleges', { query: { q: name } });
    expect(found.body).toMatchObject({ items: [{ _id, city: 'Grove City' }] });
    expect((await admin.call('collegeCatalogue')).text).toContain(name);
    const match = await api.visitor.call('collegeProperty', { query: { keys: coach.domain } });
    expect(match.body).toMatchObject({ items: [{ colleges: [{ _id, match: 'exact' }] }] });

    expect(await accountOf(coach)).toMatchObject({
      roleRequests: [{ type: 'coach', collegeId: _id, collegeName: name, status: 'Pending' }],
      claimable: [{ collegeId: _id, sexes: ['male', 'female'] }],
    });
    expect(await mailsAbout(coach)).toMatchObject([{ to: [coach.email], message: { subject: `${name} is on Touchline now` } }]);
    expect((await requestOf(coach.uid))?.doneAt).toMatch(/Z$/);
    expect(await auditAbout(`profiles/${coach.uid}`)).toMatchObject([
      { action: 'collegeRequest.done', by: admin.uid, detail: { domain: coach.domain, collegeId: _id } },
    ]);
    expect(await auditAbout(`colleges/${_id}`)).toMatchObject([{ action: 'college.create', by: admin.uid, byAdmin: true }]);
    const accept = { type: 'coach', collegeId: _id, decision: 'accepted', reason: null };
    expect((await admin.call('decideRole', { params: { uid: coach.uid }, body: accept })).status).toBe(200);
  });

  test('twice, also at once, makes one college, one role and one mail', async () => {
    const coach = await aWaitingCoach();
    const form = formOf(coach);
    const answers = await Promise.all([create(coach.uid, form), create(coach.uid, form), create(coach.uid, form)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const again = await create(coach.uid, form);
    expectRefusal(again, 409);
    expect(codeOf(again)).toBe('requestClosed');
    expect([(await storedPerson(coach)).profile?.roles.length, (await mailsAbout(coach)).length]).toEqual([1, 1]);
    const found = await api.visitor.call('searchColleges', { query: { q: form.name } });
    expect(found.body).toMatchObject({ total: 1 });
  });

  test('whose name another college has gets an address of its own, with the city', async () => {
    const name = aName();
    await aStoredCollege({ name, pathName: name.replaceAll(' ', '_').toUpperCase() });
    const coach = await aWaitingCoach();
    const answer = await create(coach.uid, formOf(coach, { name, city: 'Grove City' }));
    expect(madeBy(answer).pathName).toBe(`${name.replaceAll(' ', '_')}_(Grove_City)`);
  });

  test('whose site another college has is made only where the admin confirms that they share it', async () => {
    const coach = await aWaitingCoach();
    const other = await aStoredCollege({
      collegeURL: `https://${coach.domain}/`,
      athletics: { sport: [aTeam({ sex: 'female' })] },
    });
    const refused = await create(coach.uid, formOf(coach), { 'accept-language': 'de' });
    expectRefusal(refused, 409);
    expect(codeOf(refused)).toBe('siteOfCollege');
    expect(refused.text).toContain(`Diese Website gehört schon zu ${other.name}`);
    expect((await create(coach.uid, formOf(coach, { sharesSite: true }))).status).toBe(201);
  });
});

describe('attack 150: a college that nobody could be the coach of is refused, and nothing is written', () => {
  test.each([
    ['a site of another domain', { collegeURL: 'https://www.elsewhere.edu' }, 'siteOfOtherDomain', 'collegeURL'],
    ['a look-alike domain', { collegeURL: 'https://www.not-DOMAIN' }, 'siteOfOtherDomain', 'collegeURL'],
    ['only the other team', { teams: ['female'] }, 'teamOfCoachMissing', 'teams'],
    ['no team', { teams: [] }, 'teamMissing', 'teams'],
    ['no division in a league that has them', { division: null }, 'divisionMissing', 'division'],
    ['a league of its own', { league: 'mine' }, 'leagueMissing', 'league'],
    ['a script for a site', { collegeURL: 'javascript:alert(1)' }, 'webLinkInvalid', 'collegeURL'],
    ['no name', { name: '  ' }, 'textMissing', 'name'],
  ])('%s is 422', async (_, change, code, field) => {
    const coach = await aWaitingCoach();
    const sent = JSON.parse(JSON.stringify(change).replace('DOMAIN', coach.domain)) as object;
    const answer = await create(coach.uid, formOf(coach, sent));
    expectRefusal(answer, 422);
    expect([codeOf(answer), answer.body]).toEqual([
      code,
      expect.objectContaining({ errors: [expect.objectContaining({ field })] }),
    ]);
    expect([(await requestOf(coach.uid))?.doneAt, (await mailsAbout(coach)).length]).toEqual([null, 0]);
    expect((await storedPerson(coach)).profile?.roles).toEqual([]);
  });

  test('for a coach who has moved to an unverified address it is 409, for nobody 404', async () => {
    const coach = await aWaitingCoach();
    await getAuth().updateUser(coach.uid, { emailVerified: false });
    const answer = await create(coach.uid, formOf(coach));
    expectRefusal(answer, 409);
    expect(codeOf(answer)).toBe('coachUnverified');
    for (const uid of ['nobody', 'a b', '..%2fother', (await aPerson()).uid])
      expectRefusal(await create(uid, formOf(coach)), 404);
  });
});

test('the list of requests goes on page by page and shows everyone once, whatever cannot be read', async () => {
  const people = await Promise.all(Array.from({ length: 45 }, () => aPerson()));
  const queue = collegeRequests(firestore());
  const due = new Date('2000-01-01T00:00:00.000Z');
  const ours = new Set(people.map(({ uid }) => uid));
  for (const { uid } of people)
    await queue.doc(uid).set(newCollegeRequest({ _id: uid, domain: 'page.edu', sportsTypeGender: 'Male' }, due));
  const unreadable = people[3]?.uid ?? '';
  await firestore().collection('collegeRequests').doc(unreadable).update({ sportsTypeGender: 'Other' });

  const shown = (await allRequests(admin)).map(({ uid }) => uid);
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.filter((uid) => ours.has(uid)).toSorted()).toEqual([...ours].filter((uid) => uid !== unreadable).toSorted());
  for (const bad of ['x', '2026-01-01T00:00:00.000Z~../x'])
    expectRefusal(await admin.call('adminCollegeRequests', { query: { after: bad } }), 400);
});

test('admins see where a coach’s mail domain matches a site by a subdomain alone', async () => {
  const domain = aDomain('campus');
  const [exact, under] = await Promise.all([
    aStoredCollege({ collegeURL: `https://www.${domain}/` }),
    aStoredCollege({ collegeURL: `https://law.${domain}/` }),
  ]);
  const roles = [exact, under].map(({ _id }) => ({ type: 'headcoach', value: _id, status: 'Pending' }) as const);
  const coach = await aCoachAt(api.url, domain, roles);
  const answer = await admin.call('adminUsers', { body: { search: coach.uid } });
  expect(answer.body).toMatchObject({
    items: [
      {
        roles: [
          { collegeId: exact._id, siteMatch: { match: 'exact', host: domain, domain } },
          { collegeId: under._id, siteMatch: { match: 'under', host: `law.${domain}`, domain } },
        ],
      },
    ],
  });
});
