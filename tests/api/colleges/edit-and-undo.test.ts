import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { firestore } from '@touchline/functions/platform/firestore';
import type { College } from '@touchline/domain/college/college';
import { describe, expect, test } from 'vitest';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { pendingAt } from '../../support/api/claims/coach-roles';
import { collegeIn, patchCollege, patchIdOf, readCollege, undoPatch } from '../../support/api/colleges/college-edits';
import { apiStage } from '../../support/api/api-stage';
import type { Answer, Caller } from '../../support/api/caller';
import { aCollegeWithItsCoach, add, aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { signedIn } from '../../support/api/members/people';
import { codeOf } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;

const patch = (editor: Caller, college: College, operations: unknown, headers = {}): Promise<Answer> =>
  patchCollege(editor, college, operations, { query: { undo: 'true' }, headers });
const read = (college: College): Promise<College> => readCollege(visitor, college);
const editsSince = (editor: Caller, { _id }: College, since: string): Promise<Answer> =>
  editor.call('collegeEdits', { params: { collegeId: _id }, query: { since } });

describe('a coach edits a college', () => {
  test('[S7-13] [S6-02] the answer holds the new college and the edit, visitors see it', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);

    const answer = await patch(coach, college, [replace('/city/description', 'A harbour town.')]);

    expect(answer.status).toBe(200);
    expect(collegeIn(answer)).toMatchObject({ version: 2, city: { description: 'A harbour town.' } });
    expect(patchIdOf(answer)).not.toBe('');
    expect((await read(college)).city.description).toBe('A harbour town.');
  });

  test('[S4-14] [S7-14] an edit is undone once, and a second time there is nothing to undo', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const edit = patchIdOf(await patch(coach, college, [replace('/city/description', null)]));

    const first = await undoPatch(coach, college, edit);
    const second = await undoPatch(coach, college, edit);

    expect([first.status, second.status]).toEqual([200, 404]);
    expect(collegeIn(first)).toEqual({ ...college, version: 3 });
  });

  test("[S4-14] undo is refused when another's later edit touched the same field", async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const admin = await signedIn(api.url, { isAdmin: true });
    const edit = patchIdOf(await patch(coach, college, [replace('/city/description', 'First')]));
    await patch(admin, college, [replace('/city/description', 'Second')]);

    const answer = await undoPatch(coach, college, edit);

    expect(answer.status).toBe(409);
    expect((await read(college)).city.description).toBe('Second');
  });

  test('the edit, its way back, the audit line and the catalogue row are written together', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);

    const answer = await patch(coach, college, [replace('/nickname', 'Mariners')]);

    const { patchesOf, rows } = collegeDocuments(firestore());
    const history = (await patchesOf(college._id).get()).docs.map((document) => document.data());
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({
      _id: patchIdOf(answer),
      by: { uid: coach.uid, isAdmin: false },
      fromVersion: 1,
      toVersion: 2,
      offersUndo: true,
    });
    expect((await rows.doc(college._id).get()).data()?.nickname).toBe('Mariners');
    const audit = await auditAbout(`colleges/${college._id}`);
    expect(audit.map(({ action }): unknown => action)).toEqual(['college.edit']);
  });

  test('a refused edit leaves no trace', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);

    const answer = await patch(coach, college, [replace('/city/description', 'kept?'), replace('/city/nothing', 'x')]);

    expect(answer.status).toBe(422);
    expect(await read(college)).toEqual(college);
    expect((await collegeDocuments(firestore()).patchesOf(college._id).get()).size).toBe(0);
  });

  test('If-Match refuses an edit of a page that has moved on, so that an index never means another album (F19)', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    await patch(coach, college, [replace('/albums/0', null)]);

    const stale = await patch(coach, college, [add('/albums/1/pictures/-', 'picture-3')], { 'if-match': '1' });
    const fresh = await patch(coach, college, [add('/albums/0/pictures/-', 'picture-3')], { 'if-match': '"2"' });

    expect([stale.status, fresh.status]).toEqual([412, 200]);
    expect(collegeIn(fresh).albums).toEqual([{ name: 'City', cover: 'picture-3', pictures: ['picture-3'] }]);
  });

  test('[S4-13] the first photo of an album becomes its cover; adding to allPhotos answers 200 and changes nothing', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);

    const first = await patch(coach, college, [add('/albums/1/pictures/-', 'picture-4')]);
    const all = await patch(coach, college, [add('/albums/allPhotos/pictures/-', 'picture-4')]);

    expect(collegeIn(first).albums[1]?.cover).toBe('picture-4');
    expect([all.status, collegeIn(all).version]).toEqual([200, 2]);
  });

  test('[S6-02] a role that is taken away counts on the very next call', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    await firestore()
      .collection('profiles')
      .doc(coach.uid)
      .update({ roles: [pendingAt(college._id)] });

    expect((await patch(coach, college, [replace('/nickname', 'x')])).status).toBe(403);
  });
});

describe('two editors at once', () => {
  test('ten pairs of edits of different fields lose nothing', async () => {
    const pairs = await Promise.all(Array.from({ length: 10 }, () => aCollegeWithItsCoach(api.url)));
    const admin = await signedIn(api.url, { isAdmin: true });

    const answers = await Promise.all(
      pairs.flatMap(({ college, coach }) => [
        patch(coach, college, [replace('/city/description', 'from the coach')]),
        patch(admin, college, [replace('/campus/description', 'from the admin')]),
      ]),
    );

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const { college } of pairs) {
      expect(await read(college)).toMatchObject({
        version: 3,
        city: { description: 'from the coach' },
        campus: { description: 'from the admin' },
      });
    }
  });

  test('of two edits of one field at once with If-Match one is stored and one is refused', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const headers = { 'if-match': '1' };

    const answers = await Promise.all(
      ['one', 'two'].map((text) => patch(coach, college, [replace('/city/description', text)], headers)),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test('two undos of the same edit at once: one takes it back, one finds nothing', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const edit = patchIdOf(await patch(coach, college, [replace('/nickname', 'x')]));

    const answers = await Promise.all([undoPatch(coach, college, edit), undoPatch(coach, college, edit)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('an admin gives a college another address', () => {
  test('both addresses lead to it, and one that another college has is refused', async () => {
    const [college, other] = [await aStoredCollege(), await aStoredCollege()];
    const admin = await signedIn(api.url, { isAdmin: true });
    const renamed = `${college.pathName}_at_Sea`;

    const done = await patch(admin, college, [replace('/pathName', renamed)]);
    const refused = await patch(admin, other, [replace('/pathName', renamed)]);

    expect([done.status, refused.status, codeOf(refused)]).toEqual([200, 409, 'pathNameTaken']);
    for (const address of [college.pathName, renamed]) {
      expect((await visitor.call('college', { params: { collegeId: address } })).body).toMatchObject({
        _id: college._id,
        pathName: renamed,
      });
    }
    expect(await read(other)).toEqual(other);
  });
});

describe('reading a college', () => {
  test('[S7-12] answers the bare college by its id and by the name in its address', async () => {
    const college = await aStoredCollege();
    expect(await read(college)).toEqual(college);
    expect((await visitor.call('college', { params: { collegeId: college.pathName } })).body).toEqual(college);
  });

  test.each(['no-such-college', '.', '__proto__', '__all__', 'a/b', '%00'])('there is no college %s', async (collegeId) => {
    const answer = await visitor.call('college', { params: { collegeId } });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ errors: [{ message: expect.any(String) as string }] });
  });
});

describe('an editor who was overtaken', () => {
  test('reads who edited which fields after a version, newest first; an admin edits as Touchline', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const admin = await signedIn(api.url, { isAdmin: true });
    await patch(coach, college, [replace('/city/description', 'First')]);
    await patch(coach, college, [replace('/city/description', 'Second')]);
    await patch(admin, college, [replace('/campus/description', 'Third')]);

    const { status, body } = await editsSince(coach, college, '2');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      items: [
        { version: 4, by: { name: null, isAdmin: true }, paths: ['/campus/description'] },
        { version: 3, by: { name: expect.any(String) as string, isAdmin: false }, paths: ['/city/description'] },
      ],
    });
  });

  test.each(['', '-1', 'two', '1e400'])('is refused for a version that is none: %j', async (since) => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);

    expect((await editsSince(coach, college, since)).status).toBe(400);
  });

  test('learns nothing about another college, nor does a visitor', async () => {
    const { college } = await aCollegeWithItsCoach(api.url);
    const other = await aCollegeWithItsCoach(api.url);

    expect((await editsSince(other.coach, college, '0')).status).toBe(403);
    expect((await editsSince(visitor, college, '0')).status).toBe(401);
  });
});
