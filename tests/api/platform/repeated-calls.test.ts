import { randomUUID } from 'node:crypto';
import type { College } from '@touchline/domain/college/college';
import { aTeam } from '@touchline/domain/college/testing/a-college';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { aRegistration } from '@touchline/domain/person/testing/a-registration';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { campDocuments } from '@touchline/functions/features/colleges/ranking-summary-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { faultyApiStage } from '../../support/api/api-stage';
import { auditAbout } from '../../support/api/platform/audit-lines';
import type { Answer, Caller, Sent } from '../../support/api/caller';
import { aCoachAt, aDomain } from '../../support/api/registration/coaches-by-email';
import { aCollegeWithItsCoach, add, aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { mailsAbout, storedPerson } from '../../support/api/account/own-accounts';
import { aUsername, signedIn } from '../../support/api/members/people';
import { A_PIXEL } from '../../support/api/platform/permission-cells';
import { aPlayer } from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';
import { anAddress, storedOf } from '../../support/api/registration/registrations';
import { reportsAbout } from '../../support/api/moderation/reports';

const api = faultyApiStage();
const { proxy, visitor } = api;

/** A call that makes something, and what it has left behind so far. */
interface Making {
  readonly name: RouteName;
  readonly caller: Caller;
  readonly sent: Sent;
  readonly left: () => Promise<unknown>;
}

const send = ({ name, caller, sent }: Making, key: string): Promise<Answer> =>
  caller.call(name, { ...sent, headers: { ...sent.headers, 'idempotency-key': key } });
const aKey = () => randomUUID();
const sizeOf = async (collection: string, field: string, value: string): Promise<number> =>
  (await firestore().collection(collection).where(field, '==', value).count().get()).data().count;
const idsOf = (lines: readonly { readonly _id?: unknown }[]) => lines.map(({ _id }) => _id);

async function makings(): Promise<readonly Making[]> {
  const domains = [aDomain('repeated'), aDomain('missing')] as const;
  const sport = [aTeam({ sex: 'male' })];
  const [staffed, claimed, waiting, player, person, username] = await Promise.all([
    aCollegeWithItsCoach(api.url),
    aStoredCollege({ collegeURL: `https://www.${domains[0]}/`, athletics: { sport } }),
    aCoachAt(api.url, domains[1]),
    aPlayer(api.url),
    signedIn(api.url),
    aUsername(),
  ]);
  const [claimant, { college, coach }] = [await aCoachAt(api.url, domains[0]), staffed];
  const params = { collegeId: college._id };
  const camp = { name: 'Summer ID Clinic', type: 'idClinic', sex: 'both', startsOn: '2099-07-10', endsOn: '2099-07-12' };
  const first = await coach.call('createCamp', { params, body: camp });
  const campId = (first.body as { readonly camp: { readonly _id: string } }).camp._id;
  const [email, invited, subject] = [anAddress(), anAddress(), `Repeated ${randomUUID()}`];
  const [replyTo, requestedBy] = [anAddress(), anAddress()];
  const image = { body: A_PIXEL, headers: { 'content-type': 'image/png' } };
  const reported = ((await firestore().collection('usernames').doc(username).get()).get('profileId') ?? '') as string;
  const stored = async (one: College) => (await collegeDocuments(firestore()).colleges.doc(one._id).get()).data();
  const invitesTo = async (to: string) =>
    (await firestore().collection('mail').where('to', 'array-contains', to).count().get()).data().count;
  const linesOf = async (target: string) => idsOf(await auditAbout(target));
  const campsOf = () => sizeOf('camps', 'collegeId', college._id);
  const rolesOf = async (one: { uid: string; email: string }) => [(await storedPerson(one)).profile, await mailsAbout(one)];
  const campOf = async () => (await campDocuments(firestore()).doc(campId).get()).data();
  return [
    {
      name: 'registerAccount',
      caller: visitor,
      sent: { body: { account: { ...aRegistration, email } } },
      left: () => storedOf(email),
    },
    { name: 'createCamp', caller: coach, sent: { params, body: { ...camp, name: 'Another' } }, left: campsOf },
    { name: 'copyCamp', caller: coach, sent: { params: { ...params, campId } }, left: campsOf },
    {
      name: 'patchCamp',
      caller: coach,
      sent: { params: { ...params, campId }, body: { patch: [replace('/name', 'Winter')] } },
      left: campOf,
    },
    {
      name: 'patchCollege',
      caller: coach,
      sent: { params, body: { patch: [add('/tags/-', 'by the sea')] }, headers: { 'if-match': '1' } },
      left: async () => [(await stored(college))?.tags, await linesOf(`colleges/${college._id}`)],
    },
    {
      name: 'uploadCollegePicture',
      caller: coach,
      sent: { params, ...image },
      left: async () => [...((await stored(college)) ?? college).pictures],
    },
    {
      name: 'patchProfile',
      caller: player.caller,
      sent: { params: { profileId: player.stored._id }, body: { patch: [replace('/about', 'Once.')] } },
      left: () => storedPerson(player.caller),
    },
    {
      name: 'uploadProfilePicture',
      caller: player.caller,
      sent: { params: { profileId: player.stored._id }, ...image },
      left: async () => (await storedPerson(player.caller)).profile?.pictures,
    },
    {
      name: 'claimCollege',
      caller: claimant,
      sent: { body: { collegeId: claimed._id, sex: 'male', staffType: 'headcoach' } },
      left: () => rolesOf(claimant),
    },
    {
      name: 'claimAlumni',
      caller: person,
      sent: { body: { collegeId: claimed._id, isListed: false } },
      left: () => rolesOf(person),
    },
    {
      name: 'requestCollege',
      caller: waiting,
      sent: { body: { sportsTypeGender: 'Male' } },
      left: () => linesOf(`profiles/${waiting.uid}`),
    },
    {
      name: 'inviteStaff',
      caller: coach,
      sent: { params, body: { email: invited, sex: 'male', staffType: 'assistantcoach' } },
      left: async () => [await invitesTo(invited), await sizeOf('coachInvites', 'email', invited)],
    },
    {
      name: 'reportProfile',
      caller: visitor,
      sent: { params: { username }, body: { about: { kind: 'profile' }, reason: 'spam' } },
      left: async () => (await reportsAbout(reported)).map(({ count }) => count),
    },
    {
      name: 'sendFeedback',
      caller: visitor,
      sent: { body: { subject, text: 'Once.' } },
      left: () => sizeOf('feedback', 'subject', subject),
    },
    {
      name: 'sendContactMessage',
      caller: visitor,
      sent: { body: { topic: 'other', message: subject, replyTo } },
      left: async () => [await sizeOf('contactMessages', 'message', subject), await sizeOf('mail', 'replyTo', replyTo)],
    },
    {
      name: 'requestRemoval',
      caller: visitor,
      sent: { body: { wish: 'remove', reason: 'other', page: '/home', text: subject, replyTo: requestedBy } },
      left: async () => [await sizeOf('reports', 'note', subject), await sizeOf('mail', 'replyTo', requestedBy)],
    },
  ];
}

/** The database does everything, and never says so; only what counts and marks attempts gets its answers. */
const loseAnswers = () =>
  proxy.setFault((method, sent) => {
    const counts = /\/(rateLimits|unusedPictures)\//.test(sent) && !/\/(auditLog|reports|contactMessages|feedback)\//.test(sent);
    return method === 'Commit' && !counts ? 'lost' : 'pass';
  });

describe('a call that was carried out though it was answered 503 (F1)', () => {
  let made: readonly Making[] = [];
  beforeAll(async () => {
    made = await makings();
  });

  test('is repeated under its key: it answers as done, and nothing is made twice', async () => {
    const [before, keys] = [await Promise.all(made.map(({ left }) => left())), made.map(aKey)];
    loseAnswers();
    const lost = await Promise.all(made.map((one, index) => send(one, keys[index] ?? '')));
    proxy.setFault(() => 'pass');
    const after = await Promise.all(made.map(({ left }) => left()));
    lost.forEach((answer, index) => {
      expectRefusal(answer, 503, made[index]?.name);
      expect(after[index], made[index]?.name).not.toEqual(before[index]);
    });

    for (const [index, one] of made.entries()) {
      const answer = await send(one, keys[index] ?? '');
      expect([200, 201], `${one.name}: ${answer.text}`).toContain(answer.status);
      expect(await one.left(), one.name).toEqual(after[index]);
    }
  });
});

describe('a key', () => {
  test('speaks for one person, one content and one address alone', async () => {
    const [{ college, coach }, other] = await Promise.all([aCollegeWithItsCoach(api.url), aCollegeWithItsCoach(api.url)]);
    const key = aKey();
    const camp = { name: 'Camp', type: 'idClinic', sex: 'both', startsOn: '2099-07-10', endsOn: '2099-07-12' };
    const make = async (caller: Caller, collegeId: string, name: string) => {
      const headers = { 'idempotency-key': key };
      const answer = await caller.call('createCamp', { params: { collegeId }, body: { ...camp, name }, headers });
      return (answer.body as { readonly camp: { readonly _id: string } }).camp._id;
    };

    const ids = [
      await make(coach, college._id, 'One'),
      await make(coach, college._id, 'Two'),
      await make(other.coach, other.college._id, 'One'),
      await make(coach, college._id, 'One'),
    ];

    expect([new Set(ids).size, ids[3]]).toEqual([3, ids[0]]);
  });

  test.each(['short', 'x'.repeat(65), 'a key with spaces 1234', '%D0%BA%D0%BB%D1%8E%D1%87'])('%j is none: 400', async (key) => {
    const headers = { 'idempotency-key': key };
    expectRefusal(await visitor.call('sendFeedback', { body: { subject: 's', text: 't' }, headers }), 400);
  });
});
