import { expect, test } from 'vitest';
import type { AuditEntry } from '../audit/audit-entry';
import { exportSectionsOf } from '../kernel/documents/personal-data';
import { newAccount } from '../person/account/account';
import { aProfile } from '../person/testing/a-profile';
import { ALL_COLLECTIONS } from './all-collections';
import { accountDownload, personalDataExport, pictureFileOf } from './personal-data-export';

const AT = '2026-01-05T10:00:00.000Z';
const UID = 'uid-demo-player';
const NEXT_STEP = { text: 'Book the train', on: '2026-05-02' };
const someone = { uid: UID, isAdmin: false, at: AT };
type Stored = { readonly _id: string } & Readonly<Record<string, unknown>>;
const line = (changes: Partial<AuditEntry>): Stored => ({
  _id: `line-${changes.action ?? ''}-${changes.target ?? ''}`,
  schemaVersion: 1,
  at: AT,
  byAdmin: false,
  result: 'done',
  detail: {},
  ...changes,
});

/** What the database holds of one person, by the path of its collection. */
const STORED: Readonly<Record<string, readonly Stored[]>> = {
  accounts: [
    newAccount({
      uid: UID,
      email: 'robin@touchline.example',
      firstName: 'Robin',
      lastName: 'Sample',
      dateOfBirth: '2009-04-17',
      marketingOptIn: true,
      locale: 'en',
      now: AT,
    }),
  ],
  profiles: [aProfile()],
  [`profiles/${UID}/views`]: [
    { _id: '2026-01-05-3', schemaVersion: 1, day: '2026-01-05', lists: 9, opens: 2, videos: 1, saves: 4 },
  ],
  [`accounts/${UID}/savedColleges`]: [
    { _id: 'one', schemaVersion: 2, stage: 'visit', nextStep: NEXT_STEP, note: 'Call.', savedAt: AT, notedAt: AT },
  ],
  'colleges/one/patches': [
    {
      _id: 'patch-one',
      schemaVersion: 1,
      by: someone,
      fromVersion: 1,
      toVersion: 2,
      forward: [{ op: 'replace', path: '/nickname', value: 'Gulls' }],
      inverse: [],
      earlierSources: {},
      offersUndo: true,
      takenBack: someone,
    },
  ],
  auditLog: [
    line({ by: UID, action: 'account.password', target: `accounts/${UID}` }),
    line({
      by: 'uid-of-an-admin',
      byAdmin: true,
      action: 'role.accept',
      target: `profiles/${UID}`,
      detail: { collegeId: 'one' },
    }),
    line({ by: UID, byAdmin: true, action: 'role.accept', target: 'profiles/uid-of-a-coach', detail: { collegeId: 'one' } }),
    line({ by: null, byAdmin: true, action: 'admin.grant', target: 'colleges/one' }),
  ],
  feedback: [{ _id: 'f', schemaVersion: 2, subject: 'Hello', text: 'Good.', page: null, by: UID, at: AT, answer: null }],
  mail: [
    {
      _id: 'm',
      schemaVersion: 1,
      to: ['robin@touchline.example'],
      message: { subject: 'Accepted', text: 'Hello Robin,', html: '' },
      about: UID,
      createdAt: AT,
    },
  ],
  collegeRequests: [
    {
      _id: UID,
      schemaVersion: 1,
      domain: 'new.example.edu',
      sportsTypeGender: 'Male',
      requestedAt: AT,
      dueAt: AT,
      doneAt: null,
    },
  ],
  coachInvites: [
    {
      _id: 'i',
      schemaVersion: 2,
      collegeId: 'one',
      email: 'casey@touchline.example',
      sex: 'male',
      staffType: 'headcoach',
      handsOver: false,
      byTouchline: false,
      mailId: null,
      sentBy: UID,
      sentAt: AT,
      validUntil: AT,
      openedAt: null,
      acceptedAt: null,
      revokedAt: null,
      invitee: null,
    },
  ],
};

const data = personalDataExport(
  UID,
  ALL_COLLECTIONS.flatMap((collection) =>
    exportSectionsOf(collection.personalData).map((section) => {
      const path = collection.name.replace('{uid}', UID).replace('{collegeId}', 'one');
      const documents = (STORED[path] ?? []).map((document) => ({ path: `${path}/${document._id}`, document }));
      return { collection, section, documents, isCut: section.section === 'edits' };
    }),
  ),
);
const provider = {
  email: 'robin@touchline.example',
  emailVerified: true,
  providers: ['password'],
  createdAt: AT,
  lastSignInAt: null,
};

test('a download tells everything that is kept, and nothing that only the database needs', () => {
  const told = accountDownload(UID, provider, { ...data, interest: null }, '2026-06-01T12:00:00.000Z');
  expect(told, 'says nothing of who saved the player').toHaveProperty('views', [
    { day: '2026-01-05', lists: 9, opens: 'few', videos: 'few', saves: 'few' },
  ]);
  expect(told).toMatchObject({
    madeAt: '2026-06-01T12:00:00.000Z',
    uid: 'uid-demo-player',
    account: {
      email: 'robin@touchline.example',
      dateOfBirth: '2009-04-17',
      consents: [{ kind: 'terms' }, { kind: 'marketing', granted: true }],
    },
    profile: { username: 'demo-player', pictures: ['picture-face', 'picture-cover', 'picture-logo'] },
    savedColleges: [{ collegeId: 'one', stage: 'visit', nextStep: NEXT_STEP, note: 'Call.', savedAt: AT, notedAt: AT }],
    edits: [{ collegeId: 'one', at: AT, changes: [{ op: 'replace', path: '/nickname', value: 'Gulls' }] }],
    incomplete: ['edits'],
    signIn: provider,
    undone: [{ collegeId: 'one', editedAt: AT, undoneAt: AT }],
    log: [
      { action: 'account.password', by: 'you', target: 'you' },
      { action: 'role.accept', by: 'somebody else', byAdmin: true, target: 'you', detail: { collegeId: 'one' } },
      { action: 'role.accept', by: 'you', target: 'somebody else' },
      { action: 'admin.grant', by: null, target: 'colleges/one' },
    ],
    feedback: [{ subject: 'Hello', text: 'Good.', page: null, at: AT, answer: null }],
    mails: [{ sentAt: AT, subject: 'Accepted', text: 'Hello Robin,' }],
    collegeRequest: { domain: 'new.example.edu', requestedAt: AT, doneAt: null },
    invitesSent: [{ collegeId: 'one', email: 'casey@touchline.example', staffType: 'headcoach', sentAt: AT, acceptedAt: null }],
  });
  expect(JSON.stringify(told)).not.toMatch(/schemaVersion|_id|uid-of/);
});

test('the parts of a download stand in their order, empty where nothing is kept', () => {
  expect(Object.keys(accountDownload(UID, provider, { ...data, interest: null }, AT))).toEqual([
    'madeAt',
    'uid',
    'incomplete',
    'signIn',
    'interest',
    'account',
    'profile',
    'profileEdits',
    'views',
    'savedColleges',
    'savedPlayers',
    'staffNotesAboutYou',
    'staffNotes',
    'visits',
    'watchedSearches',
    'inbox',
    'conversations',
    'messages',
    'purchases',
    'featureRequests',
    'edits',
    'undone',
    'suggestions',
    'decidedSuggestions',
    'collegesArchived',
    'collegesMerged',
    'imports',
    'campEdits',
    'campEditsUndone',
    'soccerEdits',
    'soccerEditsUndone',
    'log',
    'feedback',
    'contactMessages',
    'reports',
    'mails',
    'collegeRequest',
    'objections',
    'objectionsToOwnClaims',
    'listedAsAlumnus',
    'invitesSent',
    'invitesReceived',
    'confirmations',
    'calendarFeeds',
    'coachLinks',
    'coachLinksReceived',
    'guardians',
    'children',
    'purchaseRequests',
    'purchaseRequestsOfChildren',
    'adminRequests',
    'adminRequestsMade',
  ]);
});

test('a picture is named by its id and by what it is', () => {
  expect([pictureFileOf('picture-face', 'image/jpeg'), pictureFileOf('picture-face', 'image/webp')]).toEqual([
    'pictures/picture-face.jpg',
    'pictures/picture-face.webp',
  ]);
});
