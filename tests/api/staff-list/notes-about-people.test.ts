import { isObject } from '@touchline/domain/kernel/json/json';
import { FORMER_MEMBER } from '@touchline/domain/person/account/erasure';
import { eraseAccount } from '@touchline/functions/features/account/erase-account';
import { firestore } from '@touchline/functions/platform/firestore';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { places } from '../../support/api/members/busy-members';
import type { SignedIn } from '../../support/api/members/people';
import { ownProject } from '../../support/api/platform/own-project';
import { moveAs, noteAs, recruitsOf } from '../../support/api/staff-list/shared-lists';
import { aCoach, anAdult } from '../../support/api/threads/threads';

ownProject();
const api = apiStage();

/** A player about whom two coaches of a college have written. */
async function aNotedPlayer() {
  const { _id: collegeId } = await aStoredCollege();
  const [casey, robin, player] = [await aCoach(api.url, collegeId), await aCoach(api.url, collegeId), await anAdult(api.url)];
  const at = [collegeId, player.stored._id] as const;
  await moveAs(casey, at, 'visit', 0);
  await noteAs(casey, at, { text: 'Two footed.' });
  await noteAs(robin, at, { kind: 'contact', text: null });
  return { collegeId, casey, robin, player, at };
}

/** The download of somebody's account as data. */
async function downloadOf({ session }: SignedIn): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`${api.url}/ui/v1/account/download`, { headers: { cookie: `__session=${session}` } });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const json: unknown = JSON.parse(strFromU8(files['touchline.json'] ?? new Uint8Array()));
  return isObject(json) ? json : {};
}

test("a player's download has college, text and day of the notes, and nobody of the staff", async () => {
  const { collegeId, casey, robin, player } = await aNotedPlayer();
  const download = await downloadOf(player.caller);
  const [note] = (await recruitsOf(robin, collegeId))[0]?.entries.filter(({ kind }) => kind === 'note') ?? [];
  expect(download.staffNotesAboutYou).toEqual([{ collegeId, text: 'Two footed.', on: note?.at.slice(0, 10) }]);
  for (const secret of [casey.uid, robin.uid, 'Casey Coach', '"CC"']) expect(JSON.stringify(download)).not.toContain(secret);
});

test("an author's download has what they wrote themselves", async () => {
  const { collegeId, casey, at } = await aNotedPlayer();
  expect((await downloadOf(casey)).staffNotes).toMatchObject([
    { collegeId, kind: 'move', stage: 'visit', player: at[1] },
    { collegeId, kind: 'note', text: 'Two footed.', player: at[1] },
  ]);
});

test('when the player goes, row, notes and contacts go', async () => {
  const { collegeId, casey, player } = await aNotedPlayer();
  await places.erasures.begin(player.stored._id);
  await eraseAccount(places, player.stored._id);
  expect(await recruitsOf(casey, collegeId)).toEqual([]);
  for (const name of ['staffRecruits', 'staffEntries'])
    expect((await firestore().collection(name).where('collegeId', '==', collegeId).get()).size, name).toBe(0);
});

test('when an author goes, the list keeps the note of a former coach', async () => {
  const { collegeId, casey, robin } = await aNotedPlayer();
  await places.erasures.begin(casey.uid);
  await eraseAccount(places, casey.uid);
  const [recruit] = await recruitsOf(robin, collegeId);
  expect(recruit?.entries).toMatchObject([
    { kind: 'contact', by: { initials: 'CC', isMine: true } },
    { kind: 'note', text: 'Two footed.', by: { initials: null, isMine: false } },
    { kind: 'move', by: { initials: null, isMine: false } },
  ]);
  const { docs } = await firestore().collection('staffEntries').where('collegeId', '==', collegeId).get();
  expect(docs.map((one) => String(one.get('author'))).toSorted()).toEqual([FORMER_MEMBER, FORMER_MEMBER, robin.uid].toSorted());
});
