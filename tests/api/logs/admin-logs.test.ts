import { randomUUID } from 'node:crypto';
import { AUDIT_SCHEMA_VERSION, type AuditEntry } from '@touchline/domain/audit/audit-entry';
import type { LogLine } from '@touchline/domain/audit/shown-log';
import type { College } from '@touchline/domain/college/college';
import { aTeam } from '@touchline/domain/college/testing/a-college';
import { aTypedMatch } from '@touchline/domain/season/testing/a-typed-match';
import { API_MESSAGES } from '@touchline/domain/kernel/refusal/api-messages';
import { auditLines } from '@touchline/functions/platform/audit-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { patchCollege } from '../../support/api/colleges/college-edits';
import { aCollegeWithItsCoach, replace } from '../../support/api/colleges/colleges';
import { aPerson, type Person, signedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
let admin: Caller & Person;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

async function linesOf(query: Record<string, string>) {
  const answer = await admin.call('adminLogs', { query });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as { items: readonly LogLine[]; next: string | null };
}

/** Stores a line of the log as a store would have written it. */
async function aLine(changes: Partial<AuditEntry>): Promise<string> {
  const line: AuditEntry = {
    ...{ _id: randomUUID(), schemaVersion: AUDIT_SCHEMA_VERSION, at: '2026-02-01T10:00:00.000Z', by: null, byAdmin: true },
    ...{ action: 'college.import', target: 'colleges', result: 'done', detail: {} },
    ...changes,
  };
  await auditLines(firestore()).doc(line._id).set(line);
  return line._id;
}

describe('[S2-13] [S6-01] the log', () => {
  test('says who did what to what, the newest first, by names and with the difference of an edit', async () => {
    const { coach, college } = await aCollegeWithItsCoach(api.url);
    await patchCollege(coach, college, [replace('/nickname', 'Gulls')]);
    await patchCollege(coach, college, [replace('/nickname', 'Terns')]);

    const { items } = await linesOf({ target: `colleges/${college._id}`, action: 'college.edit' });

    expect(items).toHaveLength(2);
    const [newest] = items;
    expect(newest).toMatchObject({
      ...{ action: 'college.edit', result: 'done', byAdmin: false, hasChanges: true, by: { uid: coach.uid } },
      target: { kind: 'colleges', id: college._id, name: college.name, collegePage: { pathName: college.pathName } },
      detail: { paths: ['/nickname'] },
    });
    const answer = await admin.call('adminLogChanges', { params: { lineId: newest?.lineId ?? '' } });
    expect(answer.body).toEqual({ changes: [{ path: '/nickname', before: 'Gulls', after: 'Terns' }] });
  });

  test('shows what coaches added to their team at the college, with its difference', async () => {
    const team: Partial<College> = { athletics: { sport: [aTeam({ sex: 'female' })] }, league: 'naia', division: null };
    const { coach, college } = await aCollegeWithItsCoach(api.url, team);
    const lines = [aTypedMatch({ date: '2020-09-04', opponent: 'Unknown United' })];
    const body = { sex: 'female', edit: { kind: 'add', corrects: false, lines } } as const;
    expect((await coach.call('editAddedSoccer', { params: { collegeId: college._id }, body })).status).toBe(200);

    const { items } = await linesOf({ target: `colleges/${college._id}`, action: 'college.edit' });

    expect(items).toMatchObject([
      { hasChanges: true, target: { name: college.name, collegePage: { pathName: college.pathName } } },
    ]);
    const answer = await admin.call('adminLogChanges', { params: { lineId: items[0]?.lineId ?? '' } });
    expect(answer.body).toMatchObject({ changes: [{ before: null, after: { opponent: ':Unknown United' } }] });
  });

  test('is filtered by person, action, target, result and days, alone and together', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const about = { target: `profiles/${person.uid}`, by: person.uid, byAdmin: false } as const;
    const edit = await aLine({ ...about, action: 'profile.edit', at: '2026-02-03T23:59:59.999Z' });
    const suspension = await aLine({ target: `accounts/${person.uid}`, by: other.uid, action: 'account.suspend' });
    const refused = await aLine({ ...about, action: 'role.claim', result: 'refused', at: '2026-02-05T00:00:00.000Z' });
    const idsOf = async (query: Record<string, string>) => (await linesOf(query)).items.map(({ lineId }) => lineId);

    expect(await idsOf({ by: person.uid })).toEqual([refused, edit]);
    expect(await idsOf({ by: person.uid, action: 'profile.edit' })).toEqual([edit]);
    expect(await idsOf({ target: `profiles/${person.uid}`, result: 'refused' })).toEqual([refused]);
    expect(await idsOf({ target: `people/${person.uid}` })).toEqual([refused, edit, suspension]);
    expect(await idsOf({ by: person.uid, from: '2026-02-03', to: '2026-02-04' })).toEqual([edit]);
    const all = { by: person.uid, action: 'role.claim', target: `people/${person.uid}`, result: 'refused', from: '2026-02-05' };
    expect(await idsOf(all)).toEqual([refused]);
    expect(await idsOf({ by: 'nobody-at-all' })).toEqual([]);
  });

  test('goes on page by page and shows each line once, also where many have one time', async () => {
    const { uid } = await aPerson();
    const stored = await Promise.all(Array.from({ length: 45 }, () => aLine({ by: uid, target: `accounts/${uid}` })));
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page = await linesOf({ target: `people/${uid}`, ...(after === '' ? {} : { after }) });
      sizes.push(page.items.length);
      seen.push(...page.items.map(({ lineId }) => lineId));
      after = page.next;
    }
    expect(sizes).toEqual([20, 20, 5]);
    expect(seen.toSorted()).toEqual(stored.toSorted());
    expect((await linesOf({ by: uid, size: 'file' })).items).toHaveLength(45);
  });

  test('names jobs and commands as nobody, and a person who is gone by the uid alone', async () => {
    await aLine({ target: 'profiles/somebody-gone', by: 'somebody-gone', action: 'profile.edit' });
    const { items } = await linesOf({ by: 'somebody-gone' });
    expect(items).toMatchObject([{ by: { uid: 'somebody-gone', name: null }, target: { id: 'somebody-gone', name: null } }]);
    await aLine({ at: '2026-02-09T10:00:00.000Z', target: 'rankings', action: 'ranking.import' });
    const imports = await linesOf({ by: 'system', target: 'rankings' });
    expect(imports.items[0]).toMatchObject({ by: null, target: { kind: 'rankings', id: null, name: null } });
  });

  test.each([
    [{ action: 'college.destroy' }],
    [{ target: 'colleges/../accounts' }],
    [{ target: 'a/b/c' }],
    [{ by: '' }],
    [{ from: '2026-02-30' }],
    [{ result: 'maybe' }],
    [{ after: '2026-02-01T10:00:00.000Z' }],
    [{ size: '100000' }],
  ])('attack 302: a filter that is none is 400 (%j)', async (query) => {
    expectRefusal(await admin.call('adminLogs', { query }), 400);
  });

  test('attack 303: no call changes a line, and a line that reports no edit has no difference', async () => {
    const lineId = await aLine({});
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await admin.send(method, `/ui/v1/admin/logs/${lineId}`, { body: { result: 'refused' } });
      expect([404, 405]).toContain(answer.status);
    }
    expect((await auditLines(firestore()).doc(lineId).get()).data()?.result).toBe('done');
    for (const id of [lineId, '__id__', '..', 'x'.repeat(500)])
      expectRefusal(await admin.call('adminLogChanges', { params: { lineId: id } }), 404);
  });
});

test('what browsers report is a kind of its own: the same one is counted, without its query', async () => {
  const blocked = `https://counted.example/${randomUUID()}.gif`;
  const body = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': `${blocked}?SECRET` } };
  const headers = { 'content-type': 'application/csp-report' };
  for (let sent = 0; sent < 3; sent += 1)
    expect((await api.visitor.call('reportPolicyViolations', { body, headers })).status).toBe(204);
  const { items } = (await admin.call('adminPolicyReports')).body as { items: readonly { readonly blocked: string }[] };
  expect(items.filter((one) => one.blocked === blocked)).toMatchObject([{ directive: 'img-src', count: 3 }]);
});

describe('what an admin tried and was refused', () => {
  const refusedBy = async (uid: string) => (await linesOf({ by: uid, result: 'refused' })).items;

  test('is a line with the sentence of the refusal; a wrong form is none', async () => {
    const other = await signedIn(api.url, { isAdmin: true });
    const suspended = { suspended: true, reason: 'For a test.' };
    expectRefusal(await other.call('suspendPerson', { params: { uid: other.uid }, body: suspended }), 409);
    expectRefusal(await other.call('archiveCollege', { params: { collegeId: 'no-such-college' }, body: { reason: 'x' } }), 404);
    expectRefusal(await other.call('suspendPerson', { params: { uid: other.uid }, body: { suspended: 'x' } }), 422);

    const lines = await refusedBy(other.uid);

    expect(lines.map(({ action, target: { kind, id } }) => [action, kind, id])).toEqual([
      ['college.archive', 'colleges', 'no-such-college'],
      ['account.suspend', 'accounts', other.uid],
    ]);
    expect(lines[0]).toMatchObject({ byAdmin: true, detail: { code: API_MESSAGES.unknownCollege.en } });
  });

  test('by somebody who is no admin is no line of the log', async () => {
    const member = await signedIn(api.url);
    expectRefusal(await member.call('archiveCollege', { params: { collegeId: 'x' }, body: { reason: 'x' } }), 403);
    expect(await refusedBy(member.uid)).toEqual([]);
  });

  test('under a key is carried out when it is repeated and allowed', async () => {
    const other = await signedIn(api.url, { isAdmin: true });
    const headers = { 'idempotency-key': randomUUID() };
    const about = await signedIn(api.url);
    const profile = firestore().collection('profiles').doc(about.uid);
    const hide = () => other.call('hideProfile', { params: { profileId: about.uid }, body: { reason: 'For a test.' }, headers });
    const stored = (await profile.get()).data() ?? {};
    await profile.delete();
    expectRefusal(await hide(), 404);
    await profile.set(stored);

    expect((await hide()).status).toBe(200);
    expect(await refusedBy(other.uid)).toHaveLength(1);
  });
});
