import { API_CONTRACT, type ContractRow } from '@touchline/domain/http/api-contract';
import { API_ROUTES, type RouteName } from '@touchline/domain/http/api-routes';
import { newCollegeRequest } from '@touchline/domain/person/account/college-request';
import type { Role } from '@touchline/domain/person/roles/role';
import { collegeRequests } from '@touchline/functions/features/people/college-request-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { pendingAt } from '../../support/api/coach-roles';
import { apiStage } from '../../support/api/api-stage';
import { aCast, type ActorName, ACTORS, BAD_SESSIONS, type Cast } from '../../support/api/actors';
import type { Answer, Caller, Sent } from '../../support/api/caller';
import { patchCollege, patchIdOf } from '../../support/api/college-edits';
import { aCollegeWithItsCoach, replace } from '../../support/api/colleges';
import { clearsSession, cookiesOf } from '../../support/api/cookies';
import type { PermissionRow } from '../../support/api/permission-cells';
import { PERMISSION_TABLE } from '../../support/api/permission-table';
import { aPaidOrder, aPayment } from '../../support/api/checkouts';
import { aPerson } from '../../support/api/people';
import { storeDrawing } from '../../support/api/pictures';
import { anEditOfProfile, aPictureOfProfile } from '../../support/api/profiles';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { agedBy } from '../../support/api/tokens';
import { moneyStage } from '../../support/api/money-stage';
import { traceOf } from '../../support/api/traces';

const money = moneyStage();
const api = apiStage();
const { visitor } = api;
let cast: Cast;
let castWithoutProfile: Cast;
beforeAll(async () => {
  [cast, castWithoutProfile] = await Promise.all([aCast(api.url), aCast(api.url, { hasProfile: false })]);
  await storeDrawing(cast.college._id, PICTURE_ID);
});

const PICTURE_ID = 'a-picture-1';
const NAMES = Object.keys(API_ROUTES) as readonly RouteName[];
const rowOf = (name: RouteName): ContractRow => API_CONTRACT[name];
const changes = (name: RouteName): boolean => API_ROUTES[name].method !== 'GET';
const SIX_MINUTES = 360;

/** A call as one caller of an actor makes it. */
type Attempt = readonly [what: string, caller: Caller, sent: Sent];

const castsThatSpend = new Map<PermissionRow, Promise<Cast>>();
const castFor = (row: PermissionRow): Cast | Promise<Cast> => {
  if (row.hasNoProfile === true) return castWithoutProfile;
  if (row.spends !== true) return cast;
  const own = castsThatSpend.get(row) ?? aCast(api.url);
  castsThatSpend.set(row, own);
  return own;
};

/**
 * The calls of an actor, prepared one after the other: edits of one college at once contend, and one that is answered
 * with 503 may still be written during the next test.
 */
const attemptsOf = async (actor: ActorName, row: PermissionRow): Promise<readonly Attempt[]> => {
  const { shows, send } = row;
  const actors = await castFor(row);
  const [[, ownIdToken] = ['', '']] = actors.idTokensOf(actor);
  const stage = {
    collegeId: cast.college._id,
    actorsCollegeId: actors.college._id,
    profileId: actors.uidOf('PO'),
    aProfileEdit: () => anEditOfProfile(player(), cast.uidOf('PO')),
    aProfilePicture: () => aPictureOfProfile(player(), cast.uidOf('PO')),
    pictureId: PICTURE_ID,
    idToken: '',
    ownIdToken,
    anEdit,
    aRole,
    aPaidOrder: () => aPaidOrder(api.url, money.double),
    aPayment: () => aPayment(api.url, money.double),
    aCollegeRequest,
    aCoachWithRequest,
  };
  const attempts: Attempt[] = [];
  if (shows === undefined) {
    for (const [what, caller] of actors.callersOf(actor)) attempts.push([what, caller, await send(stage)]);
    return attempts;
  }
  const shown = (token: string) => (shows === 'oldIdToken' && !BAD_SESSIONS.includes(actor) ? agedBy(token, SIX_MINUTES) : token);
  for (const [what, token] of (shows === 'idTokenWithoutProfile' ? castWithoutProfile : cast).idTokensOf(actor))
    attempts.push([what, visitor, await send({ ...stage, idToken: shown(token) })]);
  return attempts;
};

const player = (): Caller => cast.callersOf('PO')[0]?.[1] ?? visitor;

let edits = 0;
async function anEdit(): Promise<string> {
  edits += 1;
  const [[, admin] = ['', visitor]] = cast.callersOf('AD');
  const edit = replace('/campus/description', `Edit ${edits} to undo.`);
  const answer = await patchCollege(admin, cast.college, [edit]);
  expect(answer.status, answer.text).toBe(200);
  return patchIdOf(answer);
}

async function aRole(status: Role['status']) {
  const role = { ...pendingAt(cast.college._id), status };
  const { uid } = await aPerson({ roles: [role] });
  return { uid, type: role.type, collegeId: role.value };
}

async function aCoachWithRequest(): Promise<string> {
  const uid = await aCollegeRequest();
  await getAuth().updateUser(uid, { email: `${uid}@matrix.edu`, emailVerified: true });
  return uid;
}

async function aCollegeRequest(): Promise<string> {
  const { uid } = await aPerson();
  const request = newCollegeRequest({ _id: uid, domain: 'new.example.edu', sportsTypeGender: 'Male' }, new Date());
  await collegeRequests(firestore()).doc(uid).set(request);
  return uid;
}

const cellsOfTable = NAMES.flatMap((name) =>
  PERMISSION_TABLE[name].flatMap((row) =>
    ACTORS.flatMap((actor) => {
      const status = row.cells[actor];
      return status === null ? [] : [{ name, row, actor, status, matrixRow: row.row, description: row.description }];
    }),
  ),
);

describe('[S6-01] [S6-02] the matrix of calls and actors', () => {
  test.each(cellsOfTable)(
    'row $matrixRow: $name ($description) answers $actor with $status',
    async ({ name, row, actor, status }) => {
      const attempts = await attemptsOf(actor, row);
      const before = await traceOf(cast.college);
      for (const [what, caller, sent] of attempts) {
        const answer = await caller.call(name, sent);
        if (status < 400) {
          expect(answer.status, `${what} ${answer.text}`).toBe(status);
          continue;
        }
        expectRefusal(answer, status, what);
        expect(cookiesOf(answer)['__session']?.value ?? '', what).toBe('');
      }
      if (status >= 400 && changes(name)) expect(await traceOf(cast.college)).toEqual(before);
    },
  );
});

describe('a bad session', () => {
  const bad = (access: (row: ContractRow) => boolean) =>
    NAMES.filter((name) => access(rowOf(name))).flatMap((name) => BAD_SESSIONS.map((actor) => ({ name, actor })));
  const answersTo = async (name: RouteName, actor: ActorName): Promise<readonly (readonly [string, Answer])[]> => {
    const [row] = PERMISSION_TABLE[name];
    if (row === undefined) throw new Error(`no row for ${name}`);
    const answers: [string, Answer][] = [];
    for (const [what, caller, sent] of await attemptsOf(actor, row)) answers.push([what, await caller.call(name, sent)]);
    return answers;
  };

  const isForCaller = ({ access, answer }: ContractRow) => access === 'visitor' || (access === 'reader' && answer !== 'bytes');
  const isOpen = ({ access }: ContractRow) => ['everyone', 'visitor', 'reader'].includes(access);

  test.each(bad(isForCaller))(
    'counts as a visitor and is cleared where the answer is for one caller: $name, $actor (Rule A)',
    async ({ name, actor }) => {
      for (const [what, answer] of await answersTo(name, actor)) {
        expect(answer.status, what).toBe(rowOf(name).status);
        expect(clearsSession(answer), what).toBe(true);
      }
    },
  );

  test.each(bad((row) => isOpen(row) && !isForCaller(row) && row.body === null))(
    'leaves its cookies where the answer may be stored for everyone: $name, $actor (Rule A)',
    async ({ name, actor }) => {
      for (const [what, answer] of await answersTo(name, actor)) {
        expect(answer.status, what).toBe(rowOf(name).status);
        expect(cookiesOf(answer), what).toEqual({});
      }
    },
  );

  test.each(bad((row) => !isOpen(row)))(
    'is refused and cleared where one is needed: $name, $actor (Rule B)',
    async ({ name, actor }) => {
      for (const [what, answer] of await answersTo(name, actor)) {
        expectRefusal(answer, 401, what);
        expect(codeOf(answer), what).toBe('sessionExpired');
        expect(clearsSession(answer), what).toBe(true);
      }
    },
  );

  test('a visitor without session has nothing to be cleared, and reads that signing in comes first (Rule B)', async () => {
    const answer = await visitor.call('ownProfile');
    expectRefusal(answer, 401);
    expect([codeOf(answer), cookiesOf(answer)]).toEqual(['signInRequired', {}]);
  });
});

describe('a state-changing call from another site (Rule C)', () => {
  const foreign: readonly Readonly<Record<string, string>>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  const calls = NAMES.filter(changes).flatMap((name) => ACTORS.map((actor) => ({ name, actor })));

  test.each(calls)('$name by $actor is 403, and nothing is written', async ({ name, actor }) => {
    const [row] = PERMISSION_TABLE[name];
    if (row === undefined) throw new Error(`no row for ${name}`);
    const [[, caller, sent] = ['', visitor, {}]] = await attemptsOf(actor, row);
    const [before, feedback] = await Promise.all([traceOf(cast.college), countFeedback()]);

    for (const headers of foreign) {
      const answer = await caller.call(name, { ...sent, headers: { ...sent.headers, ...headers } });
      expectRefusal(answer, 403);
      expect([codeOf(answer), cookiesOf(answer)]).toEqual(['foreignOrigin', {}]);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(await Promise.all([traceOf(cast.college), countFeedback()])).toEqual([before, feedback]);
  });

  test('the same calls from our own pages pass', async () => {
    const headers = { origin: api.url, 'sec-fetch-site': 'same-origin' };
    const body = { subject: 'From our page', text: 'Hello' };
    expect((await visitor.call('sendFeedback', { body, headers })).status).toBe(201);
  });

  async function countFeedback(): Promise<number> {
    const marked = firestore().collection('feedback').where('subject', '==', 'Permissions');
    return (await marked.count().get()).data().count;
  }
});

describe('the order of checks (Rule D)', () => {
  const everythingWrong = { query: { undo: 'maybe' }, body: { patch: 'no list' }, headers: { 'if-match': '99' } };
  const wrongPatch = { ...everythingWrong, query: { undo: 'true' } };
  const patchWith = (actor: ActorName, collegeId: string, sent: Sent): Promise<Answer> => {
    const [[, caller] = ['', visitor]] = cast.callersOf(actor);
    return caller.call('patchCollege', { ...sent, params: { collegeId } });
  };

  test('401 before 403 before 404 before 412 before 422', async () => {
    const { _id } = cast.college;
    expectRefusal(await patchWith('V', 'no-such-college', everythingWrong), 401);
    expectRefusal(await patchWith('OP', 'no-such-college', everythingWrong), 403);
    expectRefusal(await patchWith('AD', 'no-such-college', wrongPatch), 404);
    expectRefusal(await patchWith('AD', _id, { ...wrongPatch, headers: { 'if-match': '9999' } }), 412);
    expectRefusal(await patchWith('AD', _id, { ...wrongPatch, headers: {} }), 422);
  });

  test('invalid input is reported only to users who may edit', async () => {
    const unreadable: readonly Sent[] = [
      everythingWrong,
      { ...wrongPatch, headers: { 'if-match': 'yesterday' } },
      { ...wrongPatch, headers: { 'content-type': 'text/plain' } },
      { ...wrongPatch, body: { patch: 'x'.repeat(300_000) } },
    ];
    const statuses = async (actor: ActorName) =>
      Promise.all(unreadable.map(async (sent) => (await patchWith(actor, cast.college._id, sent)).status));
    expect(await statuses('V')).toEqual([401, 401, 401, 401]);
    expect(await statuses('AX')).toEqual([403, 403, 403, 403]);
    expect(await statuses('AC')).toEqual([400, 400, 415, 413]);
  });

  test('users who may not edit get the same answer for an unknown college as for a known one', async () => {
    const [known, unknown] = await Promise.all([
      patchWith('PC', cast.college._id, wrongPatch),
      patchWith('PC', 'no-such-college', wrongPatch),
    ]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  test('an undo: 401 before 403 before 404 before 409', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const undo = (caller: Caller, collegeId: string, patchId: string) =>
      caller.call('undoCollegePatch', { params: { collegeId }, query: { patchId } });
    const edit = async (text: string) =>
      coach.call('patchCollege', {
        params: { collegeId: college._id },
        body: { patch: [replace('/city/description', text)] },
      });
    const patchId = String(Reflect.get((await edit('First')).body as object, 'patchId'));
    await edit('Second');
    const [[, otherCoach] = ['', visitor]] = cast.callersOf('AX');

    expectRefusal(await undo(visitor, college._id, patchId), 401);
    expectRefusal(await undo(otherCoach, college._id, patchId), 403);
    expectRefusal(await undo(coach, college._id, 'no-such-edit'), 404);
    expectRefusal(await undo(coach, college._id, patchId), 409);
  });
});
