import type { College } from '@touchline/domain/college/college';
import { aTeam } from '@touchline/domain/college/testing/a-college';
import { beforeAll, describe, expect, test } from 'vitest';
import { collegeIn, patchCollege, patchIdOf, readCollege } from '../../support/api/colleges/college-edits';
import { apiStage } from '../../support/api/api-stage';
import type { Answer, Caller, Sent } from '../../support/api/caller';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { aCollegeWithItsCoach, add, aStoredCollege, replace } from '../../support/api/colleges/colleges';
import type { PatchAttack } from '../../support/api/colleges/patch-attack';
import { PATCH_ATTACKS } from '../../support/api/colleges/patch-attack-table';
import { signedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { traceOf } from '../../support/api/platform/traces';

const api = apiStage();
let college: College;
let coach: Caller;
let admin: Caller;
/** They take turns, because one person may edit only so often a minute (attack 137). */
let colleagues: readonly Caller[];
let admins: readonly Caller[];
let untouched: unknown;
beforeAll(async () => {
  [{ college, coach }, admin] = await Promise.all([aCollegeWithItsCoach(api.url), signedIn(api.url, { isAdmin: true })]);
  const roles = [acceptedAt(college._id)];
  colleagues = await Promise.all(Array.from({ length: 5 }, () => signedIn(api.url, { roles })));
  admins = [admin, await signedIn(api.url, { isAdmin: true }), await signedIn(api.url, { isAdmin: true })];
  untouched = await traceOf(college);
});

const edit = (editor: Caller, { _id }: College, sent: Sent): Promise<Answer> =>
  editor.call('patchCollege', { params: { collegeId: _id }, ...sent });
const patch = (editor: Caller, edited: College, ...operations: unknown[]): Promise<Answer> =>
  patchCollege(editor, edited, operations);

function sentBy(attack: PatchAttack): Sent {
  return {
    query: attack.query ?? 'undo=true',
    ...('patch' in attack ? { body: { patch: attack.patch } } : attack.body === undefined ? {} : { body: attack.body }),
    ...(attack.headers === undefined ? {} : { headers: attack.headers }),
  };
}

describe('a bad edit is refused and leaves no trace', () => {
  test.each(PATCH_ATTACKS)('attack $number ($description) is $status', async (attack) => {
    const editors = attack.by === 'admin' ? admins : colleagues;
    const turn = editors[PATCH_ATTACKS.indexOf(attack) % editors.length] ?? coach;
    const answer = await edit(turn, college, sentBy(attack));

    if (attack.isFrameworks === true) expect(answer.status).toBe(attack.status);
    else expectRefusal(answer, attack.status);
    expect(await traceOf(college)).toEqual(untouched);
  });

  test('attack 40 (a small edit that makes the college larger than it may be) is 413', async () => {
    const coaches = Array.from({ length: 40 }, (_, index) => ({
      ...nobody,
      id: `coach-${index}`,
      biography: 'b'.repeat(10_000),
    }));
    const long = 'l'.repeat(20_000);
    const { college: full, coach: itsCoach } = await aCollegeWithItsCoach(api.url, {
      athletics: { sport: [aTeam({ coaches }), aTeam({ sex: 'female', coaches })] },
      campus: { subtitleValue: null, description: long },
      city: { description: long, population: null },
      facilities: { ...college.facilities, description: long },
    });
    const before = await traceOf(full);

    const answer = await patch(
      itsCoach,
      full,
      replace('/athletics/sport/0/description', long),
      replace('/academics/description', long),
    );

    expectRefusal(answer, 413);
    expect(codeOf(answer)).toBe('collegeTooLarge');
    expect(await traceOf(full)).toEqual(before);
  });

  test('attack 62 (an edit of another college, an unknown, a strange one, one already undone) is 404', async () => {
    const [mine, theirs] = await Promise.all([aCollegeWithItsCoach(api.url), aCollegeWithItsCoach(api.url)]);
    const [own, foreign] = await Promise.all([
      patch(mine.coach, mine.college, replace('/nickname', 'Mine')).then(patchIdOf),
      patch(theirs.coach, theirs.college, replace('/nickname', 'Theirs')).then(patchIdOf),
    ]);
    const undo = (patchId: string) =>
      mine.coach.call('undoCollegePatch', { params: { collegeId: mine.college._id }, query: { patchId } });
    expect((await undo(own)).status).toBe(200);
    const before = await Promise.all([traceOf(mine.college), traceOf(theirs.college)]);

    const strange = [
      '../x',
      '.',
      '..',
      '__all__',
      'a/b',
      `../../${theirs.college._id}/patches/${foreign}`,
      '\u0000',
      'x'.repeat(200),
    ];
    for (const patchId of [own, foreign, 'no-such-edit', ...strange]) expectRefusal(await undo(patchId), 404, patchId);
    for (const query of ['', 'patchId=', `patchId=${own}&patchId=${foreign}`, `patchId=${'x'.repeat(201)}`]) {
      const params = { collegeId: mine.college._id };
      expectRefusal(await mine.coach.call('undoCollegePatch', { params, query }), 400, query);
    }
    expect(await Promise.all([traceOf(mine.college), traceOf(theirs.college)])).toEqual(before);
  });

  test('no attack has changed what objects inherit', () => {
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

const nobody = {
  ...({ name: 'Coach', staffType: 'assistantcoach', picture: null, email: null, phone: null, sinceYear: null } as const),
  previousPosts: [],
  licences: [],
};

describe('what looks like an attack and is allowed', () => {
  test('attack 47 (adding to allPhotos) is 200 and changes nothing', async () => {
    const before = await traceOf(college);
    const answer = await patch(coach, college, add('/albums/allPhotos/pictures/-', 'picture-4'));
    expect([answer.status, answer.body]).toEqual([200, { college, patchId: null }]);
    expect(await traceOf(college)).toEqual(before);
  });

  test('attack 45 (a key that stands twice): the last one counts, where it is allowed', async () => {
    const { college: own, coach: itsCoach } = await aCollegeWithItsCoach(api.url);
    const body = '{"patch":[{"op":"replace","path":"/_id","path":"/nickname","value":"first","value":"last"}]}';
    expect(collegeIn(await edit(itsCoach, own, { body }))).toEqual({
      ...own,
      version: 2,
      nickname: 'last',
      sources: expect.anything() as unknown,
    });
  });

  test('[S5-13] attack 56 (a look-alike host) is stored in its punycode form; a link without scheme gets https://', async () => {
    const { college: own, coach: itsCoach } = await aCollegeWithItsCoach(api.url);
    const answer = await patch(
      itsCoach,
      own,
      replace('/applyURL', 'https://www.\u0430pple.com/'),
      replace('/contactURL', 'www.example.edu/contact'),
      replace('/athletics/sport/0/newsURL', 'HTTPS://NEWS.Example.EDU:443/a b'.replace(' ', '%20')),
    );
    expect(collegeIn(answer)).toMatchObject({
      applyURL: 'https://www.xn--pple-43d.com/',
      contactURL: 'https://www.example.edu/contact',
      athletics: { sport: [{ newsURL: 'https://news.example.edu/a%20b' }, {}] },
    });
  });

  test('attack 59 (markup, right-to-left marks, emoji) is text: stored as sent and counted in code points', async () => {
    const { college: own, coach: itsCoach } = await aCollegeWithItsCoach(api.url);
    const texts = [
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
      '\u202Egnirts\u202C \u200Bzero\u200B width',
      '\u{1F3DF}'.repeat(20_000),
      "Robert'); DROP TABLE colleges;-- ${7*7} {{7*7}}",
      '=HYPERLINK("https://evil.com")',
    ];
    for (const text of texts) {
      const answer = await patch(itsCoach, own, replace('/city/description', text));
      expect(collegeIn(answer).city.description).toBe(text);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await readCollege(api.visitor, own)).city.description).toBe(texts.at(-1));
  });

  test('a hundred operations are not too many', async () => {
    const own = await aStoredCollege();
    const operations = Array.from({ length: 100 }, (_, index) => replace('/city/population', index));
    const answer = await patch(admin, own, ...operations);
    expect([answer.status, collegeIn(answer).city.population, collegeIn(answer).version]).toEqual([200, 99, 2]);
  });
});
