import { ATTESTATIONS } from '@touchline/domain/person/attestations/attestation';
import { attestationLinkOf } from '@touchline/functions/features/attestations/attestation-documents';
import { firestore } from '@touchline/functions/platform/firestore';
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
} from '../../support/api/attestations/attestations';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aGuardianAddress, aMinor } from '../../support/api/featuring/guardian-links';
import { mailsOfKind, withGuardianByMail } from '../../support/api/guardianship/guardianships';
import { signedIn } from '../../support/api/members/people';
import { aPlayer } from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';
import { aStoredThread } from '../../support/api/threads/threads';

const api = apiStage();
const { visitor } = api;

const answer = (link: string, reference: unknown, confirmed: readonly string[] = []) =>
  visitor.call('answerAttestation', { body: { link, confirmed, reference } });

async function aCoach() {
  const { _id: collegeId } = await aStoredCollege();
  return { coach: await signedIn(api.url, { roles: [acceptedAt(collegeId)] }), collegeId };
}

describe('[S3-01] a club coach as a reference', () => {
  test('is asked by mail, shown to accepted coaches after a yes, and ends by the same link alone', async () => {
    const [{ caller, stored }, { coach }, member] = await Promise.all([aPlayer(api.url), aCoach(), signedIn(api.url)]);
    const email = aClubAddress();
    expect((await askFor(caller, email, { facts: [], asksReference: true })).status).toBe(200);
    const [link = 'none'] = await attestationLinksTo(email);
    const opened = await visitor.call('openAttestation', { body: { link } });
    expect(opened.body).toMatchObject({ facts: [], reference: { name: 'Kim Sample', email, isGiven: null } });
    expect(await confirmedOf(coach, stored._id)).toEqual([]);

    expect((await answer(link, { name: 'Kim B. Sample' })).status).toBe(200);

    const shown = { name: 'Kim B. Sample', role: 'headCoach', team: 'Sample Town FC' };
    expect(await confirmedOf(coach, stored._id)).toMatchObject([{ facts: [], references: [{ ...shown, email }] }]);
    expect(await confirmedOf(caller, stored._id)).toMatchObject([{ references: [{ ...shown, email: null }] }]);
    for (const other of [visitor, member]) expect(await confirmedOf(other, stored._id)).toEqual([]);
    const [mail = ''] = await mailsOfKind(caller.email, 'attestationAnswered');
    expect(mail).toContain('College coaches may write to this person about you.');

    const end = () => visitor.call('revokeAttestation', { body: { link, only: 'reference' } });
    expect((await Promise.all([end(), end()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await confirmedOf(coach, stored._id)).toEqual([]);
    expect((await requestsOf(caller)).items).toMatchObject([{ state: 'answered', reference: { isGiven: false } }]);
    expect((await visitor.call('openAttestation', { body: { link } })).status).toBe(200);
  });

  test('of a minor is told to the guardian first', async () => {
    const child = await aMinor(api.url);
    const [guardian, email] = [aGuardianAddress(), aClubAddress()];
    await withGuardianByMail(child, guardian);
    expect((await askFor(child.caller, email, { asksReference: true })).status).toBe(200);
    const [told = ''] = await mailsOfKind(guardian, 'attestationTold');
    for (const part of [email, 'may write to this person about your child']) expect(told).toContain(part);
  });

  test('stands in the download of the player, and goes with the account', async () => {
    const { caller, stored } = await aPlayer(api.url);
    const one = await aStoredAttestation({ player: stored._id, reference: { isGiven: null, name: null } });
    await answer(attestationLinkOf(one), { name: 'Kim B. Sample' });
    const download = (await caller.call('downloadAccount')).text;
    for (const part of ['Kim B. Sample', 'coach@club.example', 'isGiven']) expect(download).toContain(part);
    expect(ATTESTATIONS.personalData).toMatchObject({ deletion: { erase: [{ field: 'player' }] } });
  });
});

describe('attack 485: the address of a reference', () => {
  test('is told to nobody but accepted coaches, and to none whom the player blocks', async () => {
    const [{ stored }, { coach, collegeId }, admin, pending] = await Promise.all([
      aPlayer(api.url, { adultFrom: '2020-01-01' }),
      aCoach(),
      signedIn(api.url, { isAdmin: true }),
      signedIn(api.url, { isVerified: false }),
    ]);
    const one = await aStoredAttestation({ player: stored._id, reference: { isGiven: null, name: null } });
    await answer(attestationLinkOf(one), { name: 'Kim Sample' }, ['gpa', 'position']);
    const addressIn = async (reader: Parameters<typeof confirmedOf>[0]) =>
      JSON.stringify(await confirmedOf(reader, stored._id)).includes('coach@club.example');
    expect(await addressIn(coach)).toBe(true);
    for (const reader of [visitor, admin, pending]) expect(await addressIn(reader)).toBe(false);
    await aStoredThread(stored._id, collegeId, { coach: coach.uid, state: 'blocked' });
    expect(await addressIn(coach)).toBe(false);
  });
});

describe('attack 486: a yes that nobody gave', () => {
  test('is not taken from a request that did not ask, nor a second time, nor under a name with an address', async () => {
    const { stored } = await aPlayer(api.url);
    const [unasked, asked] = await Promise.all([
      aStoredAttestation({ player: stored._id }),
      aStoredAttestation({ player: stored._id, reference: { isGiven: null, name: null } }),
    ]);
    await answer(attestationLinkOf(unasked), { name: 'Kim Sample' });
    expect((await storedAttestation(unasked._id))?.reference).toBeNull();
    for (const name of ['', 'https://spam.example', 'kim@spam.example', 'x'.repeat(101)])
      expectRefusal(await answer(attestationLinkOf(asked), { name }), 422);
    expect((await answer(attestationLinkOf(asked), null)).status).toBe(200);
    expectRefusal(await answer(attestationLinkOf(asked), { name: 'Kim Sample' }), 409);
    expect((await storedAttestation(asked._id))?.reference).toEqual({ isGiven: false, name: null });
    expect((await firestore().doc(`attestations/${asked._id}`).get()).get('confirmedUntil')).toBeNull();
  });
});
