import { API_CONTRACT, type ContractRow } from '@touchline/domain/http/api-contract';
import { API_ROUTES, type RouteName } from '@touchline/domain/http/api-routes';
import { newCollegeRequest } from '@touchline/domain/person/college-requests/college-request';
import type { Role } from '@touchline/domain/person/roles/role';
import { collegeRequests } from '@touchline/functions/features/college-requests/college-request-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { pendingAt } from '../../support/api/claims/coach-roles';
import { apiStage } from '../../support/api/api-stage';
import { aCast, type ActorName, ACTORS, BAD_SESSIONS, type Cast } from '../../support/api/actors';
import type { Answer, Caller, Sent } from '../../support/api/caller';
import { patchCollege, patchIdOf } from '../../support/api/colleges/college-edits';
import { replace } from '../../support/api/colleges/colleges';
import { clearsSession, cookiesOf } from '../../support/api/sign-in/cookies';
import type { PermissionRow } from '../../support/api/platform/permission-cells';
import { PERMISSION_TABLE } from '../../support/api/platform/permission-table';
import { aPaidOrder, aPayment } from '../../support/api/money/checkouts';
import { aPerson } from '../../support/api/members/people';
import { storeDrawing } from '../../support/api/pictures/pictures';
import { anEditOfProfile, aPictureOfProfile } from '../../support/api/profiles/profiles';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { agedBy } from '../../support/api/sign-in/tokens';
import { moneyStage } from '../../support/api/money/money-stage';
import { traceOf } from '../../support/api/platform/traces';

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

/** What calls are prepared with, each time anew. */
const FRESH = {
  aProfileEdit: () => anEditOfProfile(player(), cast.uidOf('PO')),
  aProfilePicture: () => aPictureOfProfile(player(), cast.uidOf('PO')),
  anEdit,
  aRole,
  aPaidOrder: () => aPaidOrder(api.url, money.double),
  aPayment: () => aPayment(api.url, money.double),
  aCollegeRequest,
  aCoachWithRequest,
};

/** The same, once for all: a call that is refused uses up nothing. */
const shared = (): typeof FRESH => {
  const roles = new Map<Role['status'], ReturnType<typeof aRole>>();
  return {
    aProfileEdit: once(FRESH.aProfileEdit),
    aProfilePicture: once(FRESH.aProfilePicture),
    anEdit: once(anEdit),
    aRole: (status) => {
      const role = roles.get(status) ?? aRole(status);
      roles.set(status, role);
      return role;
    },
    aPaidOrder: once(FRESH.aPaidOrder),
    aPayment: once(FRESH.aPayment),
    aCollegeRequest: once(aCollegeRequest),
    aCoachWithRequest: once(aCoachWithRequest),
  };
};

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => (made ??= make());
}

/**
 * The calls of an actor, prepared one after the other: edits of one college at once contend, and one that is answered
 * with 503 may still be written during the next test.
 */
const attemptsOf = async (actor: ActorName, row: PermissionRow, inputs = FRESH): Promise<readonly Attempt[]> => {
  const { shows, send } = row;
  const actors = await castFor(row);
  const [[, ownIdToken] = ['', '']] = actors.idTokensOf(actor);
  const stage = {
    collegeId: cast.college._id,
    actorsCollegeId: actors.college._id,
    profileId: actors.uidOf('PO'),
    pictureId: PICTURE_ID,
    idToken: '',
    ownIdToken,
    ...inputs,
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

const cellsOf = (row: PermissionRow, is: (status: number) => boolean) =>
  ACTORS.flatMap((actor) => {
    const status = row.cells[actor];
    return status !== null && is(status) ? [{ actor, status }] : [];
  });
const isRefusal = (status: number): boolean => status >= 400;

const rowsOfTable = NAMES.flatMap((name) =>
  PERMISSION_TABLE[name].map((row) => ({ name, row, matrixRow: row.row, description: row.description })),
);
const allowedCells = rowsOfTable.flatMap((one) =>
  cellsOf(one.row, (status) => !isRefusal(status)).map((cell) => ({ ...one, ...cell })),
);
const cellsThatStay = allowedCells.filter(({ row }) => row.spends !== true);
/** What ends sessions is answered in the second after: the actors of such a row do not wait for each other. */
const rowsThatSpend = rowsOfTable.filter(({ row }) => row.spends === true && allowedCells.some((cell) => cell.row === row));
const rowsThatRefuse = rowsOfTable
  .map((one) => ({ ...one, refused: cellsOf(one.row, isRefusal) }))
  .filter(({ refused }) => refused.length > 0)
  .map((one) => ({ ...one, said: one.refused.map(({ actor, status }) => `${actor} ${status}`).join(', ') }));

describe('[S6-01] [S6-02] the matrix of calls and actors', () => {
  const expectAllowed = async ({ name, row, actor, status }: (typeof allowedCells)[number]): Promise<void> => {
    for (const [what, caller, sent] of await attemptsOf(actor, row)) {
      const answer = await caller.call(name, sent);
      expect(answer.status, `${actor}: ${what} ${answer.text}`).toBe(status);
      expectEndOfBadSession(name, row, actor, answer, what);
    }
  };

  test.each(cellsThatStay)('row $matrixRow: $name ($description) answers $actor with $status', expectAllowed);

  test.each(rowsThatSpend)('row $matrixRow: $name ($description) answers each who may call it', async ({ row }) => {
    await Promise.all(allowedCells.filter((cell) => cell.row === row).map(expectAllowed));
  });

  test.each(rowsThatRefuse)('row $matrixRow: $name ($description) refuses $said', async ({ name, row, refused }) => {
    const inputs = shared();
    const calls: (readonly [ActorName, number, string, () => Promise<Answer>])[] = [];
    for (const { actor, status } of refused) {
      for (const [what, caller, sent] of await attemptsOf(actor, row, inputs))
        calls.push([actor, status, `${actor}: ${what}`, () => caller.call(name, sent)]);
    }
    const before = changes(name) ? await traceOf(cast.college) : null;
    for (const [actor, status, what, call] of calls) {
      const answer = await call();
      expectRefusal(answer, status, what);
      expect(cookiesOf(answer)['__session']?.value ?? '', what).toBe('');
      expectEndOfBadSession(name, row, actor, answer, what);
    }
    if (changes(name)) expect(await traceOf(cast.college)).toEqual(before);
  });
});

/**
 * A bad session counts as a visitor and is cleared where the answer is for one caller, and leaves its cookies where the
 * answer may be stored for everyone (Rule A); it is refused and cleared where a session is needed (Rule B). The first
 * row of a call stands for it.
 */
function expectEndOfBadSession(name: RouteName, row: PermissionRow, actor: ActorName, answer: Answer, what: string): void {
  if (!BAD_SESSIONS.includes(actor) || row !== PERMISSION_TABLE[name][0]) return;
  const { access, answer: kind, body, status } = rowOf(name);
  const isOpen = ['everyone', 'visitor', 'reader'].includes(access);
  if (!isOpen) {
    expectRefusal(answer, 401, what);
    expect([codeOf(answer), clearsSession(answer)], what).toEqual(['sessionExpired', true]);
  } else if (access === 'visitor' || (access === 'reader' && kind !== 'bytes')) {
    expect([answer.status, clearsSession(answer)], what).toEqual([status, true]);
  } else if (body === null) {
    expect([answer.status, cookiesOf(answer)], what).toEqual([status, {}]);
  }
}

test('the first row of each call has a case for every bad session', () => {
  const missing = NAMES.filter((name) =>
    BAD_SESSIONS.some((actor) => (PERMISSION_TABLE[name][0]?.cells[actor] ?? null) === null),
  );
  expect(missing).toEqual([]);
});

test('a visitor without session has nothing to be cleared, and reads that signing in comes first (Rule B)', async () => {
  const answer = await visitor.call('ownProfile');
  expectRefusal(answer, 401);
  expect([codeOf(answer), cookiesOf(answer)]).toEqual(['signInRequired', {}]);
});

describe('a state-changing call from another site (Rule C)', () => {
  const foreign: readonly Readonly<Record<string, string>>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  test.each(NAMES.filter(changes))('%s by anybody is 403, and nothing is written', async (name) => {
    const [row] = PERMISSION_TABLE[name];
    if (row === undefined) throw new Error(`no row for ${name}`);
    const inputs = shared();
    const attempts: Attempt[] = [];
    for (const actor of ACTORS) attempts.push(...(await attemptsOf(actor, row, inputs)).slice(0, 1));
    const [before, feedback] = await Promise.all([traceOf(cast.college), countFeedback()]);

    // Every actor with one of the headers in turn, and the first two actors with all of them.
    for (const [turn, [what, caller, sent]] of attempts.entries()) {
      for (const headers of turn < 2 ? foreign : foreign.slice(turn % foreign.length).slice(0, 1)) {
        const answer = await caller.call(name, { ...sent, headers: { ...sent.headers, ...headers } });
        expectRefusal(answer, 403, what);
        expect([codeOf(answer), cookiesOf(answer)]).toEqual(['foreignOrigin', {}]);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
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
