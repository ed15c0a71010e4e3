import { personalDataStore } from '@touchline/functions/features/account/personal-data-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { patchCollege } from '../../support/api/colleges/college-edits';
import { apiStage } from '../../support/api/api-stage';
import { type Answer, aCaller, type Caller } from '../../support/api/caller';
import { aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { clearsSession } from '../../support/api/sign-in/cookies';
import { accountOf, aMinuteOlder, storedPerson } from '../../support/api/account/own-accounts';
import { sessionOf, type SignedIn, signedIn, wasHereAnHourAgo, type PersonOptions } from '../../support/api/members/people';
import { aPhoto } from '../../support/api/pictures/pictures';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();

const aMember = (options: PersonOptions = {}): Promise<SignedIn> => signedIn(api.url, options);

describe('a deactivated account', () => {
  test('hides profile and pictures until its owner signs in again and reactivates the account', async () => {
    const member = await aMember();
    const elsewhere = aMinuteOlder(member);
    await wasHereAnHourAgo(member);
    const picture = `face-${member.uid.slice(4, 24)}`;
    await pictureFiles().saveOriginal(
      { kind: 'profiles', ownerId: member.uid, pictureId: picture },
      { bytes: await aPhoto(), contentType: 'image/jpeg' },
    );
    await firestore()
      .collection('profiles')
      .doc(member.uid)
      .update({ pictures: [picture], profilePicture: picture });
    const shown = async () => (await fetch(`${api.url}/media/profiles/${member.uid}/${picture}`)).status;
    expect(await shown()).toBe(200);

    const answer = await member.call('deactivateAccount');
    expect([answer.status, clearsSession(answer)]).toEqual([204, true]);
    expectRefusal(await elsewhere.call('account'), 401);
    expect([await shown(), (await storedPerson(member)).profile?.hidden]).toEqual([404, true]);

    const back = aCaller(api.url, await sessionOf(aCaller(api.url), member));
    expect((await accountOf(back)).deactivatedAt).not.toBeNull();
    expect((await back.call('reactivateAccount')).body).toMatchObject({ account: { deactivatedAt: null } });
    expect([await shown(), (await storedPerson(member)).profile?.hidden]).toEqual([200, false]);
  });
});

describe('the download', () => {
  const download = (member: SignedIn): Promise<Response> =>
    fetch(`${api.url}/ui/v1/account/download`, { headers: { cookie: `__session=${member.session}` } });

  test('is one file with everything that is stored, and the pictures', async () => {
    const college = await aStoredCollege();
    const member = await aMember();
    await member.call('saveCollege', { params: { collegeId: college._id }, body: { note: 'Call in May.' } });
    await member.call('sendFeedback', { body: { subject: 'Mine', text: 'My words.' } });
    const picture = `face-${member.uid.slice(4, 24)}`;
    const photo = await aPhoto();
    await pictureFiles().saveOriginal(
      { kind: 'profiles', ownerId: member.uid, pictureId: picture },
      { bytes: photo, contentType: 'image/jpeg' },
    );
    await firestore()
      .collection('profiles')
      .doc(member.uid)
      .update({ pictures: [picture, 'lost-picture'], hidden: true });

    const answer = await download(member);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ]);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?touchline-user-[\w-]+-\d{4}-\d\d-\d\d\.zip"?$/,
    );
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['touchline.json', `pictures/${picture}.jpg`]);
    expect(Buffer.from(files[`pictures/${picture}.jpg`] ?? []).equals(photo)).toBe(true);
    const told: unknown = JSON.parse(strFromU8(files['touchline.json'] ?? new Uint8Array()));
    expect(told).toMatchObject({
      uid: member.uid,
      account: { email: member.email, dateOfBirth: '2000-02-03' },
      savedColleges: [{ collegeId: college._id, note: 'Call in May.' }],
      feedback: [{ subject: 'Mine', text: 'My words.' }],
      signIn: {
        email: member.email,
        emailVerified: true,
        providers: ['password'],
        createdAt: expect.stringMatching(/Z$/) as string,
        lastSignInAt: expect.stringMatching(/Z$/) as string,
      },
      incomplete: [],
    });
  });

  test('has a coach’s own edits, and nobody else’s', async () => {
    const college = await aStoredCollege();
    const role = acceptedAt(college._id);
    const [coach, colleague] = [await aMember({ roles: [role] }), await aMember({ roles: [role] })];
    const edit = (by: Caller, value: string): Promise<Answer> => patchCollege(by, college, [replace('/nickname', value)]);
    await edit(coach, 'Gulls');
    const theirs = (await edit(colleague, 'Terns')).body as { patchId: string };
    await coach.call('undoCollegePatch', { params: { collegeId: college._id }, query: { patchId: theirs.patchId } });
    const files = unzipSync(new Uint8Array(await (await download(coach)).arrayBuffer()));
    const told: unknown = JSON.parse(strFromU8(files['touchline.json'] ?? new Uint8Array()));
    expect(told).toMatchObject({
      edits: [{ collegeId: college._id, changes: [{ path: '/nickname', value: 'Gulls' }] }],
      undone: [{ collegeId: college._id, undoneAt: expect.stringMatching(/Z$/) as string }],
      log: [
        { action: 'college.edit', by: 'you', target: `colleges/${college._id}` },
        { action: 'college.takeBack', by: 'you', target: `colleges/${college._id}` },
      ],
    });
    expect(JSON.stringify(told)).not.toContain(colleague.uid);
    expect(JSON.stringify(told)).not.toContain('Terns');
  });

  test('names the lists that are longer than what it holds', async () => {
    const member = await aMember();
    for (const text of ['One.', 'Two.']) await member.call('sendFeedback', { body: { subject: 'Mine', text } });
    const [whole, part] = [personalDataStore(firestore, 2), personalDataStore(firestore, 1)];
    expect(await whole(member.uid)).toMatchObject({ feedback: [{}, {}], cut: [] });
    expect(await part(member.uid)).toMatchObject({ feedback: [{}], cut: ['feedback'] });
  });
});
