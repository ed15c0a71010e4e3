import { expect, beforeAll, describe, test } from 'vitest';
import { firestore } from '@touchline/functions/platform/firestore';
import { apiStage } from '../../support/api/api-stage';
import { patchCollege, readCollege } from '../../support/api/colleges/college-edits';
import { replace } from '../../support/api/colleges/colleges';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { documentsOf, mergeCalls, type TwoColleges, twoColleges, untilOver } from '../../support/api/merging/two-colleges';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { ownProject } from '../../support/api/platform/own-project';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import {
  aConfirmationAt,
  aSuggestionOf,
  aStoredSuggestion,
  decide,
  storedSuggestion,
  suggest,
  suggestionsAt,
} from '../../support/api/suggestions/suggestions';

ownProject();
const api = apiStage();
let admin: SignedIn;
let calls: ReturnType<typeof mergeCalls>;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
  calls = mergeCalls(admin);
});

interface Merge {
  readonly _id: string;
  readonly state: string;
  readonly moved: Readonly<Record<string, number>>;
  readonly kept: Readonly<Record<string, { readonly count: number; readonly names: readonly string[] }>>;
}
const versionsOf = ({ from, into }: Pick<TwoColleges, 'from' | 'into'>) => ({ from: from.version, into: into.version });
const merged = async (two: TwoColleges): Promise<Merge> => {
  const answer = await untilOver(() => calls.merge(two.from._id, two.into._id, versionsOf(two)));
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toMatchObject({ state: 'merged' });
  return answer.body as Merge;
};
const undone = async (mergeId: string): Promise<Merge> => {
  const answer = await untilOver(() => calls.undo(mergeId));
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toMatchObject({ state: 'undone' });
  return answer.body as Merge;
};
const threadOf = async (id: string) => (await firestore().doc(`threads/${id}`).get()).data();
const rolesOf = async (uid: string) => (await firestore().doc(`profiles/${uid}`).get()).get('roles') as unknown;

describe('the preview of a merge', () => {
  test('counts what moves and names what conflicts', async () => {
    const two = await twoColleges(api.url);
    const answer = await calls.preview(two.from._id, two.into._id);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      from: { _id: two.from._id, version: two.from.version },
      ...{ claims: 1, reports: 0, isCut: false },
      counts: {
        ...{ addresses: 2, pictures: 2, page: 2, camps: 1, rankings: 2, seasons: 1, soccer: 1, saves: 2 },
        ...{ roles: 3, alumni: 1, objections: 1, invites: 2, threads: 2, commitments: 1, suggestions: 1 },
      },
      conflicts: [
        { kind: 'headCoach', count: 2, names: ['Test Person'] },
        { kind: 'savedBoth', count: 1 },
        { kind: 'teamPage', teams: ['male'] },
        { kind: 'albumName', names: ['Campus'] },
        { kind: 'rankingLine', names: [two.rankingId] },
        { kind: 'invitedBoth', names: [two.invited] },
      ],
    });
  });
});

describe('a merge', () => {
  test('leads everything that names the college to the other, and its undo puts all of it back', async () => {
    const two = await twoColleges(api.url);
    const { from, into } = two;
    const before = await documentsOf(two);
    const merge = await merged(two);
    expect(merge.moved).toMatchObject({ addresses: 2, page: 1, camps: 1, rankings: 1, seasons: 1, soccer: 2, saves: 2 });
    expect(merge.moved).toMatchObject({
      roles: 3,
      alumni: 1,
      objections: 1,
      invites: 2,
      threads: 2,
      commitments: 1,
      suggestions: 1,
    });
    expect(merge.kept).toEqual({});

    for (const collegeId of [from.pathName, into._id])
      expect((await api.visitor.call('college', { params: { collegeId } })).body).toMatchObject({ _id: into._id });
    const page = await readCollege(admin, into);
    expect(page.albums.map(({ name }) => name)).toEqual(['Campus', 'City', `Campus (${from.name})`]);
    expect(page.athletics.sport.map(({ sex, description }) => [sex, description])).toEqual([
      ['male', null],
      ['female', 'Ours alone.'],
    ]);
    expect((await api.visitor.send('GET', `/media/colleges/${into._id}/${two.album}`)).status).toBe(200);
    expect((await patchCollege(two.coach, into, [replace('/nickname', 'Gulls')])).status).toBe(200);
    expect(await rolesOf(two.alumnus.uid)).toEqual([{ type: 'alumni', value: into._id, status: 'Accepted' }]);
    expect((await two.saver.call('savedColleges')).body).toMatchObject({
      items: [{ collegeId: into._id, note: 'Visit in May.' }],
    });
    expect((await two.saver.call('visits')).body).toMatchObject({ items: [{ collegeId: into._id, collegeName: into.name }] });
    expect((await two.saverOfBoth.call('savedColleges')).body).toMatchObject({
      items: [{ collegeId: into._id, stage: 'contacted', note: 'Good school.\n\nGreat coach.' }],
    });
    expect((await api.visitor.call('collegeCamps', { params: { collegeId: into._id } })).body).toMatchObject({
      items: [{ _id: two.campId }],
    });
    const soccer = await api.visitor.call('collegeSoccer', { params: { collegeId: into._id }, query: { sex: 'female' } });
    expect(soccer.body).toMatchObject({ team: { squad: { players: 28 } } });
    expect(await threadOf(two.threadId)).toMatchObject({ collegeId: into._id, collegeName: into.name, state: 'closed' });
    expect(await threadOf(two.committedThreadId)).toMatchObject({ collegeId: into._id, state: 'open' });
    expect((await firestore().doc(`profiles/${two.committed}`).get()).get('committedTo')).toBe(into._id);
    expect((await suggestionsAt(two.coach, into._id)).open).toMatchObject([{ suggestionId: two.suggestionId, value: 'Gulls' }]);
    const naming = Object.entries(await documentsOf(two)).filter(
      ([path, fields]) => path.includes(from._id) || JSON.stringify(fields).includes(from._id),
    );
    expect(naming.map(([path]) => path).toSorted()).toEqual([
      `addedSoccer/${from._id}`,
      `archivedColleges/${from._id}`,
      `collegeSoccer/${from._id}`,
    ]);

    await patchCollege(two.coach, into, [replace('/nickname', null)]);
    expect((await undone(merge._id)).kept).toEqual({});
    const after = await documentsOf(two);
    expect(after).toEqual(before);
    expect((await auditAbout(`colleges/${from._id}`)).map(({ action }) => String(action))).toEqual([
      'college.merge',
      'college.merged',
      'college.unmerge',
    ]);
  });

  test('undone after later changes leaves what was changed, and says what', async () => {
    const two = await twoColleges(api.url);
    const { _id } = await merged(two);
    const { into, saver, campId } = two;
    await firestore().doc(`profiles/${two.committed}`).update({ committedTo: 'elsewhere' });
    await firestore().doc(`threads/${two.committedThreadId}`).update({ state: 'blocked' });
    await saver.call('saveCollege', { params: { collegeId: into._id }, body: { note: 'Changed since.' } });
    const page = await readCollege(admin, into);
    await patchCollege(admin, page, [replace('/albums/2/name', 'Renamed')]);
    await firestore().doc(`camps/${campId}`).update({ collegeId: 'elsewhere' });
    const { kept } = await undone(_id);
    expect(kept).toEqual({
      page: { count: 1, names: [] },
      saves: { count: 1, names: [] },
      camps: { count: 1, names: [`Camp ${two.from.name.slice(7)}`] },
      commitments: { count: 1, names: [] },
    });
    expect((await saver.call('savedColleges')).body).toMatchObject({ items: [{ collegeId: into._id, note: 'Changed since.' }] });
    expect(await rolesOf(two.alumnus.uid)).toEqual([{ type: 'alumni', value: two.from._id, status: 'Accepted' }]);
    expect(await threadOf(two.committedThreadId)).toMatchObject({ collegeId: two.from._id, state: 'blocked' });
    expect(await threadOf(two.threadId)).toMatchObject({ collegeId: two.from._id, state: 'open' });
  });

  test('leaves decided suggestions, ends the second of an author, and a visitor still confirms by the mail', async () => {
    const two = await twoColleges(api.url);
    const { from, into, saver } = two;
    const refused = await aStoredSuggestion({ collegeId: from._id, state: 'refused', adminsFrom: null });
    const confirmation = await aConfirmationAt(from._id);
    const there = await aSuggestionOf(two.saverOfBoth, into._id, { value: 'Puffins' });
    const second = await aStoredSuggestion({ collegeId: from._id, by: two.saverOfBoth.uid });
    const { _id } = await merged(two);
    expect((await storedSuggestion(refused._id))?.collegeId).toBe(from._id);
    expect(await storedSuggestion(second._id)).toMatchObject({ collegeId: into._id, state: 'withdrawn' });
    expect((await api.visitor.call('confirmSuggestion', { body: { confirmation } })).body).toMatchObject({ name: into.name });
    await suggest(saver, into._id, { value: 'Auks' });
    expect((await suggestionsAt(saver, into._id)).own).toMatchObject([{ suggestionId: two.suggestionId, value: 'Auks' }]);
    await decide(admin, there, { decision: 'refuse' });
    await decide(admin, two.suggestionId, { decision: 'refuse' });
    const { kept } = await undone(_id);
    expect(kept.suggestions).toMatchObject({ count: 2 });
    expect(await storedSuggestion(second._id)).toMatchObject({ collegeId: from._id, state: 'open' });
  });

  test('lets nobody save, edit or bring back the college by hand once it has begun', async () => {
    const two = await twoColleges(api.url);
    const { _id } = await merged(two);
    const params = { collegeId: two.from._id };
    expectRefusal(await two.saver.call('saveCollege', { params, body: {} }), 404);
    expectRefusal(await patchCollege(two.coach, two.from, [replace('/nickname', 'Gulls')]), 403);
    expectRefusal(await patchCollege(admin, two.from, [replace('/nickname', 'Gulls')]), 404);
    const restored = await admin.call('restoreCollege', { params });
    expectRefusal(restored, 409);
    expect(codeOf(restored)).toBe('mergedCollege');
    const listed = await admin.call('adminColleges', { query: { archived: 'true', text: two.from.name } });
    expect(listed.body).toMatchObject({ items: [{ archived: { merged: { mergeId: _id, name: two.into.name } } }] });
  });

  test('begins once: the same again answers the same merge, and two admins at once make one', async () => {
    const two = await twoColleges(api.url);
    const other = mergeCalls(await signedIn(api.url, { isAdmin: true }));
    const answers = await Promise.all([calls, other].map(({ merge }) => merge(two.from._id, two.into._id, versionsOf(two))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ids = new Set(answers.map(({ body }) => (body as Merge)._id));
    expect(ids.size).toBe(1);
    const [again] = [await merged(two)];
    expect(ids).toContain(again._id);
    expect((await calls.progress(again._id)).body).toMatchObject({ state: 'merged', moved: { roles: 3 } });
    expect((await auditAbout(`colleges/${two.from._id}`)).map(({ action }) => String(action))).toEqual([
      'college.merge',
      'college.merged',
    ]);
  });

  test('whose other college is merged itself has to be undone after that one', async () => {
    const [two, third] = [await twoColleges(api.url), await twoColleges(api.url)];
    const first = await merged(two);
    const into = await readCollege(admin, two.into);
    const second = await merged({ ...third, from: into });
    const early = await calls.undo(first._id);
    expectRefusal(early, 409);
    expect(codeOf(early)).toBe('mergeTargetGone');
    await undone(second._id);
    await undone(first._id);
    const again = await calls.undo(first._id);
    expectRefusal(again, 409);
    expect(codeOf(again)).toBe('mergeUndone');
  });
});

describe('a merge is refused', () => {
  test('340: of a college with itself, of one that is archived or unknown, and by what is no college', async () => {
    const [two, gone] = [await twoColleges(api.url), await twoColleges(api.url)];
    await admin.call('archiveCollege', { params: { collegeId: gone.from._id }, body: { reason: 'Closed.' } });
    const { from, into } = two;
    const expected = [
      [from._id, from._id, 409, 'mergeOfOne'],
      [from._id, gone.from._id, 409, 'mergeOfArchived'],
      [gone.from._id, into._id, 409, 'mergeOfArchived'],
      ['no-such-college', into._id, 404, 'unknownCollege'],
      [from._id, 'no-such-college', 404, 'unknownCollege'],
    ] as const;
    for (const [one, other, status, code] of expected) {
      for (const answer of [await calls.preview(one, other), await calls.merge(one, other, versionsOf(two))]) {
        expectRefusal(answer, status);
        expect(codeOf(answer)).toBe(code);
      }
    }
    for (const body of [{}, { into: '../x' }, { reason: ' ' }, { versions: { from: 'x', into: 1 } }])
      expectRefusal(
        await admin.call('mergeCollege', {
          params: { collegeId: from._id },
          body: {
            into: into._id,
            reason: 'So.',
            versions: versionsOf(two),
            ...body,
            ...(Object.keys(body).length === 0 ? { versions: null } : {}),
          },
        }),
        422,
      );
    for (const mergeId of ['none', '..', 'x'.repeat(200)]) {
      expectRefusal(await calls.undo(mergeId), 404);
      expectRefusal(await calls.progress(mergeId), 404);
    }
    expect(await readCollege(admin, from)).toEqual(from);
  });

  test('341: after a coach’s edit that the preview did not show', async () => {
    const two = await twoColleges(api.url);
    await patchCollege(two.coach, two.from, [replace('/nickname', 'Gulls')]);
    const answer = await calls.merge(two.from._id, two.into._id, versionsOf(two));
    expectRefusal(answer, 412);
    expect(await rolesOf(two.alumnus.uid)).toEqual([{ type: 'alumni', value: two.from._id, status: 'Accepted' }]);
  });

  test('342: to everybody who is no admin', async () => {
    const two = await twoColleges(api.url);
    for (const [who, status] of [
      [two.coach, 403],
      [api.visitor, 401],
    ] as const) {
      const theirs = mergeCalls(who);
      expectRefusal(await theirs.preview(two.from._id, two.into._id), status);
      expectRefusal(await theirs.merge(two.from._id, two.into._id, versionsOf(two)), status);
      expectRefusal(await theirs.undo('any'), status);
      expectRefusal(await theirs.progress('any'), status);
    }
  });
});
