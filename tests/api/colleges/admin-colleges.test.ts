import { randomUUID } from 'node:crypto';
import type { AdminCollege } from '@touchline/domain/college/editing/admin-college';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { patchCollege, patchIdOf, readCollege, undoPatch } from '../../support/api/colleges/college-edits';
import { aCollegeWithItsCoach, aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { aPerson, signedIn, type SignedIn } from '../../support/api/members/people';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const aName = () => `Grove ${randomUUID().slice(0, 8)}`;
const pageOf = async (query: Record<string, string>) => {
  const answer = await admin.call('adminColleges', { query });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as { items: readonly AdminCollege[]; total: number; page: number; pages: number };
};
const of = ({ _id }: { readonly _id: string }) => ({ params: { collegeId: _id } });
const archive = (college: { readonly _id: string }, reason: unknown = 'It has closed.') =>
  admin.call('archiveCollege', { ...of(college), body: { reason } });
const restore = (college: { readonly _id: string }) => admin.call('restoreCollege', of(college));
const correct = (college: { readonly _id: string }, body: object) =>
  admin.call('correctCollege', {
    ...of(college),
    body: { field: 'nickname', value: 'Gulls', source: 'Athletics site', ...body },
  });

describe('[S7-10] [S2-13] the admins’ table', () => {
  test('has league and division, completeness, the last edit and by whom, the year of the data, requests and coaches', async () => {
    const name = aName();
    const source = { by: 'import', source: 'Register', year: 2023 } as const;
    const { college, coach } = await aCollegeWithItsCoach(api.url, {
      ...{ name, league: 'naia', sources: { nickname: source } },
    });
    await aPerson({ roles: [{ ...acceptedAt(college._id), status: 'Pending' }] });
    await patchCollege(coach, college, [replace('/city/description', 'A new text.')]);
    const request = { wish: 'correct', reason: 'wrongFact', page: `https://x.example/${college.pathName}/mens/soccer` };
    const asked = await api.visitor.call('requestRemoval', { body: { ...request, text: 'Wrong.', replyTo: 'a@b.example' } });
    expect(asked.status, asked.text).toBe(201);

    const { items } = await pageOf({ league: 'naia', division: '', text: name });
    expect(items).toEqual([
      expect.objectContaining({
        ...{ _id: college._id, name, league: 'naia', sexes: ['male', 'female'], dataYear: 2023, openReports: 1, archived: null },
        lastEdit: expect.objectContaining({ byAdmin: false }) as object,
      }),
    ]);
    const coaches = items[0]?.coaches;
    expect((coaches?.male ?? 0) + (coaches?.female ?? 0)).toBe(1);
    expect((await pageOf({ league: 'ncaa', text: name })).items).toEqual([]);
  });

  test('goes on by pages; one beyond the last is the last', async () => {
    const word = `W${randomUUID().replaceAll('-', '').slice(0, 10)}`;
    await Promise.all(
      Array.from({ length: 21 }, (_, index) => aStoredCollege({ name: `${word} ${String(index).padStart(2, '0')}` })),
    );
    const first = await pageOf({ text: word });
    expect([first.items.length, first.total, first.pages]).toEqual([20, 21, 2]);
    const last = await pageOf({ text: word, page: '9' });
    expect([last.items.map(({ name }) => name), last.page]).toEqual([[`${word} 20`], 2]);
  });

  test.each([{ league: 'mls' }, { division: '9' }, { page: 'x' }])('307: refuses the query %j', async (query) => {
    expectRefusal(await admin.call('adminColleges', { query }), 400);
  });
});

describe('an admin', () => {
  test('creates a college with its page; a site that is another’s has to be confirmed', async () => {
    const form = { name: aName(), collegeURL: `https://www.${randomUUID()}.edu`, league: 'naia', teams: ['female'] };
    const answer = await admin.call('createCollege', { body: form });
    expect(answer.status, answer.text).toBe(201);
    const { college } = answer.body as { college: { _id: string; pathName: string } };
    expect((await api.visitor.call('college', { params: { collegeId: college.pathName } })).status).toBe(200);
    expect(await auditAbout(`colleges/${college._id}`)).toMatchObject([{ action: 'college.create', by: admin.uid }]);
    const again = await admin.call('createCollege', { body: { ...form, name: aName() } });
    expectRefusal(again, 409);
    expect(codeOf(again)).toBe('siteOfCollege');
  });

  test('renames a college by an edit; the old address leads to it still', async () => {
    const college = await aStoredCollege();
    const pathName = aName().replace(' ', '_');
    expect((await patchCollege(admin, college, [replace('/name', 'Renamed'), replace('/pathName', pathName)])).status).toBe(200);
    for (const name of [pathName, college.pathName])
      expect((await api.visitor.call('college', { params: { collegeId: name } })).body).toMatchObject({
        _id: college._id,
        pathName,
      });
  });

  test('corrects a fact with its source, which history undoes', async () => {
    const college = await aStoredCollege({ nickname: 'Terns' });
    const answer = await correct(college, { year: 2025 });
    expect(answer.status, answer.text).toBe(200);
    expect(await readCollege(admin, college)).toMatchObject({
      ...{ nickname: 'Gulls', sources: { nickname: { by: 'admin', source: 'Athletics site', year: 2025 } } },
    });
    expect((await undoPatch(admin, college, patchIdOf(answer))).status).toBe(200);
    expect(await readCollege(admin, college)).toMatchObject({ nickname: 'Terns', sources: {} });
  });

  test('308: corrects nothing by a value of another kind, a field that is none, or without a source', async () => {
    const college = await aStoredCollege();
    for (const body of [{ value: { a: 1 } }, { field: 'sources' }, { field: '__proto__' }, { source: ' ' }, { year: 12 }])
      expectRefusal(await correct(college, body), 422);
    expect(await readCollege(admin, college)).toEqual(college);
  });
});

describe('archiving', () => {
  test('takes a college off page, table and search, and bringing it back restores all of it', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url, { name: aName() });
    const before = await readCollege(admin, college);
    expect((await archive(college)).status).toBe(204);
    expect((await archive(college, 'Again.')).status).toBe(204);

    for (const collegeId of [college._id, college.pathName])
      expectRefusal(await api.visitor.call('college', { params: { collegeId } }), 404);
    expect((await pageOf({ text: college.name })).items).toEqual([]);
    expect((await api.visitor.call('searchColleges', { query: { q: college.name } })).body).not.toMatchObject({
      items: [{ _id: college._id }],
    });
    expectRefusal(await patchCollege(coach, college, [replace('/nickname', 'Gulls')]), 404);
    const { items } = await pageOf({ text: college.name, archived: 'true' });
    expect(items).toMatchObject([{ _id: college._id, archived: { reason: 'It has closed.' } }]);

    expect((await restore(college)).status).toBe(204);
    expect((await restore(college)).status).toBe(204);
    expect(await readCollege(admin, college)).toEqual(before);
    expect((await pageOf({ text: college.name })).items).toMatchObject([{ _id: college._id }]);
    expect((await auditAbout(`colleges/${college._id}`)).map(({ action }) => String(action)).toSorted()).toEqual([
      'college.archive',
      'college.restore',
    ]);
  });

  test('309: keeps the address and the id from other colleges', async () => {
    const name = aName();
    const form = { name, collegeURL: `https://www.${randomUUID()}.edu`, league: 'naia', teams: ['male'] };
    const created = async () => {
      const answer = await admin.call('createCollege', { body: form });
      expect(answer.status, answer.text).toBe(201);
      return (answer.body as { college: { _id: string; pathName: string } }).college;
    };
    const first = await created();
    await archive(first);
    const second = await created();
    expect([second._id === first._id, second.pathName === first.pathName]).toEqual([false, false]);
    const taken = await patchCollege(admin, second, [replace('/pathName', first.pathName)]);
    expect(codeOf(taken)).toBe('pathNameTaken');
    expect((await collegeDocuments(firestore()).archived.doc(first._id).get()).data()?.by).toBe(admin.uid);
  });

  test.each(['', '   ', null, 'x'.repeat(501)])('310: needs a reason, which %j is not', async (reason) => {
    const college = await aStoredCollege();
    expectRefusal(await archive(college, reason), 422);
    expect(await readCollege(admin, college)).toEqual(college);
  });

  test('311: of what is no college changes nothing', async () => {
    for (const _id of ['no-such-college', 'No_Such', '..%2fx']) {
      expectRefusal(await archive({ _id }), 404);
      expectRefusal(await restore({ _id }), 404);
      expectRefusal(await correct({ _id }, {}), 404);
    }
  });
});
