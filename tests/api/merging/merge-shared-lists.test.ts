import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { aPerson, signedIn } from '../../support/api/members/people';
import { documentsOf, mergeCalls, twoColleges, untilOver } from '../../support/api/merging/two-colleges';
import { ownProject } from '../../support/api/platform/own-project';
import { moveAs, noteAs, type Recruit, recruitsOf } from '../../support/api/staff-list/shared-lists';

ownProject();
const api = apiStage();

/** Two colleges, each with a list: one player is on both, one on that of the merged college alone. */
async function twoLists() {
  const two = await twoColleges(api.url);
  const { from, into, coach } = two;
  const there = await signedIn(api.url, { roles: [acceptedAt(into._id)] });
  const [both, alone] = [(await aPerson()).uid, (await aPerson()).uid];
  await moveAs(there, [into._id, both], 'interested', 0);
  await moveAs(coach, [from._id, both], 'offer', 0);
  await moveAs(coach, [from._id, alone], 'visit', 0);
  await noteAs(coach, [from._id, alone], { text: 'Of the merged college.' });
  await noteAs(there, [into._id, both], { text: 'Of the remaining college.' });
  const calls = mergeCalls(await signedIn(api.url, { isAdmin: true }));
  const versions = { from: from.version, into: into.version };
  const merged = async (): Promise<string> => {
    const { body } = await untilOver(() => calls.merge(from._id, into._id, versions));
    expect(body).toMatchObject({ state: 'merged', moved: { staffRecruits: 2, staffEntries: 3 } });
    return (body as { readonly _id: string })._id;
  };
  return { two, from, into, coach, there, both, alone, calls, merged };
}
const rowOf = (recruits: readonly Recruit[], player: string) => recruits.find(({ profileId }) => profileId === player);

test('a merge makes one list of two, and its undo two again', async () => {
  const { two, from, into, coach, there, both, alone, calls, merged } = await twoLists();
  const before = await documentsOf(two);
  const preview = await calls.preview(from._id, into._id);
  expect(preview.body).toMatchObject({ counts: { staffRecruits: 2, staffEntries: 3 } });
  const mergeId = await merged();

  for (const reader of [coach, there]) {
    const list = await recruitsOf(reader, into._id);
    expect(list).toHaveLength(2);
    expect(rowOf(list, both)).toMatchObject({ stage: 'offer', version: 2, entries: [{ kind: 'note' }, {}, {}] });
    expect(rowOf(list, alone)).toMatchObject({
      ...{ stage: 'visit', version: 1 },
      entries: [{ text: 'Of the merged college.', by: { isMine: reader === coach } }, { kind: 'move' }],
    });
  }
  expect((await coach.call('staffRecruits', { params: { collegeId: from._id } })).status).toBe(403);

  expect((await untilOver(() => calls.undo(mergeId))).body).toMatchObject({ state: 'undone', kept: {} });
  expect(await documentsOf(two)).toEqual(before);
});

test('an undo leaves a player with all entries where the staff went on with them', async () => {
  const { from, into, coach, there, both, alone, calls, merged } = await twoLists();
  const mergeId = await merged();
  await moveAs(there, [into._id, both], 'committed', 2);
  await noteAs(there, [into._id, alone], { text: 'After the merge.' });
  const { body } = await untilOver(() => calls.undo(mergeId));
  expect(body).toMatchObject({ kept: { staffRecruits: { count: 2 }, staffEntries: { count: 3 } } });
  const list = await recruitsOf(there, into._id);
  expect(rowOf(list, both)).toMatchObject({ stage: 'committed', entries: [{}, {}, {}, {}] });
  expect(rowOf(list, alone)?.entries.map(({ text }) => text)).toEqual(['After the merge.', 'Of the merged college.', null]);
  expect(await recruitsOf(coach, from._id)).toEqual([]);
});
