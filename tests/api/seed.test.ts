import { randomUUID } from 'node:crypto';
import { editCollege } from '@touchline/domain/college/edit-college';
import { type ProfileStore, profileStore } from '@touchline/functions/features/profile/profile-store';
import { type CollegeStore, collegeStore } from '@touchline/functions/features/colleges/college-store';
import { newId } from '@touchline/functions/platform/new-id';
import { seedWorld } from '@touchline/local/seed/seed-world';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let app: App;
let projectId: string;
let colleges: CollegeStore;
let profiles: ProfileStore;
beforeEach(() => {
  projectId = `demo-${randomUUID().slice(0, 20)}`;
  app = initializeApp({ projectId }, randomUUID());
  const database = () => getFirestore(app);
  colleges = collegeStore(database, () => new Date('2026-09-01T08:00:00.000Z'), newId);
  profiles = profileStore(database);
});
afterEach(() => deleteApp(app));

async function seeded(): Promise<string[]> {
  const lines: string[] = [];
  await seedWorld({ projectId }, (line) => lines.push(line));
  return lines;
}

/** Signs in at the Auth emulator, in this test's project; answers the claims of the id token, null where the password is wrong. */
async function signIn(email: string, password: string): Promise<Record<string, unknown> | null> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ email, password, returnSecureToken: true, targetProjectId: projectId }),
  });
  const body: unknown = await answer.json();
  const token: unknown = Reflect.get(body as object, 'idToken');
  return typeof token === 'string' ? getAuth(app).verifyIdToken(token) : null;
}

describe('the demo world', () => {
  test('has its colleges, by id and by address', async () => {
    await seeded();

    expect(await colleges.find('Harbor_Point_University')).toMatchObject({ _id: 'harbor-point-university', version: 1 });
    expect(await colleges.find('eastridge-college')).toMatchObject({ pathName: 'Eastridge_College' });
    const rows = await getFirestore(app).collection('catalogueRows').get();
    expect(rows.docs.map(({ id }) => id).sort()).toEqual(['eastridge-college', 'harbor-point-university']);
  });

  test('has users with verified addresses and the claims that their tokens carry', async () => {
    await seeded();
    const { users } = await getAuth(app).listUsers();

    expect(users).toHaveLength(7);
    expect(users.every(({ emailVerified }) => emailVerified)).toBe(true);
    const claims = Object.fromEntries<object>(users.map(({ email, customClaims }) => [email ?? '', customClaims ?? {}]));
    expect(claims).toEqual({
      'admin@touchline.example': { admin: true },
      'coach@harborpoint.example.edu': { roles: ['harbor-point-university'] },
      'coach@eastridge.example.edu': { roles: ['eastridge-college'] },
      'pending@harborpoint.example.edu': {},
      'player@touchline.example': {},
      'newplayer@touchline.example': {},
      'parent@touchline.example': {},
    });
  });

  test('opens to its password', async () => {
    await seeded();

    expect(await signIn('coach@harborpoint.example.edu', 'touchline-demo-1')).toMatchObject({
      uid: 'demo-harbor-coach',
      roles: ['harbor-point-university'],
    });
    expect(await signIn('coach@harborpoint.example.edu', 'touchline-demo-2')).toBeNull();
  });

  test('has profiles with their accounts, roles and usernames', async () => {
    await seeded();

    expect(await profiles.findOwn('demo-player')).toMatchObject({ username: 'demo-player', email: 'player@touchline.example' });
    expect(await profiles.rolesOf('demo-harbor-pending')).toEqual([
      { type: 'assistantcoach', value: 'harbor-point-university', status: 'Pending' },
    ]);
    expect((await getFirestore(app).doc('usernames/demo-player').get()).get('profileId')).toBe('demo-player');
  });

  test('seeded again changes nothing', async () => {
    expect(await seeded()).toEqual(['7 of 7 demo accounts made', '2 of 2 demo colleges written', '7 of 7 demo profiles written']);
    expect(await seeded()).toEqual(['0 of 7 demo accounts made', '0 of 2 demo colleges written', '0 of 7 demo profiles written']);
  });

  test('seeded again leaves alone what somebody has edited', async () => {
    await seeded();
    const request = { by: { uid: 'demo-harbor-coach', isAdmin: false }, ifMatch: null, offersUndo: true };
    await colleges.edit('harbor-point-university', request, (college) =>
      editCollege(college, [{ op: 'replace', path: '/nickname', value: 'Harbor Lights' }], { isAdmin: false, year: 2026 }),
    );

    expect(await seeded()).toContain('0 of 2 demo colleges written, 1 left as edited');
    expect(await colleges.find('harbor-point-university')).toMatchObject({ nickname: 'Harbor Lights', version: 2 });
  });
});
