import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { ownProject } from '../../support/api/platform/own-project';
import { aPlayer, patchProfile, profileIn, readProfile } from '../../support/api/profiles/profiles';
import { searched } from '../../support/api/recruits/recruits';

ownProject();
const api = apiStage();

test('a player who commits names a college of the catalogue, which the page and the search show', async () => {
  const college = await aStoredCollege({ name: 'Kept College' });
  const player = await aPlayer(api.url, { status: 'committed' });
  const { caller, stored } = player;

  const saved = await patchProfile(caller, stored._id, [replace('/committedTo', college._id)]);

  expect(profileIn(saved).committedTo).toBe(college._id);
  expect((await readProfile(api.visitor, stored.username)).committedTo).toBe(college._id);
  const found = (await searched(api.visitor, 'status=committed')).items.find(({ _id }) => _id === stored._id);
  expect(found?.committedTo).toMatchObject({ _id: college._id, name: 'Kept College', pathName: college.pathName });

  await patchProfile(caller, stored._id, [replace('/status', 'looking')]);
  expect((await readProfile(api.visitor, stored.username)).committedTo).toBeNull();
  const looking = (await searched(api.visitor, 'status=looking')).items.find(({ _id }) => _id === stored._id);
  expect(looking).toMatchObject({ status: 'looking', committedTo: null });
});

test('attack 413: a college that is not listed is refused, nothing is written, and a closed commitment shows in no list', async () => {
  const college = await aStoredCollege();
  const { caller, stored } = await aPlayer(api.url, {
    status: 'signed',
    committedTo: college._id,
    audiences: { ...(await aPlayer(api.url)).stored.audiences, player: 'coaches' },
  });

  const refused = await patchProfile(caller, stored._id, [replace('/committedTo', 'no-such-college'), replace('/about', 'New')]);

  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ errors: [{ field: '/committedTo' }] });
  expect(profileIn(await patchProfile(caller, stored._id, [replace('/jerseyNumber', 3)]))).toMatchObject({
    committedTo: college._id,
    about: stored.about,
  });
  expect((await readProfile(api.visitor, stored.username)).committedTo).toBeNull();
  const { items } = await searched(api.visitor, '');
  expect(JSON.stringify(items.find(({ _id }) => _id === stored._id))).not.toContain(college._id);
});
