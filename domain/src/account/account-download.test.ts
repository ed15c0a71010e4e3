import { expect, test } from 'vitest';
import { aProfile } from '../testing/a-profile';
import { accountDownload, type KeptData, pictureFileOf } from './account-download';
import { newAccount } from './new-account';

const AT = '2026-01-05T10:00:00.000Z';
const kept: KeptData = {
  account: newAccount({
    ...{ uid: 'uid-demo-player', email: 'robin@touchline.example', firstName: 'Robin', lastName: 'Sample' },
    ...{ dateOfBirth: '2009-04-17', marketingOptIn: true, locale: 'en', now: AT },
  }),
  profile: aProfile(),
  savedColleges: [{ _id: 'one', schemaVersion: 1, note: 'Call.', savedAt: AT, notedAt: AT }],
  edits: [{ collegeId: 'one', at: AT, changes: [{ op: 'replace', path: '/nickname', value: 'Gulls' }] }],
  takenBack: [{ collegeId: 'one', editedAt: AT, takenBackAt: AT }],
  log: [
    {
      ...{ at: AT, by: 'uid-demo-player', byAdmin: false, action: 'account.password', result: 'done', detail: {} },
      target: 'accounts/uid-demo-player',
    },
    {
      ...{ at: AT, by: 'uid-of-an-admin', byAdmin: true, action: 'role.accept', result: 'done', detail: { collegeId: 'one' } },
      target: 'profiles/uid-demo-player',
    },
    {
      ...{ at: AT, by: 'uid-demo-player', byAdmin: true, action: 'role.accept', result: 'done', detail: { collegeId: 'one' } },
      target: 'profiles/uid-of-a-coach',
    },
    { ...{ at: AT, by: null, byAdmin: true, action: 'admin.grant', result: 'done', detail: {} }, target: 'colleges/one' },
  ],
  provider: {
    ...{ email: 'robin@touchline.example', emailVerified: true, providers: ['password'] },
    ...{ createdAt: AT, lastSignInAt: null },
  },
  cut: ['edits'],
  feedback: [{ subject: 'Hello', text: 'Good.', at: AT }],
  mails: [{ createdAt: AT, message: { subject: 'Accepted', text: 'Hello Robin,' } }],
  collegeRequest: { domain: 'new.example.edu', requestedAt: AT, doneAt: null },
};

test('[S2-08] a download tells everything that is kept, and nothing that only the database needs', () => {
  const told = accountDownload(kept, '2026-06-01T12:00:00.000Z');
  expect(told).toMatchObject({
    madeAt: '2026-06-01T12:00:00.000Z',
    uid: 'uid-demo-player',
    account: {
      email: 'robin@touchline.example',
      dateOfBirth: '2009-04-17',
      consents: [{ kind: 'terms' }, { kind: 'marketing', granted: true }],
    },
    profile: { username: 'demo-player', pictures: ['picture-face', 'picture-cover', 'picture-logo'] },
    savedColleges: [{ collegeId: 'one', note: 'Call.', savedAt: AT, notedAt: AT }],
    edits: kept.edits,
    incomplete: ['edits'],
    signIn: kept.provider,
    takenBack: kept.takenBack,
    log: [
      { action: 'account.password', by: 'you', target: 'you' },
      { action: 'role.accept', by: 'somebody else', byAdmin: true, target: 'you', detail: { collegeId: 'one' } },
      { action: 'role.accept', by: 'you', target: 'somebody else' },
      { action: 'admin.grant', by: null, target: 'colleges/one' },
    ],
    feedback: kept.feedback,
    mails: [{ sentAt: AT, subject: 'Accepted', text: 'Hello Robin,' }],
    collegeRequest: kept.collegeRequest,
  });
  expect(JSON.stringify(told)).not.toMatch(/schemaVersion|_id|uid-of/);
});

test('a picture is named by its id and by what it is', () => {
  expect([pictureFileOf('picture-face', 'image/jpeg'), pictureFileOf('picture-face', 'image/webp')]).toEqual([
    'pictures/picture-face.jpg',
    'pictures/picture-face.webp',
  ]);
});
