import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { guardiansOfPlayer } from '@touchline/functions/features/guardianship/guardian-of-player-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aGuardianAddress, aMinor } from '../../support/api/featuring/guardian-links';
import {
  aLinkedChild,
  answerLinkOf,
  aParent,
  aStoredLink,
  ask,
  linksOf,
  mailsOfKind,
  storedLink,
  withGuardianByMail,
} from '../../support/api/guardianship/guardianships';
import { signedIn } from '../../support/api/members/people';
import { aPlayer } from '../../support/api/profiles/profiles';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const idOf = (found: { readonly guardianshipId: string } | undefined): string => found?.guardianshipId ?? 'none';
const isOn = async (uid: string) => (await personDocuments(firestore()).profiles.doc(uid).get()).data();

describe('[S1-01] a link that the player begins', () => {
  test('is confirmed by the account of the address alone, and both are told', async () => {
    const [child, parent, other] = await Promise.all([aMinor(api.url), aParent(api.url), aParent(api.url)]);
    expect((await ask(child.caller, parent.email)).status).toBe(200);
    expect(await mailsOfKind(parent.email, 'guardianshipAsked')).toHaveLength(1);
    const [question] = (await linksOf(parent)).children;
    expect(question).toMatchObject({ state: 'asked', waitsFor: ['guardian'], child: { username: child.stored.username } });
    expect((await linksOf(other)).children).toEqual([]);
    expectRefusal(await answerLinkOf(other, idOf(question), 'yes'), 404);

    const answers = await Promise.all([1, 2].map(() => answerLinkOf(parent, idOf(question), 'yes')));

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await linksOf(child.caller)).guardians).toMatchObject([{ state: 'confirmed', name: 'Kim Sample', waitsFor: [] }]);
    expect(await mailsOfKind(parent.email, 'guardianshipConfirmed')).toHaveLength(1);
    expect(await mailsOfKind(child.caller.email, 'guardianshipConfirmed')).toHaveLength(1);
  });

  test('waits for an account that is made later, and needs a verified parent’s', async () => {
    const child = await aMinor(api.url);
    const email = aGuardianAddress();
    await ask(child.caller, email);
    const question = idOf((await linksOf(child.caller)).guardians[0]);
    const [unverified, coach] = await Promise.all([aParent(api.url, { isVerified: false }), signedIn(api.url)]);
    const { accounts } = personDocuments(firestore());
    for (const { uid } of [unverified, coach]) await accounts.doc(uid).update({ email });
    expectRefusal(await answerLinkOf(unverified, question, 'yes'), 404);
    expectRefusal(await answerLinkOf(coach, question, 'yes'), 404);
    const sent = await aStoredLink({
      ...{
        player: child.stored._id,
        guardian: null,
        email: coach.email,
        begunBy: 'player',

        guardianAt: null,
      },
      playerAt: '2026-01-01T00:00:00.000Z',
    });
    expect(codeOf(await answerLinkOf(coach, sent._id, 'yes'))).toBe('guardianshipNeedsParent');
    expect((await storedLink(sent._id))?.confirmedAt).toBeNull();
  });

  test('is refused for adults, coaches’ mailboxes of players and the own address, and leaves nothing', async () => {
    const [child, adult, friend] = await Promise.all([aMinor(api.url), aPlayer(api.url), aPlayer(api.url)]);
    expect(codeOf(await ask(adult.caller, aGuardianAddress()))).toBe('guardianshipForMinors');
    expect(codeOf(await ask(child.caller, friend.caller.email))).toBe('guardianIsPlayer');
    expect(codeOf(await ask(child.caller, child.caller.email.toUpperCase()))).toBe('guardianIsOwner');
    expect(codeOf(await ask(child.caller, friend.stored.username))).toBe('emailInvalid');
    expect((await linksOf(child.caller)).guardians).toEqual([]);
    for (const to of ['', '   ', 'a'.repeat(300), 7, null, '<script>']) {
      expectRefusal(await child.caller.call('askGuardianship', { body: { to } }), 422);
    }
  });
});

describe('attack 416: a parent’s account asks for a stranger’s child', () => {
  test('learns nothing: of a minor, an adult, a hidden page or nobody it reads the same', async () => {
    const [parent, child, adult] = await Promise.all([aParent(api.url), aMinor(api.url), aPlayer(api.url)]);
    const answers = [];
    for (const to of [child.stored.username, adult.stored.username, 'nobody-at-all', adult.caller.email])
      answers.push(await ask(parent, to));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { children } = await linksOf(parent);
    const shape = children.map(({ guardianshipId, typed, validUntil, ...same }) => same);
    expect(new Set(shape.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(children.map(({ child: shown }) => shown)).toEqual([null, null, null, null]);
    expect(await mailsOfKind(child.caller.email, 'guardianshipAsked')).toHaveLength(1);
    expect(await mailsOfKind(adult.caller.email, 'guardianshipAsked')).toEqual([]);

    const question = idOf((await linksOf(child.caller)).guardians[0]);
    expect((await answerLinkOf(child.caller, question, 'no')).status).toBe(200);
    const after = (await linksOf(parent)).children.map(({ guardianshipId, typed, validUntil, ...same }) => same);
    expect(new Set(after.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await mailsOfKind(parent.email, 'guardianshipEnded')).toEqual([]);
    expect(codeOf(await ask(parent, child.stored.username))).toBe('guardianshipAskedAlready');
  });

  test('five a day, and only with an adult’s parent account', async () => {
    const [parent, member] = await Promise.all([aParent(api.url), signedIn(api.url)]);
    for (let count = 0; count < 5; count += 1) expect((await ask(parent, `nobody-${count}`)).status).toBe(200);
    expectRefusal(await ask(parent, 'nobody-more'), 429);
    await personDocuments(firestore()).profiles.doc(member.uid).update({ type: 'coach' });
    expect(codeOf(await ask(member, 'nobody'))).toBe('guardianshipNeedsParent');
  });

  test('sees nothing before the child has read what it opens and said yes', async () => {
    const [parent, child] = await Promise.all([aParent(api.url), aMinor(api.url)]);
    const closed = Object.fromEntries(Object.keys(child.stored.audiences).map((group) => [group, 'nobody']));
    await personDocuments(firestore()).profiles.doc(child.stored._id).update({ audiences: closed });
    const read = async () => (await parent.call('profile', { params: { username: child.stored.username } })).body;
    await ask(parent, `https://touchline.example/profile/${child.stored.username}/videos`);
    const question = idOf((await linksOf(child.caller)).guardians[0]);
    expect(await read()).toMatchObject({ about: null });
    expect(codeOf(await answerLinkOf(child.caller, question, 'yes', false))).toBe('guardianshipUnread');
    expect((await answerLinkOf(child.caller, question, 'yes')).status).toBe(200);
    expect(await read()).toMatchObject({ about: child.stored.about });
    expect((await linksOf(parent)).children).toMatchObject([{ state: 'confirmed', child: { username: child.stored.username } }]);
    await child.caller.call('endGuardianship', { params: { guardianshipId: question } });
    expect(await read()).toMatchObject({ about: null });
  });
});

describe('attack 417: a further guardian', () => {
  test('needs the yes of one who is linked', async () => {
    const { child, parent } = await aLinkedChild(api.url);
    const second = await aParent(api.url);
    await ask(child.caller, second.email);
    const question = idOf((await linksOf(second)).children[0]);
    await answerLinkOf(second, question, 'yes');
    expect((await linksOf(second)).children).toMatchObject([{ state: 'asked', waitsFor: ['further'] }]);
    expect(await mailsOfKind(parent.email, 'furtherGuardianAsked')).toHaveLength(1);
    expect((await linksOf(parent)).further).toMatchObject([{ guardianshipId: question, email: second.email }]);
    expect((await answerLinkOf(parent, question, 'yes')).status).toBe(200);
    expect((await linksOf(second)).children).toMatchObject([{ state: 'confirmed' }]);
    const third = await ask(child.caller, aGuardianAddress());
    expect(codeOf(third)).toBe('guardiansFull');
  });

  test('or of the guardian by mail, whose link counts once and cannot be forged', async () => {
    const [child, parent] = await Promise.all([aMinor(api.url), aParent(api.url)]);
    const email = aGuardianAddress();
    await withGuardianByMail(child, email);
    await ask(child.caller, parent.email);
    const question = idOf((await linksOf(parent)).children[0]);
    await answerLinkOf(parent, question, 'yes');
    const [text = ''] = await mailsOfKind(email, 'furtherGuardianAsked');
    const link = /mode=furtherGuardian&link=(\S+)/.exec(text)?.[1] ?? '';
    const opened = await api.visitor.call('openFurtherGuardian', { body: { link } });
    expect(opened.body).toMatchObject({ childName: child.stored.displayName, email: parent.email });
    const forged = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;
    expectRefusal(await api.visitor.call('answerFurtherGuardian', { body: { link: forged, answer: 'yes' } }), 404);
    expect((await api.visitor.call('answerFurtherGuardian', { body: { link, answer: 'yes' } })).status).toBe(200);
    expect((await storedLink(question))?.confirmedAt).not.toBeNull();
    expectRefusal(await api.visitor.call('answerFurtherGuardian', { body: { link, answer: 'no' } }), 404);
    expect((await storedLink(question))?.endedAt).toBeNull();
  });

  test('two at once are one after the other, so that there are never three', async () => {
    const { child, parent } = await aLinkedChild(api.url);
    const others = await Promise.all([aParent(api.url), aParent(api.url)]);
    const AT = '2026-01-01T00:00:00.000Z';
    const links = await Promise.all(
      others.map(({ uid, email }) => aStoredLink({ player: child.stored._id, guardian: uid, email, playerAt: AT })),
    );
    const answers = await Promise.all(links.map(({ _id }) => answerLinkOf(parent, _id, 'yes')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await linksOf(child.caller)).guardians.filter(({ state }) => state === 'confirmed')).toHaveLength(2);
  });

  test('tells an account whose address is not proven of nobody who named it or asks it', async () => {
    const [child, other, parent] = await Promise.all([aMinor(api.url), aMinor(api.url), aParent(api.url, { isVerified: false })]);
    await withGuardianByMail(child, parent.email);
    const AT = '2026-01-01T00:00:00.000Z';
    const question = { begunBy: 'player', guardian: null, guardianAt: null, playerAt: AT } as const;
    await aStoredLink({ player: other.stored._id, email: parent.email, ...question });
    expect(await linksOf(parent)).toMatchObject({ namedBy: [], children: [], further: [] });
  });

  test('is not asked about the guardian by mail who has an account now', async () => {
    const [child, parent] = await Promise.all([aMinor(api.url), aParent(api.url)]);
    await withGuardianByMail(child, parent.email);
    expect((await linksOf(child.caller)).namedEmail).toBe(parent.email);
    expect((await linksOf(parent)).namedBy).toMatchObject([{ username: child.stored.username }]);
    await ask(parent, child.stored.username);
    await answerLinkOf(child.caller, idOf((await linksOf(child.caller)).guardians[0]), 'yes');
    expect(await linksOf(parent)).toMatchObject({ children: [{ state: 'confirmed' }], namedBy: [] });
    const account = (await personDocuments(firestore()).accounts.doc(child.stored._id).get()).data();
    if (account === undefined) throw new Error('the child has an account');
    const { guardians } = await guardiansOfPlayer(firestore(), account, new Date().toISOString());
    expect(guardians).toEqual([{ uid: parent.uid, email: parent.email, locale: 'en' }]);
  });
});

describe('what a linked guardian decides', () => {
  const decide = (caller: { call: typeof api.visitor.call }, guardianshipId: string, body: object) =>
    caller.call('guardChild', { params: { guardianshipId }, body });

  test('hides the page from everybody but the family, and the stricter of two holds', async () => {
    const { child, parent, link } = await aLinkedChild(api.url);
    const second = await aParent(api.url);
    const AT = '2026-01-01T00:00:00.000Z';
    const other = await aStoredLink({
      ...{ player: child.stored._id, guardian: second.uid, email: second.email, playerAt: AT, confirmedAt: AT },
    });
    const { username, _id } = child.stored;
    const statusFor = async (caller: { call: typeof api.visitor.call }) =>
      (await caller.call('profile', { params: { username } })).status;
    expect((await decide(parent, link._id, { pageHidden: true })).status).toBe(200);
    expect(await Promise.all([api.visitor, second, parent, child.caller].map(statusFor))).toEqual([404, 200, 200, 200]);
    await decide(second, other._id, { pageHidden: false, contactOff: true });
    expect((await isOn(_id))?.guardianHides).toBe(true);
    await decide(parent, link._id, { pageHidden: false });
    expect((await isOn(_id))?.guardianHides).toBe(false);
    const account = (await personDocuments(firestore()).accounts.doc(_id).get()).data();
    if (account === undefined) throw new Error('the child has an account');
    expect(await guardiansOfPlayer(firestore(), account, new Date().toISOString())).toMatchObject({ contactOff: true });
    await decide(parent, link._id, { pageHidden: true });
    await parent.call('endGuardianship', { params: { guardianshipId: link._id } });
    expect((await isOn(_id))?.guardianHides).toBe(false);
    expect(await mailsOfKind(child.caller.email, 'guardianshipEnded')).toHaveLength(1);
  });

  test('ends the consent to be featured', async () => {
    const { child, parent, link } = await aLinkedChild(api.url);
    const AT = '2026-01-01T00:00:00.000Z';
    const featuring = { askedAt: AT, by: 'guardian', allowedAt: AT } as const;
    await personDocuments(firestore()).profiles.doc(child.stored._id).update({ featuring });
    await decide(parent, link._id, { endsFeaturing: true });
    expect((await isOn(child.stored._id))?.featuring).toBeNull();
  });

  test('attack 418: edits nothing, and sees neither uploads nor what the player saved', async () => {
    const { child, parent } = await aLinkedChild(api.url);
    const { username, _id: profileId } = child.stored;
    const patch = { patch: [{ op: 'replace', path: '/about', value: 'Mine now.' }] };
    expectRefusal(await parent.call('patchProfile', { params: { profileId }, query: { undo: 'false' }, body: patch }), 403);
    expectRefusal(await parent.call('changeFeaturing', { params: { profileId }, body: { wanted: false } }), 403);
    const seen = await parent.call('profile', { params: { username } });
    expect(seen.text).not.toMatch(/audiences|adultFrom|"version"|formerUsernames|Pending/);
    const asCoach = await parent.call('profile', { params: { username }, query: { as: 'visitor' } });
    expect(asCoach.body).toMatchObject({ schoolName: null });
    const stranger = await signedIn(api.url);
    const asGuardian = await stranger.call('profile', { params: { username }, query: { as: 'guardian' } });
    expect(asGuardian.body).toMatchObject({ schoolName: null });
  });
});

test('[S4-16] attack 419: admins read how many children of how many family names one account has asked', async () => {
  const [admin, parent] = await Promise.all([signedIn(api.url, { isAdmin: true }), aParent(api.url)]);
  const children = await Promise.all([aMinor(api.url), aMinor(api.url), aMinor(api.url)]);
  const { accounts } = personDocuments(firestore());
  for (const [index, { stored }] of children.entries()) {
    await accounts.doc(stored._id).update({ lastName: index === 2 ? 'Sämple' : `Family${'x'.repeat(index)}` });
    await ask(parent, stored.username);
  }
  await ask(parent, 'nobody-at-all');
  const { body } = await admin.call('adminPerson', { params: { uid: parent.uid } });
  expect(body).toMatchObject({ childrenAsked: { children: 3, families: 3 } });
  expect((await parent.call('guardianships')).text).not.toContain('families');
});
