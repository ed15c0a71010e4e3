import { isObject } from '@touchline/domain/kernel/json/json';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { aMatch } from '@touchline/domain/person/profiles/schedule/testing/a-match';
import { guardianshipDocuments } from '@touchline/functions/features/guardianship/guardian-of-player-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { threadDocuments } from '@touchline/functions/features/threads/thread-people';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Answer } from '../../support/api/caller';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { replace } from '../../support/api/colleges/colleges';
import { aLinkedChild } from '../../support/api/guardianship/guardianships';
import { idTokenOf, signedIn } from '../../support/api/members/people';
import { aPlayer, patchProfile } from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';
import { aFeed, askForFeed, aStoredFeed, feedDocuments, linesOfCalendar } from '../../support/api/schedules/calendar-feeds';
import { aStoredThread } from '../../support/api/threads/threads';

const api = apiStage();
const COLLEGE = 'calendar-college';
const MINOR = { adultFrom: '2999-01-01', schedule: [aMatch({ time: '18:30', event: 'Harbor FC, away' })] };
const ADULT = { ...MINOR, adultFrom: '2000-01-01' };

const fetchOf = (calendar: string, headers: Record<string, string> = {}): Promise<Answer> =>
  api.visitor.call('scheduleCalendar', { params: { calendar }, headers });
const aCoach = () => signedIn(api.url, { roles: [acceptedAt(COLLEGE)] });
const profileOf = (uid: string) => personDocuments(firestore()).profiles.doc(uid);

/** What an unknown secret gets; every refusal has to be the same. */
async function expectStopped(calendar: string, what = ''): Promise<void> {
  const [answer, unknown] = [await fetchOf(calendar), await fetchOf(`${'x'.repeat(48)}.ics`)];
  expectRefusal(answer, 404, what);
  const said = ({ body }: Answer) => (isObject(body) ? [body.code, body.message] : []);
  expect(said(answer), what).toEqual(said(unknown));
}

describe('the calendar of a player', () => {
  test('is a calendar file for its person alone, which a program asks for again', async () => {
    const { stored } = await aPlayer(api.url, MINOR);
    const calendar = await aFeed(await aCoach(), stored._id);
    const answer = await fetchOf(calendar);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const lines = linesOfCalendar(answer.text);
    expect(lines).toContain(`UID:${stored._id}-match-1@touchline`);
    expect(lines).toContain('DTSTART:20270501T183000');
    expect(answer.text).not.toMatch(/people\.example|Sampleton/);
    const tag = answer.headers.get('etag') ?? '';
    expect((await fetchOf(calendar, { 'if-none-match': tag })).status).toBe(304);
  });

  test('shows a match that moved with the same id, a higher sequence and the time of the change', async () => {
    const { caller, stored } = await aPlayer(api.url, MINOR);
    const calendar = await aFeed(caller, stored._id);
    const before = await fetchOf(calendar);
    await patchProfile(caller, stored._id, [replace('/schedule/0/date', '2027-05-08')]);
    const after = await fetchOf(calendar, { 'if-none-match': before.headers.get('etag') ?? '' });
    expect(after.status).toBe(200);
    const [first, second] = [linesOfCalendar(before.text), linesOfCalendar(after.text)];
    const idIn = (lines: readonly string[]) => lines.filter((line) => line.startsWith('UID:'));
    expect(idIn(second)).toEqual(idIn(first));
    expect(first).toContain('SEQUENCE:0');
    expect(second).toEqual(expect.arrayContaining(['SEQUENCE:1', 'DTSTART:20270508T183000']));
  });

  test('of a minor is made for the owner, guardians and accepted coaches alone, whatever audience is stored', async () => {
    const { child, parent } = await aLinkedChild(api.url);
    const audiences: Profile['audiences'] = { ...child.stored.audiences, schedule: 'everybody' };
    await profileOf(child.stored._id).set({ ...child.stored, schedule: MINOR.schedule, audiences });
    const [member, admin, unverified, coach] = await Promise.all([
      signedIn(api.url),
      signedIn(api.url, { isAdmin: true }),
      signedIn(api.url, { roles: [acceptedAt(COLLEGE)], isVerified: false }),
      aCoach(),
    ]);
    for (const reader of [member, admin, unverified]) {
      expectRefusal(await askForFeed(reader, child.stored._id), 404);
      await expectStopped(await aStoredFeed(reader.uid, child.stored._id));
    }
    expectRefusal(await askForFeed(api.visitor, child.stored._id), 401);
    for (const reader of [child.caller, parent, coach])
      expect((await fetchOf(await aFeed(reader, child.stored._id))).text).toContain('Harbor FC');
  });

  test('of an adult is made for members, and refused for an empty schedule like for a closed one', async () => {
    const [open, closed, empty] = await Promise.all([
      aPlayer(api.url, ADULT),
      aPlayer(api.url, { ...ADULT, audiences: { ...(await aPlayer(api.url)).stored.audiences, schedule: 'coaches' } }),
      aPlayer(api.url, { ...ADULT, schedule: [] }),
    ]);
    const member = await signedIn(api.url);
    expect((await fetchOf(await aFeed(member, open.stored._id))).text).toContain('Harbor FC');
    const refused = [await askForFeed(member, closed.stored._id), await askForFeed(member, empty.stored._id)];
    for (const answer of [...refused, await askForFeed(member, 'nobody')]) expectRefusal(answer, 404);
    expect(refused[0]?.text).toBe(refused[1]?.text);
  });

  test('stores only a hash of the secret, which is answered once', async () => {
    const { caller, stored } = await aPlayer(api.url, MINOR);
    const calendar = await aFeed(caller, stored._id);
    const secret = calendar.replace('.ics', '');
    const params = { profileId: stored._id };
    const own = await caller.call('calendarFeed', { params });
    expect(own.body).toMatchObject({ feed: { madeAt: expect.any(String) as string } });
    const { docs } = await feedDocuments().where('reader', '==', caller.uid).get();
    expect(JSON.stringify(docs.map((one) => one.data()))).not.toContain(secret);
    expect(own.text).not.toContain(secret);
  });
});

describe('the address of a calendar stops', () => {
  test('when it is renewed or ended, and after a year', async () => {
    const { stored } = await aPlayer(api.url, MINOR);
    const coach = await aCoach();
    const params = { profileId: stored._id };
    const first = await aFeed(coach, stored._id);
    const second = await aFeed(coach, stored._id);
    await expectStopped(first);
    expect((await fetchOf(second)).status).toBe(200);
    for (let time = 0; time < 2; time += 1) expect((await coach.call('endCalendarFeed', { params })).status).toBe(204);
    await expectStopped(second);
    expect((await coach.call('calendarFeed', { params })).body).toEqual({ feed: null });
    const old = new Date(Date.now() - 366 * 86_400_000).toISOString();
    await expectStopped(await aStoredFeed(coach.uid, stored._id, old), 'over');
    for (const forged of ['.ics', 'x.ics', `${second}x`, second.replace('.ics', ''), second.slice(1), '..%2f..%2fhealth.ics'])
      await expectStopped(forged, forged);
  });

  test('with the role, the block, the audience, the suspension and the verification, one by one', async () => {
    const { stored } = await aPlayer(api.url, MINOR);
    const open = stored.audiences;
    const coaches = await Promise.all(Array.from({ length: 5 }, () => aCoach()));
    const feeds = await Promise.all(coaches.map((coach) => aFeed(coach, stored._id)));
    const [one, two, three, four, five] = coaches.map(({ uid }, index) => ({ uid, calendar: feeds[index] ?? '' }));
    if (one === undefined || two === undefined || three === undefined || four === undefined || five === undefined) return;

    await profileOf(one.uid).update({ roles: [] });
    await expectStopped(one.calendar, 'role');

    const thread = await aStoredThread(stored._id, COLLEGE, { coach: two.uid, state: 'blocked' });
    await expectStopped(two.calendar, 'block');
    expectRefusal(await askForFeed(coaches[1] ?? api.visitor, stored._id), 404);
    await threadDocuments(firestore()).threads.doc(thread._id).update({ state: 'open' });
    expect((await fetchOf(two.calendar)).status).toBe(200);

    await projectAuth().updateUser(three.uid, { disabled: true });
    await expectStopped(three.calendar, 'suspension');

    await projectAuth().updateUser(four.uid, { emailVerified: false });
    await expectStopped(four.calendar, 'verification');

    await profileOf(stored._id).update({ audiences: { ...open, schedule: 'nobody' } });
    await expectStopped(five.calendar, 'audience');
    await profileOf(stored._id).update({ audiences: open, hidden: true });
    await expectStopped(five.calendar, 'hidden page');
  });

  test('for every coach of a college with the block of one, as long as that one coaches there', async () => {
    const { stored } = await aPlayer(api.url, MINOR);
    const elsewhere = await signedIn(api.url, { roles: [acceptedAt('another-college')] });
    const [colleague, blocked] = await Promise.all([aCoach(), aCoach()]);
    const [calendar, other] = [await aFeed(colleague, stored._id), await aFeed(elsewhere, stored._id)];
    await aStoredThread(stored._id, COLLEGE, { coach: blocked.uid, state: 'blocked' });
    await expectStopped(calendar, 'block of a colleague');
    expectRefusal(await askForFeed(colleague, stored._id), 404);
    expect((await fetchOf(other)).status).toBe(200);

    await profileOf(blocked.uid).update({ roles: [] });
    expect((await fetchOf(calendar)).status).toBe(200);
  });

  test('with the link of a guardian, and when either account is deleted', async () => {
    const { child, parent, link } = await aLinkedChild(api.url);
    const calendar = await aFeed(parent, child.stored._id);
    expect((await fetchOf(calendar)).status).toBe(200);
    await guardianshipDocuments(firestore()).doc(link._id).update({ endedAt: new Date().toISOString(), endedBy: 'player' });
    await expectStopped(calendar, 'link');

    const { caller, stored } = await aPlayer(api.url, MINOR);
    const [leaving, staying] = await Promise.all([aCoach(), aCoach()]);
    const [left, stayed] = [await aFeed(leaving, stored._id), await aFeed(staying, stored._id)];
    await leaving.call('deleteAccount', { body: { idToken: await idTokenOf(leaving) } });
    await expectStopped(left, 'reader');
    expect((await fetchOf(stayed)).status).toBe(200);
    await caller.call('deleteAccount', { body: { idToken: await idTokenOf(caller) } });
    await expectStopped(stayed, 'player');
    const rest = await Promise.all(
      [
        ['reader', leaving.uid],
        ['player', stored._id],
      ].map(([field = '', uid]) => feedDocuments().where(field, '==', uid).get()),
    );
    expect(rest.map(({ size }) => size)).toEqual([0, 0]);
  });
});
