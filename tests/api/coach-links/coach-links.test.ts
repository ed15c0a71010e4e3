import { usernameEntryOf } from '@touchline/domain/person/profiles/username';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { confirmationOf, secretLinkOf } from '@touchline/functions/features/coach-links/coach-link-documents';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import {
  aCollegeAddress,
  aMadeLink,
  aSecretOf,
  aStoredCoachLink,
  confirmationsTo,
  linksOf,
  makeLink,
  openLink,
  storedCoachLink,
} from '../../support/api/coach-links/coach-links';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aMinor } from '../../support/api/featuring/guardian-links';
import { aLinkedChild, aParent, aStoredLink, mailsOfKind } from '../../support/api/guardianship/guardianships';
import { signedIn } from '../../support/api/members/people';
import { aPlayer } from '../../support/api/profiles/profiles';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { aCoach, aConversation, anAdult } from '../../support/api/threads/threads';

const api = apiStage();
const { visitor } = api;
const AT = '2026-01-01T00:00:00.000Z';
const ADULT = { gpa: 3.6, gpaOf: 4, adultFrom: '2020-01-01' };

const ask = (link: string) => visitor.call('askLinkReceiver', { body: { link } });
const confirm = (confirmation: string) => visitor.call('confirmLinkReceiver', { body: { confirmation } });

/** An adult player whose grades nobody else sees. */
async function aClosedAdult() {
  const { audiences } = (await aPlayer(api.url)).stored;
  return aPlayer(api.url, { ...ADULT, audiences: { ...audiences, grades: 'nobody', schedule: 'nobody' } });
}

/** The uid, the page and the session of a coach whom a college accepted, with a page of their own. */
async function aCoachWithPage(collegeId = 'harbor') {
  const coach = await aCoach(api.url, collegeId);
  const { profiles, usernames } = personDocuments(firestore());
  const { username } = (await profiles.doc(coach.uid).get()).data() ?? { username: 'nobody' };
  await usernames.doc(username).set(usernameEntryOf(username, coach.uid));
  return { coach, page: `https://touchline.example/profile/${username}/about` };
}

describe('[S1-08] a private link of an adult', () => {
  test('opens what the player chose, is counted and ends at once', async () => {
    const { caller, stored } = await aClosedAdult();
    const contact = { groups: ['grades'], showsEmail: true, phone: '+4915112345678' };
    const link = await aMadeLink(caller, null, { ...contact, locale: 'de' });
    expect(link.path).toMatch(new RegExp(`^/profile/${stored.username}/about\\?link=${link.linkId}&lang=de#[\\w-]{43}$`));

    const opened = await Promise.all([openLink(visitor, link.secret), openLink(visitor, link.secret)]);

    expect(opened.map(({ status }) => status)).toEqual([200, 200]);
    expect(opened[0].body).toMatchObject({
      ...{ outcome: 'open', receiverName: 'Kim Sample', playerName: stored.displayName, isMinor: false },
      ...{ profile: { gpa: 3.6, schedule: [] }, contact: { phone: '+4915112345678' } },
    });
    expect(opened[0].text).toContain(caller.email);
    expect((await linksOf(caller)).items).toMatchObject([{ opened: 2, state: 'open' }]);
    expect((await linksOf(caller)).items[0]?.lastOpenedAt).not.toBeNull();
    const admin = await signedIn(api.url, { isAdmin: true });
    expect((await openLink(admin, link.secret)).status).toBe(200);
    expect((await openLink(caller, link.secret)).body).toMatchObject({ outcome: 'own' });
    expect((await linksOf(caller)).items).toMatchObject([{ opened: 2 }]);

    const params = { linkId: link.linkId };
    const ended = await Promise.all([caller.call('endCoachLink', { params }), caller.call('endCoachLink', { params })]);
    expect(ended.map(({ status }) => status)).toEqual([200, 200]);
    expect(codeOf(await openLink(visitor, link.secret))).toBe('unknownCoachLink');
    expect((await linksOf(caller)).items).toMatchObject([{ state: 'ended', endedBy: 'player', path: null }]);
  });

  test('opens no more than it says, and needs no confirmation', async () => {
    const { caller, stored } = await aClosedAdult();
    const link = await aMadeLink(caller, aCollegeAddress(), { groups: ['ids'] });
    const { body, text } = await openLink(visitor, link.secret);
    expect(body).toMatchObject({ profile: { gpa: null, ncaaId: stored.ncaaId }, contact: { email: null, phone: null } });
    expect(text).not.toContain(caller.email);
    expectRefusal(await ask(link.secret), 404);
    expect(await confirmationsTo(link.receiver.email ?? '')).toEqual([]);
  });

  test('is refused for who is no player, with bad input, and beyond ten a day', async () => {
    const [{ caller }, { coach }] = await Promise.all([aPlayer(api.url, ADULT), aCoachWithPage()]);
    expect(codeOf(await makeLink(coach, null))).toBe('coachLinkForPlayers');
    for (const [to, changes] of [
      ['no page at all', {}],
      [null, { name: null }],
      [null, { groups: [] }],
      [null, { groups: ['town'] }],
      [null, { name: 'see www.spam.example' }],
      [null, { phone: '0' }],
      ['nobody-here', {}],
    ] as const)
      expectRefusal(await makeLink(caller, to, changes), 422);
    expect((await linksOf(caller)).items).toEqual([]);
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1) statuses.push((await makeLink(caller, null)).status);
    expect(statuses).toContain(429);
  });
});

describe('attack 475: links', () => {
  test('forged, of another player, expired or ended open nothing', async () => {
    const { stored } = await aPlayer(api.url, ADULT);
    const player = stored._id;
    const [one, other, expired, ended] = await Promise.all([
      aStoredCoachLink({ player }),
      aStoredCoachLink({ player }),
      aStoredCoachLink({ player, validUntil: AT }),
      aStoredCoachLink({ player, endedAt: AT, endedBy: 'player' }),
    ]);
    const [, secret = ''] = secretLinkOf(other).split('.');
    const bad = [`${one._id}.${secret}`, `${one._id}.${'A'.repeat(43)}`, `nobody.${secret}`];
    for (const link of [...bad, ...[expired, ended].map(secretLinkOf)]) {
      expectRefusal(await openLink(visitor, link), 404);
      expectRefusal(await ask(link), 404);
    }
    for (const link of ['', 'x', `../${one._id}.${secret}`, 7, null]) expectRefusal(await openLink(visitor, link), 422);
    for (const key of ['', 7, 'A'.repeat(44)]) expectRefusal(await openLink(visitor, secretLinkOf(one), key), 422);
    expect((await storedCoachLink(one._id))?.opened).toBe(0);
  });
});

describe('[S1-08] a private link of a minor', () => {
  test('opens grades once the receiver has confirmed the address, and the guardian is told (attack 476)', async () => {
    const { child, parent } = await aLinkedChild(api.url);
    const email = aCollegeAddress();
    const link = await aMadeLink(child.caller, email);
    const [told = ''] = await mailsOfKind(parent.email, 'coachLinkTold');
    for (const part of [email, 'Kim Sample', 'Grades']) expect(told).toContain(part);
    expect(told).not.toContain(link.secret.split('.')[1]);

    const closed = await openLink(visitor, link.secret);
    expect(closed.body).toEqual({ outcome: 'confirm', receiverName: 'Kim Sample', playerName: child.stored.displayName });
    expect((await ask(link.secret)).status).toBe(200);
    const [confirmation = 'none'] = await confirmationsTo(email);
    const { body: confirmed } = await confirm(confirmation);
    expect(confirmed).toMatchObject({ username: child.stored.username, link: link.secret });
    const { key } = confirmed as { readonly key: string };

    const opened = await openLink(visitor, link.secret, key);
    expect(opened.body).toMatchObject({
      ...{ outcome: 'open', isMinor: true, profile: { gpa: child.stored.gpa, ncaaId: null, schedule: [], schoolName: null } },
      contact: { email: null, phone: null },
    });
    expect(opened.text).not.toContain(child.caller.email);
    expect((await openLink(visitor, link.secret)).body).toMatchObject({ outcome: 'confirm' });
    const { key: other } = (await confirm(await confirmationOfAnother(child.stored._id))).body as { readonly key: string };
    expect((await openLink(visitor, link.secret, other)).body).toMatchObject({ outcome: 'confirm' });
    const admin = await signedIn(api.url, { isAdmin: true });
    expect((await openLink(admin, link.secret)).body).toMatchObject({ outcome: 'confirm' });
    expect((await openLink(parent, link.secret)).body).toMatchObject({ outcome: 'own' });
    expect((await linksOf(child.caller)).items.find(({ linkId }) => linkId === link.linkId)?.opened).toBe(1);
  });

  test('is confirmed by the latest mail alone, once, and gets three mails an hour (attack 477)', async () => {
    const { child } = await aLinkedChild(api.url);
    const email = aCollegeAddress();
    const link = await aMadeLink(child.caller, email);
    await ask(link.secret);
    const [first = 'none'] = await confirmationsTo(email);
    await ask(link.secret);
    const latest = confirmationOf((await storedCoachLink(link.linkId)) ?? { _id: '', confirmAskedAt: null }) ?? 'none';
    expect(latest).not.toBe(first);
    expectRefusal(await confirm(first), 404);
    const mail = () => visitor.call('openLinkConfirmation', { body: { confirmation: latest } });
    expect((await mail()).body).toEqual({ receiverName: 'Kim Sample', playerName: child.stored.displayName });

    const twice = await Promise.all([confirm(latest), confirm(latest)]);

    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(codeOf(await mail())).toBe('coachLinkConfirmOver');
    const [id = ''] = link.secret.split('.');
    for (const forged of [link.secret, `${id}.${'A'.repeat(43)}`]) expectRefusal(await confirm(forged), 404);
    const late = await aStoredCoachLink({ player: child.stored._id, confirmAskedAt: AT });
    expectRefusal(await confirm(confirmationOf(late) ?? 'none'), 404);
    await ask(link.secret);
    expect(codeOf(await ask(link.secret))).toBe('coachLinkAskedOften');
    await child.caller.call('endCoachLink', { params: { linkId: link.linkId } });
    expectRefusal(await ask(link.secret), 404);
  });

  test('for a coach opens for that coach’s session alone, while a college accepts them (attack 478)', async () => {
    const [{ child }, { coach, page }, other] = await Promise.all([
      aLinkedChild(api.url),
      aCoachWithPage(),
      aCoach(api.url, 'harbor'),
    ]);
    const link = await aMadeLink(child.caller, page, { name: null, groups: ['grades', 'ids'] });
    expect(link.receiver).toEqual({ name: 'Casey Coach', email: null, isCoach: true });
    for (const reader of [visitor, other, child.caller]) {
      const { body } = await openLink(reader, link.secret);
      expect(body).not.toHaveProperty('profile');
    }
    expect((await openLink(visitor, link.secret)).body).toMatchObject({ outcome: 'coachOnly', receiverName: 'Casey Coach' });
    expect((await openLink(coach, link.secret)).body).toMatchObject({
      outcome: 'open',
      profile: { ncaaId: child.stored.ncaaId },
    });
    await personDocuments(firestore()).profiles.doc(coach.uid).update({ roles: [] });
    expect((await openLink(coach, link.secret)).body).toMatchObject({ outcome: 'coachOnly' });
    expectRefusal(await ask(link.secret), 404);
  });

  test('for a coach whom the player blocks opens nothing, and is as unknown as a forged one', async () => {
    const { _id: college } = await aStoredCollege();
    const [player, { coach, page }] = await Promise.all([anAdult(api.url), aCoachWithPage(college)]);
    const link = await aMadeLink(player.caller, page, { name: null, groups: ['grades'] });
    const { threadId } = await aConversation(coach, college, player);
    expect((await openLink(coach, link.secret)).body).toMatchObject({ outcome: 'open' });

    const block = await player.caller.call('changeThread', { params: { threadId }, body: { act: 'block' } });

    expect(block.status).toBe(200);
    expect(codeOf(await openLink(coach, link.secret))).toBe('unknownCoachLink');
  });

  test('shows no contact that it holds from when the player was taken for an adult', async () => {
    const [{ child }, { coach }] = await Promise.all([aLinkedChild(api.url), aCoachWithPage()]);
    const receiver = { name: 'Casey Coach', coach: coach.uid, email: null };
    const contact = { showsEmail: true, phone: '+4915112345678' };
    const opened = await openLink(coach, await aSecretOf(child.stored._id, { receiver, contact }));

    expect(opened.body).toMatchObject({ outcome: 'open', isMinor: true, contact: { email: null, phone: null } });
    expect(opened.text).not.toContain(child.caller.email);
    expect(opened.text).not.toContain(contact.phone);
  });

  test('never shows contact, or games to a mail address, and needs a guardian (attack 479)', async () => {
    const [{ child, parent }, alone] = await Promise.all([aLinkedChild(api.url), aMinor(api.url)]);
    const to = aCollegeAddress();
    for (const [receiver, changes] of [
      [to, { showsEmail: true }],
      [to, { phone: '+4915112345678' }],
      [to, { groups: ['grades', 'schedule'] }],
      [to, { groups: ['ids'] }],
      [null, {}],
    ] as const)
      expectRefusal(await makeLink(child.caller, receiver, changes), 422);
    expect(codeOf(await makeLink(alone.caller, to))).toBe('coachLinkNeedsGuardian');
    expect((await linksOf(alone.caller)).needsGuardian).toBe(true);
    expect((await linksOf(child.caller)).items).toEqual([]);
    expect(await mailsOfKind(parent.email, 'coachLinkTold')).toEqual([]);
  });

  test('is seen and ended by a guardian, and by nobody else (attack 480)', async () => {
    const [{ child, parent }, stranger, reading] = await Promise.all([aLinkedChild(api.url), aPlayer(api.url), aParent(api.url)]);
    const player = child.stored._id;
    await aStoredLink({
      ...{ player, guardian: reading.uid, email: reading.email, playerAt: AT, confirmedAt: AT, keptAt: AT },
      ...{ adultFrom: '2020-01-01', keepAskedAt: AT },
    });
    const [link, second] = [await aMadeLink(child.caller, aCollegeAddress()), await aSecretOf(player)];
    const params = { linkId: link.linkId };
    for (const other of [stranger.caller, reading]) expectRefusal(await other.call('endCoachLink', { params }), 404);
    expect((await linksOf(reading)).children).toEqual([]);
    const [ofChild] = (await linksOf(parent)).children;
    expect(ofChild).toMatchObject({ username: child.stored.username });
    expect(ofChild?.items.map(({ path }) => path)).toEqual([null, null]);

    expect((await parent.call('endCoachLink', { params })).status).toBe(200);

    const items = (await linksOf(child.caller)).items;
    expect(items.find(({ linkId }) => linkId === link.linkId)).toMatchObject({ state: 'ended', endedBy: 'guardian' });
    expectRefusal(await openLink(visitor, link.secret), 404);
    expect((await openLink(visitor, second)).status).toBe(200);
  });

  test('opens nothing while the page is hidden, and once no guardian is left (attack 482)', async () => {
    const { child, parent, link: guardianship } = await aLinkedChild(api.url);
    const secret = await aSecretOf(child.stored._id);
    const document = personDocuments(firestore()).profiles.doc(child.stored._id);
    for (const hiding of [{ hidden: true }, { guardianHides: true }]) {
      await document.update(hiding);
      expectRefusal(await openLink(visitor, secret), 404);
      expectRefusal(await ask(secret), 404);
      await document.update({ hidden: false, guardianHides: false });
    }
    expect((await openLink(visitor, secret)).body).toMatchObject({ outcome: 'confirm' });
    await parent.call('endGuardianship', { params: { guardianshipId: guardianship._id } });
    expectRefusal(await openLink(visitor, secret), 404);
    await document.delete();
    expectRefusal(await openLink(visitor, secret), 404);
  });
});

async function confirmationOfAnother(player: string): Promise<string> {
  return confirmationOf(await aStoredCoachLink({ player, confirmAskedAt: new Date().toISOString() })) ?? 'none';
}
