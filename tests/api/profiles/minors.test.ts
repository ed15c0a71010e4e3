import type { Profile } from '@touchline/domain/person/profiles/profile';
import { FIELD_GROUP_NAMES } from '@touchline/domain/person/profiles/audience/visibility';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { replace } from '../../support/api/colleges/colleges';
import { signedIn, type SignedIn } from '../../support/api/members/people';
import {
  aPlayer,
  patchProfile,
  type Player,
  profileIn,
  readProfile,
  storeProfileDrawing,
} from '../../support/api/profiles/profiles';
import { searched } from '../../support/api/recruits/recruits';
import { aMatch } from '@touchline/domain/person/profiles/schedule/testing/a-match';

const api = apiStage();
const EVERYBODY = Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, 'everybody'])) as Profile['audiences'];
const TEAM = { country: 'US', tier: 'T2', showInHeader: false } as const;
const CAPTION = 'With Anna at Quillmoor High, Fridays 6 pm';

/** A minor whose town, school and club are named in every text that can hold them. */
const MINOR: Partial<Profile> = {
  adultFrom: '2999-01-01',
  displayName: 'Zephyra Oldenquist',
  about: 'Left back of Brackwater River FC, junior at Quillmoor High.',
  jerseyNumber: 47,
  address: { locality: 'Brackwater', administrative_area_level_1: 'Ohio', country: 'US' },
  schoolName: 'Quillmoor High School',
  teams: [
    {
      ...TEAM,
      type: 'club',
      teamName: 'Brackwater River FC',
      league: 'ECNL Girls',
      logo: 'picture-logo',
      showInHeader: true,
    },
    { ...TEAM, type: 'highSchool', teamName: 'Quillmoor High Herons', league: 'County League', logo: null },
    { ...TEAM, type: 'national', teamName: 'U17 National Team', league: null, logo: null },
  ],
  honours: [
    { type: 'allCounty', team: 'first', year: 2025, note: 'Brackwater County' },
    { type: 'allState', team: 'first', year: 2025, note: 'By the coaches' },
  ],
  videos: [{ url: 'https://www.youtube.com/watch?v=abcdefghijk', label: 'Quillmoor against Rivals', pinned: false }],
  pictureDetails: Object.fromEntries(
    ['picture-face', 'picture-cover', 'picture-logo'].map((id) => [
      id,
      { width: 4, height: 5, placeholder: null, area: null, caption: CAPTION },
    ]),
  ),
};
const WHEREABOUTS = /brackwater|quillmoor|anna|"jerseyNumber":47|picture-logo/i;

let minor: Player;
let [member, unverified, coach]: SignedIn[] = [];
const readers = () => {
  if (member === undefined || unverified === undefined || coach === undefined) throw new Error('nobody signed in');
  return { visitor: api.visitor, member, unverified, coach };
};

beforeAll(async () => {
  minor = await aPlayer(api.url, MINOR);
  for (const id of minor.stored.pictures) await storeProfileDrawing(minor.stored._id, id);
  [member, unverified, coach] = await Promise.all([
    signedIn(api.url),
    signedIn(api.url, { isVerified: false }),
    signedIn(api.url, { roles: [acceptedAt('any-college')] }),
  ]);
});

describe('attack 225: where a minor lives, plays and goes to school', () => {
  test('[S1-08] is told to no visitor: they see state, country, league, tier and position', async () => {
    const shown = await readProfile(api.visitor, minor.stored.username);
    expect(JSON.stringify(shown)).not.toMatch(WHEREABOUTS);
    expect(shown).toMatchObject({
      citizenship: minor.stored.citizenship,
      address: { locality: null, administrative_area_level_1: 'Ohio', country: 'US' },
      position: minor.stored.position,
      profilePicture: 'picture-face',
      about: 'Left back of …, junior at … High.',
      teams: [
        { type: 'club', teamName: null, logo: null, league: 'ECNL Girls', tier: 'T2' },
        { type: 'national', teamName: 'U17 National Team' },
      ],
      honours: [
        { type: 'allCounty', note: null },
        { type: 'allState', note: 'By the coaches' },
      ],
    });
  });

  test('[S1-08] is by default told to members neither, and to accepted coaches', async () => {
    expect(JSON.stringify(await readProfile(readers().member, minor.stored.username))).not.toMatch(WHEREABOUTS);
    const { jerseyNumber, address, teams, schoolName, about } = minor.stored;
    expect(await readProfile(readers().coach, minor.stored.username)).toMatchObject({
      ...{ jerseyNumber, address, teams, schoolName, about },
    });
  });

  test('[S1-08] is for members at most, whatever its owner chose', async () => {
    const { stored } = await aPlayer(api.url, { ...MINOR, audiences: EVERYBODY });
    expect(JSON.stringify(await readProfile(api.visitor, stored.username))).not.toMatch(WHEREABOUTS);
    const { address, teams, schoolName } = stored;
    expect(await readProfile(readers().member, stored.username)).toMatchObject({ address, teams, schoolName });
  });

  test('[S1-08] attack 227: is not told by a part of a name, in whatever field, and ordinary words stay', async () => {
    const { stored } = await aPlayer(api.url, {
      ...MINOR,
      displayName: 'Ottoline Marchbanks',
      about: 'Captain of Crestline, #crestlinerovers. I hope to play for Hope one day. Victory counts.',
      address: { locality: 'Port Tarnhelm', administrative_area_level_1: 'Ohio, near Tarnhelm', country: 'US' },
      schoolName: 'Hope High School',
      teams: [
        { ...TEAM, type: 'club', teamName: 'Crestline Rovers', league: 'Crestline League', logo: null },
        { ...TEAM, type: 'national', teamName: 'U15 of the Tarnhelm district', league: null, logo: null },
      ],
      honours: [{ type: 'allState', team: null, year: 2025, note: 'Player of the year, CRESTLINE' }],
      videos: [{ url: 'https://www.youtube.com/watch?v=abcdefghijk', label: 'crestline v Rivals', pinned: false }],
      schedule: [aMatch({ event: 'Crestline v Oaks', place: 'Tarnhelm Park', shirtNumber: 9 })],
      audiences: { ...minor.stored.audiences, town: 'nobody', school: 'nobody' },
    });
    const texts = [await readProfile(api.visitor, stored.username), await readProfile(readers().coach, stored.username)];
    for (const shown of texts) expect(JSON.stringify(shown)).not.toMatch(/crestline|tarnhelm|for hope/i);
    expect(texts[0]).toMatchObject({ about: 'Captain of …, #…. I hope to play for … one day. Victory counts.' });
    expect(texts[1]).toMatchObject({ schedule: [{ event: '… v Oaks', place: null, shirtNumber: null }] });
    for (const q of ['Crestline', 'Tarnhelm', 'Hope High'])
      for (const caller of Object.values(readers())) {
        const { items } = await searched(caller, `q=${encodeURIComponent(q)}`);
        expect([q, items.filter(({ _id }) => _id === stored._id)]).toEqual([q, []]);
      }
    const { items } = await searched(api.visitor, 'q=Ottoline');
    expect(JSON.stringify(items)).not.toMatch(/crestline|tarnhelm|for hope/i);
  });

  test('[S1-04] is no way to find them in the search, save for who may read it', async () => {
    const foundBy = async (caller: Caller, q: string) => {
      const { items } = await searched(caller, `q=${encodeURIComponent(q)}`);
      return items.some(({ _id }) => _id === minor.stored._id);
    };
    for (const q of ['Brackwater', 'Brackwater River', 'Quillmoor', 'Zephyra Brackwater'])
      for (const [who, caller] of Object.entries(readers()))
        expect([q, who, await foundBy(caller, q)]).toEqual([q, who, who === 'coach']);
    for (const caller of Object.values(readers())) expect(await foundBy(caller, 'Zephyra Oldenquist')).toBe(true);
    const { items } = await searched(api.visitor, 'q=Zephyra');
    expect(JSON.stringify(items)).not.toMatch(WHEREABOUTS);
    expect(items.find(({ _id }) => _id === minor.stored._id)?.team).toMatchObject({ league: 'ECNL Girls', tier: 'T2' });
  });
});

describe('attack 223: the caption of a closed album', () => {
  test('[S1-08] is in no answer to who does not see the photos, though its picture is the portrait', async () => {
    const readersOf = async (audiences: Profile['audiences']) => {
      const { stored } = await aPlayer(api.url, { ...MINOR, adultFrom: '2000-01-01', audiences });
      const texts: string[] = [];
      for (const [who, caller] of Object.entries(readers())) {
        const { items } = await searched(caller, 'q=Zephyra');
        const answers = [await readProfile(caller, stored.username), items.find(({ _id }) => _id === stored._id)];
        if (JSON.stringify(answers).includes(CAPTION)) texts.push(who);
      }
      return texts;
    };
    expect(await readersOf({ ...EVERYBODY, photos: 'nobody' })).toEqual([]);
    expect(await readersOf({ ...EVERYBODY, photos: 'coaches' })).toEqual(['coach']);
  });
});

describe('attack 224: a member whose mail address is not verified', () => {
  const seenBy = async (caller: Caller) => {
    const { username, _id } = minor.stored;
    const picture = await caller.call('resource', { query: { q: `profiles/${_id}/40/picture-open` } });
    return [await readProfile(caller, username), picture.status];
  };

  test('[S1-08] reads a profile as visitors do, until the address is verified, in the same session', async () => {
    const { caller, stored } = await aPlayer(api.url, {
      ...MINOR,
      albums: [{ name: 'Camp', cover: 'picture-album', pictures: ['picture-album'] }],
      pictures: ['picture-album'],
      audiences: { ...minor.stored.audiences, school: 'members', town: 'members' },
    });
    await storeProfileDrawing(stored._id, 'picture-album');
    const somebody = await signedIn(api.url, { isVerified: false });
    const read = async (by: Caller) => {
      const { status } = await by.call('resource', { query: { q: `profiles/${stored._id}/40/picture-album` } });
      return [await readProfile(by, stored.username), status];
    };
    expect(await read(somebody)).toEqual(await read(api.visitor));
    expect(await seenBy(readers().unverified)).toEqual(await seenBy(api.visitor));
    const { body } = await caller.call('profile', { params: { username: stored.username }, query: { as: 'member' } });

    await projectAuth().updateUser(somebody.uid, { emailVerified: true });

    expect(await read(somebody)).toEqual([body, 200]);
    expect(body).toMatchObject({ schoolName: MINOR.schoolName, albums: [{ name: 'Camp' }], address: MINOR.address });
  });

  test('pages through the search and saves colleges as every member does', async () => {
    const first = await searched(readers().unverified, 'q=');
    expect(first.items.length).toBeGreaterThan(0);
    expect((await readers().unverified.call('savedColleges', {})).status).toBe(200);
  });
});

describe('the notice that others see less of a minor than before', () => {
  test('is put away for good by its owner, and nobody else learns of it', async () => {
    const { caller, stored } = await aPlayer(api.url, { ...MINOR, audienceNotice: true });
    const before = await readProfile(api.visitor, stored.username);

    const answer = await patchProfile(caller, stored._id, [replace('/audienceNotice', false)]);

    expect(profileIn(answer).audienceNotice).toBe(false);
    expect((await caller.call('ownProfile', {})).body).toMatchObject({ audienceNotice: false });
    expect(await readProfile(api.visitor, stored.username)).toEqual(before);
  });
});
