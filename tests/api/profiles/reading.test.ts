import type { Profile } from '@touchline/domain/person/profiles/profile';
import { FIELD_GROUP_NAMES, type Audience } from '@touchline/domain/person/profiles/audience/visibility';
import { usernameEntryOf } from '@touchline/domain/person/profiles/username';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { faultyApiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { acceptedAt, pendingAt } from '../../support/api/claims/coach-roles';
import { signedIn } from '../../support/api/members/people';
import { askFor, aPlayer, type Player, readProfile, storeProfileDrawing } from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';
import { aMatch } from '@touchline/domain/person/profiles/schedule/testing/a-match';

const api = faultyApiStage();
const { visitor, proxy } = api;
const ADULT = '2000-01-01';
const MINOR = '2999-01-01';
/** What an answer to anybody but the owner never holds, as a key or a value. */
const NEVER = /@people\.example|email|dateOfBirth|2000-02-03|phone|street|adultFrom|audiences|formerUsernames|2999-01-01/;

const audiencesAt = (audience: Audience): Profile['audiences'] =>
  Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, audience])) as Profile['audiences'];

let readers: Readonly<Record<'visitor' | 'member' | 'coach' | 'pending' | 'admin', Caller>>;
beforeAll(async () => {
  readers = {
    visitor,
    member: await signedIn(api.url),
    coach: await signedIn(api.url, { roles: [acceptedAt('any-college')] }),
    pending: await signedIn(api.url, { roles: [pendingAt('any-college')] }),
    admin: await signedIn(api.url, { isAdmin: true }),
  };
});

describe('[S1-08] the profile of a username', () => {
  test('is what its reader may see, and never more', async () => {
    const { caller, stored } = await aPlayer(api.url, {
      adultFrom: ADULT,
      about: 'All about me',
      gpa: 3.71,
      schoolName: 'Harbor High',
      audiences: { ...audiencesAt('everybody'), grades: 'coaches', school: 'members', about: 'nobody' },
    });
    const seenBy = async (reader: Caller) => {
      const { gpa, schoolName, about } = await readProfile(reader, stored.username);
      return [gpa, schoolName, about];
    };

    expect(await seenBy(readers.visitor)).toEqual([null, null, null]);
    for (const reader of [readers.member, readers.pending, readers.admin])
      expect(await seenBy(reader)).toEqual([null, 'Harbor High', null]);
    expect(await seenBy(readers.coach)).toEqual([3.71, 'Harbor High', null]);
    expect(await seenBy(caller)).toEqual([3.71, 'Harbor High', 'All about me']);
    for (const reader of Object.values(readers)) {
      const answer = await askFor(reader, stored.username);
      expect(answer.text).not.toMatch(NEVER);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('is shown to its owner as others see it, and to nobody as somebody who sees more', async () => {
    const audiences = { ...audiencesAt('everybody'), grades: 'coaches', school: 'members' } as const;
    const { caller, stored } = await aPlayer(api.url, { adultFrom: ADULT, gpa: 3.71, schoolName: 'Harbor High', audiences });
    const seenAs = async (reader: Caller, as: string): Promise<unknown> => {
      const { body } = await reader.call('profile', { params: { username: stored.username }, query: { as } });
      return body;
    };
    for (const [as, reader] of [
      ['visitor', visitor],
      ['member', readers.member],
      ['coach', readers.coach],
    ] as const)
      expect(await seenAs(caller, as)).toEqual(await readProfile(reader, stored.username));
    expect(await seenAs(visitor, 'coach')).toEqual(await readProfile(visitor, stored.username));
    expect(await seenAs(readers.member, 'coach')).toMatchObject({ gpa: null, schoolName: 'Harbor High' });
    const params = { username: stored.username };
    for (const query of ['as=owner', 'as=', 'as=coach&as=visitor'])
      expectRefusal(await caller.call('profile', { params, query }), 400);
  });

  test('of a minor keeps its town, school, grades, schedule and handles from visitors whatever was chosen', async () => {
    const { stored } = await aPlayer(api.url, {
      adultFrom: MINOR,
      schedule: [aMatch({ place: 'Park' })],
      audiences: audiencesAt('everybody'),
    });
    const shown = await readProfile(visitor, stored.username);
    expect(shown).toMatchObject({ schoolName: null, gpa: null, schedule: [], social: { x: null, instagram: null } });
    expect(shown).toMatchObject({ about: stored.about, position: stored.position, address: { locality: null, country: 'US' } });
    expect(shown.teams).toEqual(stored.teams.map((team) => ({ ...team, teamName: null, logo: null })));
    expect((await readProfile(readers.coach, stored.username)).social.x).toBe('demo_player');
  });

  test('that is hidden is found by its owner alone, also under a former name', async () => {
    const { caller, stored } = await aPlayer(api.url, { hidden: true });
    const former = `old-${stored.username}`.slice(0, 40);
    await personDocuments(firestore()).usernames.doc(former).set(usernameEntryOf(former, stored._id));
    for (const reader of Object.values(readers)) {
      expectRefusal(await askFor(reader, stored.username), 404);
      expectRefusal(await askFor(reader, former), 404);
    }
    expect((await askFor(caller, stored.username)).status).toBe(200);
  });

  test('[S2-20] is found under a former name too, with the present one in it', async () => {
    const { stored } = await aPlayer(api.url);
    const former = `old-${stored.username}`.slice(0, 40);
    await personDocuments(firestore())
      .usernames.doc(former)
      .set({ ...usernameEntryOf(former, stored._id), releasedAt: '2026-01-01T00:00:00.000Z' });
    expect(await readProfile(visitor, former)).toEqual(await readProfile(visitor, stored.username));
    expect((await readProfile(visitor, former)).username).toBe(stored.username);
  });

  test.each(['nobody-has-this', 'ab', '..', '%2e%2e', 'Upper', 'a b', '__x__', 'x'.repeat(2000)])(
    'is not found at %s',
    async (username) => expectRefusal(await askFor(visitor, username), 404),
  );

  test('is read with two documents by a visitor, with four by a coach', async () => {
    const { stored } = await aPlayer(api.url);
    const documentsFor = async (reader: Caller): Promise<number> => {
      proxy.setFault(() => 'pass');
      expect((await askFor(reader, stored.username)).status).toBe(200);
      return proxy.documents();
    };
    expect([await documentsFor(visitor), await documentsFor(readers.coach)]).toEqual([2, 4]);
  });
});

describe('[S7-08] a picture of a profile', () => {
  let player: Player;
  beforeAll(async () => {
    player = await aPlayer(api.url, {
      adultFrom: ADULT,
      profilePicture: 'picture-open',
      cover: null,
      teams: [],
      albums: [{ name: 'Mine', cover: 'picture-closed', pictures: ['picture-closed'] }],
      pictures: ['picture-open', 'picture-closed', 'picture-unused'],
      audiences: { ...audiencesAt('everybody'), photos: 'coaches' },
    });
    for (const id of player.stored.pictures) await storeProfileDrawing(player.stored._id, id);
  });
  const resource = (reader: Caller, picture: string) =>
    reader.call('resource', { query: { q: `profiles/${player.stored._id}/${picture}` } });
  const media = (reader: Caller, picture: string) => reader.send('GET', `/media/profiles/${player.stored._id}/${picture}`);

  test('of an open group is for everybody, in both sizes, for moments', async () => {
    for (const reader of [visitor, readers.member, player.caller]) {
      for (const answer of [
        await resource(reader, '400/picture-open'),
        await resource(reader, 'picture-open'),
        await media(reader, 'picture-open'),
      ]) {
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
      }
    }
  });

  test('of a closed group is 404 under /media to everybody, its owner included', async () => {
    for (const reader of [visitor, readers.coach, player.caller]) {
      expectRefusal(await media(reader, 'picture-closed'), 404);
      expectRefusal(await media(reader, '400/picture-closed'), 404);
    }
  });

  test('of a closed group is served to a session that may see the group, and stored by nobody', async () => {
    for (const size of ['', '400/', '40/']) {
      for (const reader of [visitor, readers.member, readers.pending, readers.admin])
        expectRefusal(await resource(reader, `${size}picture-closed`), 404);
      for (const reader of [readers.coach, player.caller]) {
        const answer = await resource(reader, `${size}picture-closed`);
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      }
    }
  });

  test('that no group shows is its owner’s alone', async () => {
    expectRefusal(await resource(readers.coach, 'picture-unused'), 404);
    expect((await resource(player.caller, 'picture-unused')).status).toBe(200);
    expectRefusal(await resource(player.caller, 'picture-of-nobody'), 404);
  });
});
