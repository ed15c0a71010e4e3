import { randomUUID } from 'node:crypto';
import { editCollege } from '@touchline/domain/college/editing/edit-college';
import { type ProfileStore, profileStore } from '@touchline/functions/features/profiles/profile-store';
import { type CollegeStore, collegeStore } from '@touchline/functions/features/colleges/college-store';
import { campDocuments, rankingDocuments } from '@touchline/functions/features/colleges/ranking-summary-store';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { seedWorld } from '@touchline/local/seed/seed-world';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aProjectId } from '../../support/api/platform/own-project';
import { idTokenFor } from '../../support/api/sign-in/provider-sign-in';

async function seed(projectId: string): Promise<string[]> {
  const lines: string[] = [];
  await seedWorld({ projectId }, 'small', (line) => lines.push(line));
  return lines;
}

/* One project for all: nobody writes into it but the last test. */
let app: App;
let projectId: string;
let report: readonly string[];
let colleges: CollegeStore;
let profiles: ProfileStore;
beforeAll(async () => {
  projectId = aProjectId();
  report = await seed(projectId);
  app = initializeApp({ projectId }, randomUUID());
  const database = () => getFirestore(app);
  colleges = collegeStore(database, () => new Date('2026-09-01T08:00:00.000Z'), newId, { invalidate: () => undefined });
  profiles = profileStore(database);
});
afterAll(() => deleteApp(app));

/**
 * Signs in at the Auth emulator, in this test's project; answers the claims of the id token, null where the password is
 * wrong.
 */
async function signIn(email: string, password: string): Promise<Record<string, unknown> | null> {
  const token = await idTokenFor(email, password, projectId);
  return token === null ? null : getAuth(app).verifyIdToken(token);
}

describe('the demo world', () => {
  test('has its colleges, by id and by address', async () => {
    expect(await colleges.find('Harbor_Point_University')).toMatchObject({ _id: 'harbor-point-university', version: 1 });
    expect(await colleges.find('eastridge-college')).toMatchObject({ pathName: 'Eastridge_College' });
    expect(await colleges.find('Stanford_University')).toMatchObject({ _id: 'stanford-university', pictures: [] });
    const rows = await getFirestore(app).collection('catalogueRows').get();
    expect(rows.size).toBeGreaterThanOrEqual(42);
    const [stored, named] = await Promise.all(['colleges', 'pathNames'].map((name) => getFirestore(app).collection(name).get()));
    expect(stored?.docs.map(({ id }) => id)).toEqual(rows.docs.map(({ id }) => id));
    expect(named?.size).toBe(rows.size);
  });

  test('has users with verified addresses and the claims that their tokens carry', async () => {
    const { users } = await getAuth(app).listUsers();

    expect(users.every(({ emailVerified }) => emailVerified)).toBe(true);
    const players = users.filter(({ email = '' }) => email.endsWith('@players.example'));
    expect(players).toHaveLength(7);
    const others = users.filter((user) => !players.includes(user));
    const claims = Object.fromEntries<object>(others.map(({ email, customClaims }) => [email ?? '', customClaims ?? {}]));
    expect(claims).toEqual({
      'admin@touchline.example': { admin: true },
      'admin2@touchline.example': { admin: true },
      'coach@harborpoint.example.edu': { roles: ['harbor-point-university'] },
      'coach@eastridge.example.edu': { roles: ['eastridge-college'] },
      'pending@harborpoint.example.edu': {},
      'player@touchline.example': {},
      'newplayer@touchline.example': {},
      'parent@touchline.example': {},
      'guest@touchline.example': {},
      'premium@touchline.example': {},
    });
  });

  test('opens to its password', async () => {
    expect(await signIn('coach@harborpoint.example.edu', 'touchline-demo-1')).toMatchObject({
      uid: 'demo-harbor-coach',
      roles: ['harbor-point-university'],
    });
    expect(await signIn('coach@harborpoint.example.edu', 'touchline-demo-2')).toBeNull();
  });

  test('has profiles with their accounts, roles and usernames', async () => {
    expect(await profiles.findOwn('demo-player')).toMatchObject({ username: 'demo-player', email: 'player@touchline.example' });
    expect(await profiles.rolesOf('demo-harbor-pending')).toEqual([
      { type: 'assistantcoach', value: 'harbor-point-university', status: 'Pending' },
    ]);
    expect((await getFirestore(app).doc('usernames/demo-player').get()).get('profileId')).toBe('demo-player');
  });

  test('has 300 players and the colleges’ coaches, each to be found by username, seven with an account of their own', async () => {
    const database = getFirestore(app);
    const [people, names, accounts] = await Promise.all([
      database.collection('profiles').get(),
      database.collection('usernames').get(),
      database.collection('accounts').get(),
    ]);

    expect(people.docs.filter(({ id }) => id.startsWith('sample-player-'))).toHaveLength(300);
    expect(people.docs.some(({ id }) => id.startsWith('sample-coach-'))).toBe(true);
    expect(names.docs.map((name) => String(name.get('profileId'))).sort()).toEqual(people.docs.map(({ id }) => id).sort());
    expect(accounts.size).toBe(17);
    expect(accounts.docs.filter(({ id }) => id.startsWith('sample-'))).toHaveLength(7);
  });

  test('has camps, sample rankings and real ones that its own stores can read', async () => {
    const [camps, rankings] = await Promise.all([
      campDocuments(getFirestore(app)).get(),
      rankingDocuments(getFirestore(app)).get(),
    ]);

    expect(camps.docs.map((document) => document.data().collegeId)).toHaveLength(60);
    const origins = rankings.docs.map((document) => document.data().origin);
    expect(origins.filter((origin) => origin === 'sample')).toHaveLength(18);
    expect(origins.filter((origin) => origin === 'published')).toHaveLength(8);
  });

  test('has the original of every owned picture', async () => {
    const owners = await Promise.all(['colleges', 'profiles'].map((kind) => getFirestore(app).collection(kind).get()));
    const owned = owners.flatMap(({ docs }) =>
      docs.flatMap((owner) => (owner.get('pictures') as string[]).map((id) => `${owner.ref.path}/${id}/original`)),
    );
    const [files] = await getStorage(app).bucket(`${projectId}.appspot.com`).getFiles();

    expect(owned.length).toBeGreaterThan(600);
    expect(files.map(({ name }) => name).sort()).toEqual(owned.sort());
  });

  test('is told by what was written of each kind', () => {
    expect(report).toMatchObject({ length: 8, 0: '17 of 17 demo accounts made' });
    for (const line of report)
      expect(line).toMatch(/^(\d+) of \1 demo (?:accounts|colleges|profiles|camps|rankings|seasons|soccer|pictures) /);
  });

  test('seeded again changes nothing, not what somebody edited either', async () => {
    const request = { by: { uid: 'demo-harbor-coach', isAdmin: false }, ifMatch: null, offersUndo: true };
    await colleges.edit('harbor-point-university', request, (college) =>
      editCollege(college, [{ op: 'replace', path: '/nickname', value: 'Harbor Lights' }], {
        isAdmin: false,
        today: '2026-03-01',
      }),
    );

    // What follows from accounts, boosts and admins is not in the files, and raises no version.
    const [sample] = (await getFirestore(app).collection('profiles').where('version', '==', 1).limit(1).get()).docs;
    if (sample === undefined) throw new Error('the world has players');
    const own = {
      hidden: true,
      featuredAt: '2026-03-01T00:00:00.000Z',
      premium: { since: '2026-03-01T00:00:00.000Z', until: null },
    };
    await sample.ref.update(own);

    const [, written = '', ...others] = report.map((line) => line.replace(/^\d+/, '0'));
    const [accounts, again, ...rest] = await seed(projectId);
    expect([accounts, ...rest]).toEqual(['0 of 17 demo accounts made', ...others]);
    expect(again).toBe(`${written}, 1 left as edited`);
    expect(await colleges.find('harbor-point-university')).toMatchObject({ nickname: 'Harbor Lights', version: 2 });
    expect((await sample.ref.get()).data()).toMatchObject(own);
  });
});
