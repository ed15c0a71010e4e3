import { expect, test } from 'vitest';
import { aProfile } from '../testing/a-profile';
import { moveEntry, movedRecruit, writtenEntry } from './list-changes';
import { type ListReader, shownRecruit, shownRecruitOf } from './shown-recruit';

const FIRST = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-05T10:00:00.000Z';
const profile = aProfile({ _id: 'uid-player' });
const row = movedRecruit(
  { collegeId: 'harbor', player: profile._id, before: null, count: 0 },
  { stage: 'visit', version: 0 },
  FIRST,
);
const placeOf = (_id: string, author: string) => ({ _id, author, collegeId: 'harbor', player: profile._id });
const contact = { kind: 'contact', text: null, version: 0 } as const;
const entries = [
  writtenEntry(placeOf('entry-1', 'former-member'), null, contact, FIRST),
  moveEntry(placeOf('entry-2', 'uid-coach'), 'visit', FIRST),
  writtenEntry(placeOf('entry-3', 'uid-coach'), null, { kind: 'note', text: 'Left foot.', version: 0 }, LATER),
];
const reader: ListReader = {
  ...{ uid: 'uid-coach', blocking: new Set<string>(), at: LATER },
  nameOf: (uid) => (uid === 'uid-coach' ? 'Casey van Coach' : null),
};

test('the staff read the newest entry first, signed by initials, and nobody by uid', () => {
  const shown = shownRecruitOf(row, { profile, entries }, reader);
  expect(shownRecruit.parse(shown)).toMatchObject({
    ...{ profileId: 'uid-player', stage: 'visit', version: 1, player: { username: profile.username } },
    entries: [
      { entryId: 'entry-3', text: 'Left foot.', by: { initials: 'CC', isMine: true } },
      { entryId: 'entry-1', by: { initials: null, isMine: false } },
      { entryId: 'entry-2', stage: 'visit', by: { initials: 'CC' } },
    ],
    lastContact: { at: FIRST, initials: null },
  });
  expect(JSON.stringify(shown)).not.toMatch(/uid-coach|former-member|Casey/);
  expect(shownRecruitOf(row, { profile, entries: [] }, reader)?.lastContact).toBeNull();
});

test('a player who is hidden, gone or blocks the reader is left out alike', () => {
  const hidden = aProfile({ _id: 'uid-player', hidden: true });
  expect(shownRecruitOf(row, { profile: hidden, entries }, reader)).toBeNull();
  expect(shownRecruitOf(row, { profile: null, entries }, reader)).toBeNull();
  expect(shownRecruitOf(row, { profile, entries }, { ...reader, blocking: new Set(['uid-player']) })).toBeNull();
});
