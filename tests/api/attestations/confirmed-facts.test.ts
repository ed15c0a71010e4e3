import { deliveredAddress } from '@touchline/domain/kernel/text/delivered-address';
import { attestationLinkOf } from '@touchline/functions/features/attestations/attestation-documents';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import {
  aClubAddress,
  askFor,
  aStoredAttestation,
  attestationLinksTo,
  confirmedOf,
  requestsOf,
  storedAttestation,
  storedConfirmation,
} from '../../support/api/attestations/attestations';
import { aGuardianAddress, aMinor } from '../../support/api/featuring/guardian-links';
import { mailsOfKind, withGuardianByMail, withoutGuardianByMail } from '../../support/api/guardianship/guardianships';
import { signedIn } from '../../support/api/members/people';
import { aPlayer, patchProfile } from '../../support/api/profiles/profiles';
import { replace } from '../../support/api/colleges/colleges';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;
const PUBLIC_GRADES = { gpa: 3.6, gpaOf: 4, adultFrom: '2020-01-01' };

const open = (link: string) => visitor.call('openAttestation', { body: { link } });
const answer = (link: string, confirmed: readonly string[]) => visitor.call('answerAttestation', { body: { link, confirmed } });
const revoke = (link: string) => visitor.call('revokeAttestation', { body: { link } });

/** Asks, and reads the link of the mail. */
async function linkOfNew(caller: Parameters<typeof askFor>[0], email = aClubAddress(), changes: object = {}): Promise<string> {
  const asked = await askFor(caller, email, changes);
  expect(asked.status, asked.text).toBe(200);
  const [link = 'none'] = await attestationLinksTo(email);
  return link;
}

describe('[S3-01] a fact that a coach confirms', () => {
  test('is asked by mail, answered once without an account, and shown with who confirmed it', async () => {
    const [{ caller, stored }, member] = await Promise.all([aPlayer(api.url, PUBLIC_GRADES), signedIn(api.url)]);
    const email = aClubAddress();
    const link = await linkOfNew(caller, email);

    const opened = (await open(link)).body;
    expect(opened).toMatchObject({ playerName: stored.displayName, role: 'headCoach', team: 'Sample Town FC', state: 'open' });
    expect(Object.keys(opened as object).toSorted()).toEqual(
      ['confirmedUntil', 'facts', 'kind', 'playerName', 'reference', 'role', 'state', 'team', 'validUntil'].toSorted(),
    );
    expect(opened).toMatchObject({
      reference: null,
      facts: [
        { fact: 'gpa', value: '3.6/4' },
        { fact: 'position', value: 'LB' },
      ],
    });

    const twice = await Promise.all([answer(link, ['gpa']), answer(link, ['position'])]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await open(link)).body).toMatchObject({ state: 'answered' });
    expect(await mailsOfKind(caller.email, 'attestationAnswered')).toHaveLength(1);

    const attestationId = (await requestsOf(caller)).items[0]?.attestationId ?? 'none';
    const confirmed = (await storedAttestation(attestationId))?.facts.find((one) => one.isConfirmed === true)?.fact;
    expect(await confirmedOf(member, stored._id)).toMatchObject([
      { profileId: stored._id, facts: [{ fact: confirmed, role: 'headCoach', team: 'Sample Town FC' }] },
    ]);
    expect(JSON.stringify(await confirmedOf(member, stored._id))).not.toContain(deliveredAddress(email));
  });

  test('lapses with its value, and is revoked by the same mail', async () => {
    const [{ caller, stored }, member] = await Promise.all([aPlayer(api.url, PUBLIC_GRADES), signedIn(api.url)]);
    const link = attestationLinkOf(await storedConfirmation(stored._id));
    expect(await confirmedOf(member, stored._id)).toHaveLength(1);
    expect((await patchProfile(caller, stored._id, [replace('/gpa', 3.9)])).status).toBe(200);
    expect(await confirmedOf(member, stored._id)).toEqual([]);
    expect((await patchProfile(caller, stored._id, [replace('/gpa', 3.6)])).status).toBe(200);
    expect(await confirmedOf(member, stored._id)).toHaveLength(1);

    expect((await Promise.all([revoke(link), revoke(link)])).map(({ status }) => status)).toEqual([200, 200]);

    expect(await confirmedOf(member, stored._id)).toEqual([]);
    expect(await mailsOfKind(caller.email, 'attestationAnswered')).toHaveLength(1);
    expectRefusal(await open(link), 404);
    expect((await requestsOf(caller)).items).toMatchObject([{ state: 'ended', endedBy: 'confirmer' }]);
  });

  test('is shown to readers of the value alone, and ends with the request', async () => {
    const [{ caller, stored }, member] = await Promise.all([
      aPlayer(api.url, { ...PUBLIC_GRADES, audiences: { ...(await aPlayer(api.url)).stored.audiences, grades: 'nobody' } }),
      signedIn(api.url),
    ]);
    const { _id: attestationId } = await storedConfirmation(stored._id);
    expect(await confirmedOf(member, stored._id)).toEqual([]);
    expect(await confirmedOf(visitor, stored._id)).toEqual([]);
    expect(await confirmedOf(caller, stored._id)).toHaveLength(1);
    expectRefusal(await member.call('withdrawAttestation', { params: { attestationId } }), 404);
    const withdraw = () => caller.call('withdrawAttestation', { params: { attestationId } });
    expect((await Promise.all([withdraw(), withdraw()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await confirmedOf(caller, stored._id)).toEqual([]);
    for (const players of ['', 'a b', Array.from({ length: 21 }, (_, index) => `p${index}`).join(',')])
      expectRefusal(await visitor.call('confirmedFacts', { query: { players } }), 400);
  });
});

describe('attack 441: links to a request', () => {
  test('forged, of another request, expired, withdrawn or waiting for an admin open nothing', async () => {
    const { stored } = await aPlayer(api.url);
    const player = stored._id;
    const [one, other, expired, ended, waiting] = await Promise.all([
      aStoredAttestation({ player }),
      aStoredAttestation({ player, askedAt: '2026-01-02T00:00:00.000Z' }),
      aStoredAttestation({ player, validUntil: '2026-01-01T00:00:00.000Z' }),
      aStoredAttestation({ player, endedAt: '2026-01-01T00:00:00.000Z', endedBy: 'player' }),
      aStoredAttestation({ player, sentAt: null, validUntil: null, reviewReasons: ['disposable'] }),
    ]);
    const [, hash = ''] = attestationLinkOf(other).split('.');
    const bad = [`${one._id}.${hash}`, `${one._id}.${'A'.repeat(43)}`, `nobody.${hash}`];
    for (const link of [...bad, ...[expired, ended, waiting].map(attestationLinkOf)]) {
      expectRefusal(await open(link), 404);
      expectRefusal(await answer(link, ['gpa']), 404);
    }
    for (const link of [...bad, attestationLinkOf(waiting)]) expectRefusal(await revoke(link), 404);
    for (const link of ['', 'x', `../${one._id}.${hash}`, 7, null])
      expectRefusal(await visitor.call('openAttestation', { body: { link } }), 422);
    expectRefusal(await answer(attestationLinkOf(one), ['gpa', 'shoeSize']), 422);
    expect((await storedAttestation(one._id))?.answeredAt).toBeNull();
  });

  test('a confirmation of what was not asked counts for nothing', async () => {
    const { stored } = await aPlayer(api.url);
    const one = await aStoredAttestation({ player: stored._id });
    expect((await answer(attestationLinkOf(one), ['height', 'class'])).status).toBe(200);
    expect((await storedAttestation(one._id))?.facts.map(({ isConfirmed }) => isConfirmed)).toEqual([false, false]);
  });
});

describe('attack 442: a player who confirms the own facts', () => {
  test('names the own mailbox, a friend’s or the guardian’s, and is refused', async () => {
    const [{ caller }, friend, child] = await Promise.all([aPlayer(api.url), aPlayer(api.url), aMinor(api.url)]);
    const guardian = aGuardianAddress();
    await withGuardianByMail(child, guardian);
    const [name = '', host = ''] = caller.email.split('@');
    expect(codeOf(await askFor(caller, `${name}+coach@${host}`))).toBe('attestationOwnAddress');
    expect(codeOf(await askFor(caller, friend.caller.email))).toBe('attestationOfPlayer');
    expect(codeOf(await askFor(child.caller, guardian.toUpperCase()))).toBe('attestationOfGuardian');
    expect((await requestsOf(caller)).items).toEqual([]);
    for (const changes of [{ facts: ['iq'] }, { name: 'http://spam.example' }, { kind: 'bank' }, { team: '' }, { facts: null }])
      expectRefusal(await askFor(caller, aClubAddress(), changes), 422);
  });

  test('asks five times a day, and the same person once at a time', async () => {
    const { caller } = await aPlayer(api.url);
    const email = aClubAddress();
    await linkOfNew(caller, email);
    expect(codeOf(await askFor(caller, email))).toBe('attestationAskedAlready');
    for (let count = 0; count < 3; count += 1) expect((await askFor(caller, aClubAddress())).status).toBe(200);
    expectRefusal(await askFor(caller, aClubAddress()), 429);
  });
});

describe('attack 443: a minor’s request', () => {
  test('needs a guardian, who is told whom the child asks before the mail goes out', async () => {
    const child = await aMinor(api.url);
    expect((await requestsOf(child.caller)).needsGuardian).toBe(true);
    expect(codeOf(await askFor(child.caller, aClubAddress()))).toBe('attestationNeedsGuardian');
    const [guardian, email] = [aGuardianAddress(), aClubAddress()];
    await withGuardianByMail(child, guardian);

    await linkOfNew(child.caller, email);

    const [told = ''] = await mailsOfKind(guardian, 'attestationTold');
    for (const part of [email, 'Kim Sample', 'Sample Town FC']) expect(told).toContain(part);
    expect(told).not.toContain('link=');
    expect((await requestsOf(child.caller)).items).toMatchObject([{ confirmer: { email }, state: 'open' }]);
  });

  test('never goes to free mail before an admin has looked, who sends it once', async () => {
    const [child, admin] = await Promise.all([aMinor(api.url), signedIn(api.url, { isAdmin: true })]);
    await withGuardianByMail(child, aGuardianAddress());
    const email = `${aClubAddress().split('@')[0]}@gmx.de`;
    expect((await askFor(child.caller, email)).body).toMatchObject({ attestations: { items: [{ state: 'review' }] } });
    expect(await attestationLinksTo(email)).toEqual([]);
    const work = await admin.call('adminWork');
    expect(JSON.stringify(work.body)).toMatch(/"kind":"attestations","count":[1-9]/);
    const { body } = await admin.call('waitingAttestations');
    const waiting = (body as { items: readonly { attestationId: string; confirmer: { email: string } }[] }).items;
    const found = waiting.find(({ confirmer }) => confirmer.email === email);
    expect(found).toMatchObject({ reasons: ['freeMail'], otherPlayers: 0, player: { isMinor: true } });

    const params = { attestationId: found?.attestationId ?? 'none' };
    const review = () => admin.call('reviewAttestation', { params, body: { isSent: true } });
    const twice = await Promise.all([review(), review()]);

    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [link = 'none'] = await attestationLinksTo(email);
    expect((await open(link)).status).toBe(200);
    expect(await attestationLinksTo(email)).toHaveLength(1);
  });

  test('is not sent once no guardian agrees any more, and can still be refused', async () => {
    const [child, admin] = await Promise.all([aMinor(api.url), signedIn(api.url, { isAdmin: true })]);
    await withGuardianByMail(child, aGuardianAddress());
    const email = `${aClubAddress().split('@')[0]}@gmx.de`;
    expect((await askFor(child.caller, email)).status).toBe(200);
    await withoutGuardianByMail(child);

    const params = { attestationId: (await requestsOf(child.caller)).items[0]?.attestationId ?? 'none' };
    const review = (isSent: boolean) => admin.call('reviewAttestation', { params, body: { isSent } });

    expect(codeOf(await review(true))).toBe('attestationWithoutGuardian');
    expect(await attestationLinksTo(email)).toEqual([]);
    expect((await review(false)).status).toBe(200);
    expect((await requestsOf(child.caller)).items).toMatchObject([{ state: 'ended', endedBy: 'admin' }]);
  });

  test('that an admin refuses is never sent, and neither is the next one to the address', async () => {
    const [{ caller }, admin] = await Promise.all([aPlayer(api.url), signedIn(api.url, { isAdmin: true })]);
    const email = `${aClubAddress().split('@')[0]}@mailinator.com`;
    await askFor(caller, email);
    const attestationId = (await requestsOf(caller)).items[0]?.attestationId ?? 'none';
    const params = { attestationId };
    expectRefusal(await caller.call('reviewAttestation', { params, body: { isSent: true } }), 403);
    expect((await admin.call('reviewAttestation', { params, body: { isSent: false } })).status).toBe(200);
    expect((await requestsOf(caller)).items).toMatchObject([{ state: 'ended', endedBy: 'admin' }]);
    await askFor(caller, email);
    const [again] = (await requestsOf(caller)).items;
    expect((await storedAttestation(again?.attestationId ?? 'none'))?.reviewReasons).toEqual(['disposable', 'refusedBefore']);
    expect(await attestationLinksTo(email)).toEqual([]);
  });
});
