import { WATCHED_LIMITS } from '@touchline/domain/reference/watched-searches';
import { mailStopLinkOf } from '@touchline/functions/features/mail/mail-stop';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { watchedSearchStore } from '@touchline/functions/features/watching/watched-search-store';
import { systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCamp } from '../../support/api/camps/stored-camps';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { signedIn } from '../../support/api/members/people';
import { ownProject } from '../../support/api/platform/own-project';
import { aPlayer } from '../../support/api/profiles/profiles';
import { storedRecruits } from '../../support/api/recruits/recruits';
import { expectRefusal } from '../../support/api/refusals';
import { aCoach } from '../../support/api/threads/threads';
import {
  aStoredWatch,
  searchIdsIn,
  searchMailsTo,
  tellSearches,
  watch,
  watchesOf,
} from '../../support/api/watching/watched-searches';

ownProject();
const api = apiStage();

describe('a watched search', () => {
  test('of colleges tells what fits since then in one mail, with names and a link, and never what was there', async () => {
    const before = await aStoredCollege({ name: 'Oldhurst Zephyr College' });
    const { caller } = await aPlayer(api.url);
    const watched = await watch(caller, 'colleges', 'search=zephyr', 'zephyr');
    expect(watched.body).toMatchObject({ areMailsOff: false, items: [{ kind: 'colleges', isOutdated: false, toldOn: null }] });
    await tellSearches();
    expect(await searchMailsTo(caller.uid)).toEqual([]);

    await aStoredCollege({ name: 'Newhurst Zephyr College' });
    for (const days of [0, 0, 1, 2]) await tellSearches(days);

    const [mail, ...further] = await searchMailsTo(caller.uid);
    expect(further).toEqual([]);
    expect(mail?.message.text).toContain('1 college (zephyr): Newhurst Zephyr College\n');
    expect(mail?.message.text).toContain('/colleges?search=zephyr\n');
    expect(mail?.message.text).not.toContain(before.name);
    expect(mail?.headers?.['List-Unsubscribe']).toContain(mailStopLinkOf('searchFits', caller.uid));
    const { body } = await caller.call('watchedSearches');
    expect(body).toMatchObject({ items: [{ toldOn: new Date().toISOString().slice(0, 10) }] });
  });

  test('gets one mail a day at most together with the others of its owner; the rest comes on the next day', async () => {
    const college = await aStoredCollege({ name: 'Campus Quillfort' });
    const { caller } = await aPlayer(api.url);
    await watch(caller, 'colleges', 'search=quillfort');
    await watch(caller, 'camps', `college=${college._id}`, 'Camps of Quillfort');
    await aStoredCollege({ name: 'Quillfort North' });
    await aStoredCamp({ collegeId: college._id, name: 'Winter ID Camp' });
    await tellSearches();
    await aStoredCamp({ collegeId: college._id, name: 'Spring ID Camp' });
    await tellSearches();

    const [mail, ...further] = await searchMailsTo(caller.uid);
    expect(further).toEqual([]);
    expect(mail?.message.text).toContain('1 college: Quillfort North\n');
    expect(mail?.message.text).toContain('1 camp (Camps of Quillfort): Winter ID Camp (Campus Quillfort)\n');
    await tellSearches(1);
    const [, next] = await searchMailsTo(caller.uid);
    expect(next?.message.text).toContain('Spring ID Camp');
    expect(next?.message.text).not.toContain('Winter ID Camp');
  });

  test('attack 499: of recruits tells a number and a link alone, and of a search by name not even its words', async () => {
    const coach = await aCoach(api.url, (await aStoredCollege())._id);
    await storedRecruits([{ position: { main: ['GK'] } }]);
    await watch(coach, 'recruits', 'position=GK&year=2088', 'Goalkeeper, Class of 2088');
    await watch(coach, 'recruits', 'q=quentin', 'quentin');
    const fits = { position: { main: ['GK' as const] }, displayName: 'Quentin Sample' };
    await storedRecruits([
      { position: { main: ['GK'] }, about: 'Changed, and known before' },
      fits,
      { position: { main: ['FW'] } },
    ]);
    await tellSearches();

    const [mail] = await searchMailsTo(coach.uid);
    const { text = '', html = '' } = mail?.message ?? {};
    expect(text).toContain('1 recruit (Goalkeeper, Class of 2088)\n');
    expect(text).toContain('/?position=GK&year=2088\n');
    expect(text).toContain('1 recruit\n');
    expect(text.toLowerCase() + html.toLowerCase()).not.toMatch(/quentin|sample|player-00|<img/);
  });

  test('attack 499: is compared by what its owner may see now: a coach who lost the role is told nothing that others do not see', async () => {
    const owner = await signedIn(api.url);
    const closed = { displayName: 'Wilma Sample', gpa: 3.9, gpaOf: 4 as const, adultFrom: '2999-01-01' };
    const watched = await aStoredWatch(owner.uid, { kind: 'recruits', query: 'gpa=from35', set: 'coach' });
    for (const days of [0, 1]) {
      await storedRecruits([{}, {}, {}, {}, closed]);
      await tellSearches(days);
    }
    expect(await searchMailsTo(owner.uid)).toEqual([]);
    expect(await watchesOf(owner.uid)).toMatchObject([{ _id: watched._id, set: 'open', toldOn: null }]);
  });

  test('whose filter no longer exists is kept and called outdated, and finds nothing more', async () => {
    const owner = await signedIn(api.url);
    await aStoredCollege({ name: 'Widely Found College' });
    const watched = await aStoredWatch(owner.uid, { query: 'search=widely&roofed=true', words: 'widely, with a roof' });
    await tellSearches();
    expect(await searchMailsTo(owner.uid)).toEqual([]);
    expect(await watchesOf(owner.uid)).toEqual([watched]);
    expect((await owner.call('watchedSearches')).body).toMatchObject({
      items: [{ words: 'widely, with a roof', isOutdated: true }],
    });
  });
});

describe('the list of watched searches', () => {
  test('has each search once, the latest first, and ends one by one press, also twice', async () => {
    const [{ caller }, { caller: other }] = [await aPlayer(api.url), await aPlayer(api.url)];
    const [first] = searchIdsIn(await watch(caller, 'colleges', 'search=one'));
    for (let times = 0; times < 2; times += 1) await watch(caller, 'colleges', 'search=two');
    const both = searchIdsIn(await watch(caller, 'colleges', 'search=one'));
    expect(both).toHaveLength(2);
    expect(both.at(-1)).toBe(first);
    const params = { searchId: first ?? '' };
    expect(searchIdsIn(await other.call('endWatchedSearch', { params }))).toEqual([]);
    expect(await watchesOf(caller.uid)).toHaveLength(2);
    for (let times = 0; times < 2; times += 1)
      expect(searchIdsIn(await caller.call('endWatchedSearch', { params }))).toEqual(both.slice(0, 1));
  });

  test('takes no more than 20, and of many at once no more either', async () => {
    const { caller } = await aPlayer(api.url);
    for (let at = 2; at < WATCHED_LIMITS.perPerson; at += 1) await aStoredWatch(caller.uid, { query: `search=${at}` });
    const answers = await Promise.all([1, 2, 3, 4].map((at) => watch(caller, 'colleges', `search=new${at}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect(await watchesOf(caller.uid)).toHaveLength(WATCHED_LIMITS.perPerson);
    const refused = await watch(caller, 'camps', 'search=one-more');
    expectRefusal(refused, 409);
    expect(refused.text).toContain('You already follow 20 searches.');
  });

  test.each([
    ['a filter that there is not', 'colleges', 'roofed=true'],
    ['a value that a filter does not take', 'colleges', 'level=ncaa9'],
    ['an order that does not count', 'colleges', 'search=one&sort=name'],
    ['past camps', 'camps', 'past=true'],
    ['when profiles changed', 'recruits', 'updated=week&sort=updated'],
    ['what is no address', 'recruits', '%%%=&&'],
  ] as const)('attack 497: refuses %s', async (_, kind, query) => {
    const { caller } = await aPlayer(api.url);
    expectRefusal(await watch(caller, kind, query), 422);
    expect(await watchesOf(caller.uid)).toEqual([]);
  });

  test('refuses an address that is not verified, a deactivated account, and more recruits than can be compared', async () => {
    const unverified = await signedIn(api.url, { isVerified: false });
    expectRefusal(await watch(unverified, 'colleges', 'search=one'), 409);
    const { caller } = await aPlayer(api.url);
    const everybody = watchedSearchStore(firestore, {
      ...{ catalogue: { current: () => Promise.reject(new Error('not asked')) }, clock: systemClock },
      camps: { current: () => Promise.resolve([]) },
      recruits: { ids: () => Promise.resolve(Array.from({ length: WATCHED_LIMITS.recruits + 1 }, (_, at) => `player-${at}`)) },
    });
    const watcher = { uid: caller.uid, roles: [], isDeactivated: false, isVerified: true };
    await expect(everybody.watch(watcher, { kind: 'recruits', query: '', words: null })).rejects.toMatchObject({
      code: 'watchedTooWide',
    });
    await personDocuments(firestore()).profiles.doc(caller.uid).update({ hidden: true });
    expectRefusal(await watch(caller, 'colleges', 'search=one'), 403);
    expect([...(await watchesOf(caller.uid)), ...(await watchesOf(unverified.uid))]).toEqual([]);
  });
});
