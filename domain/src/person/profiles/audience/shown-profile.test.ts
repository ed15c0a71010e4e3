import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coachReferencesOf } from '../../attestations/coach-references';
import { aConfirmation } from '../../attestations/testing/an-attestation';
import { aProfile } from '../../testing/a-profile';
import { blankProfile } from '../new-profile';
import type { Profile } from '../profile';
import { isListedBySearchEngines, picturesShownTo, shownProfile, shownProfileTo } from './shown-profile';
import { AGES, full, TODAY } from './testing/a-marked-profile';
import { AUDIENCES, audienceOf, belongsTo, FIELD_GROUP_NAMES, type FieldGroup, type Reader, READERS } from './visibility';

/** A coach who agreed to be a reference for this player. */
const REFERENCE = aConfirmation({
  reference: { isGiven: true, name: 'reference-marker' },
  answeredAt: '2026-05-02T10:00:00.000Z',
});

/** What a text holds where it tells something of a group. */
const MARKERS: Readonly<Record<FieldGroup, RegExp>> = {
  portrait: /portrait-marker/,
  about: /about-marker/,
  player: /2071|"looking"|"LB"|"Junior"|"studyField":"52"/,
  teams: /teams-marker|Sample League|1987/,
  place: /place-marker|\["US"\]/,
  town: /Towning/,
  videos: /videos-?marke/,
  photos: /photos-marker/,
  school: /Schoolham/,
  grades: /3\.777|1577|"gpaOf":4|"toefl":117/,
  reference: /reference-marker/,
  ids: /2109876543|naia-marker/,
  schedule: /schedule-marker|schedule-place|schedule-camp/,
  social: /social_marker|hudl-marker|veo-marker/,
};
/** What needs more than one open group: that of its field, and what it tells of a minor, or whose text it is. */
const FOLLOWING: readonly (readonly [text: RegExp, groups: readonly FieldGroup[], ofMinors: readonly FieldGroup[]])[] = [
  [/Sample Town FC|picture-logo/, ['teams'], ['town']],
  [/"jerseyNumber":77/, ['player'], ['town']],
  [/Second Penfield Team/, ['teams'], ['school']],
  [/season-team/, ['teams'], ['town', 'school']],
  [/caption-marker/, ['portrait', 'photos'], []],
];
/** What nobody but the owner may ever read. */
const NEVER =
  /upload-marker|pending-marker|former-marker|2026-0[346]-\d\d\W|isIndexable|"version"|adultFrom|audience|email|dateOfBirth|phone|street|hidden/;

const audiences = fc.record(
  Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, fc.constantFrom(null, ...AUDIENCES)])) as Record<
    FieldGroup,
    fc.Arbitrary<Profile['audiences'][FieldGroup]>
  >,
);

describe('what a reader sees of a profile', () => {
  test('[S1-08] is each group that is open to them and nothing of a closed one, pictures included', () => {
    const seen = { open: 0, closed: 0 };
    fc.assert(
      fc.property(
        fc.constantFrom(...READERS),
        fc.constantFrom(...Object.values(AGES)),
        audiences,
        (reader, adultFrom, chosen) => {
          const stored = { ...full, adultFrom, audiences: chosen };
          const shown = shownProfileTo(stored, reader, TODAY);
          const references = coachReferencesOf(stored, [REFERENCE], { reader, isBlocked: false }, TODAY).map(({ name }) => name);
          const text = JSON.stringify([shown, references, [...picturesShownTo(stored, reader, TODAY)]]);
          for (const group of FIELD_GROUP_NAMES) {
            const isOpen = belongsTo(reader, audienceOf(stored, group, TODAY));
            expect(MARKERS[group].test(text), `${group} to a ${reader}`).toBe(isOpen);
            seen[isOpen ? 'open' : 'closed'] += 1;
          }
          const isAdult = adultFrom === AGES.adult;
          for (const [marker, groups, ofMinors] of FOLLOWING) {
            const needed = [...groups, ...(isAdult ? [] : ofMinors)];
            const isOpen = needed.every((group) => belongsTo(reader, audienceOf(stored, group, TODAY)));
            expect(marker.test(text), `${marker} to a ${reader}`).toBe(isOpen);
          }
          if (reader !== 'owner') expect(text).not.toMatch(NEVER);
        },
      ),
      { seed: 62, numRuns: 5000 },
    );
    expect(Math.min(seen.open, seen.closed)).toBeGreaterThan(5000);
  });

  test('is nothing where it is hidden, except for its owner', () => {
    const withheld = { at: '2026-05-01T10:00:00.000Z', reason: 'withheld-marker', answeredAt: null };
    for (const hidden of [
      { ...full, hidden: true },
      { ...full, withheld },
      { ...full, guardianHides: true },
    ]) {
      for (const reader of ['visitor', 'member', 'coach'] as const) {
        expect(shownProfileTo(hidden, reader, TODAY)).toBeNull();
        expect([...picturesShownTo(hidden, reader, TODAY)]).toEqual([]);
      }
      expect(shownProfileTo(hidden, 'owner', TODAY)?.about).toBe('about-marker');
      expect(shownProfileTo(hidden, 'guardian', TODAY)?.about).toBe('about-marker');
      expect(picturesShownTo(hidden, 'guardian', TODAY).has('portrait-marker')).toBe(true);
    }
  });

  test('[S1-01] is for a linked guardian the whole page, without what is not on it', () => {
    const closed = Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, 'nobody'])) as Profile['audiences'];
    const minor = { ...full, adultFrom: AGES.minor, audiences: closed };
    const own = shownProfileTo(minor, 'owner', TODAY);
    const seen = shownProfileTo(minor, 'guardian', TODAY);
    const { 'upload-marker': _, ...details } = own?.pictureDetails ?? {};
    expect(seen).toEqual({
      ...own,
      roles: full.roles.filter(({ status }) => status === 'Accepted'),
      pictureDetails: details,
      closedPictures: expect.arrayContaining(['picture-logo', 'photos-marker-1']) as unknown,
    });
    expect(seen?.closedPictures).not.toContain('upload-marker');
    expect(picturesShownTo(minor, 'guardian', TODAY).has('upload-marker')).toBe(false);
  });

  test('is all of it for the owner, uploads that the page does not show yet included', () => {
    const closed = Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, 'nobody'])) as Profile['audiences'];
    const shown = shownProfileTo({ ...full, audiences: closed }, 'owner', TODAY);
    expect(shown).toMatchObject(
      Object.fromEntries(
        Object.keys(full)
          .filter((field) => field in shownProfile.shape)
          .map((field) => [field, Reflect.get(full, field)]),
      ),
    );
    expect(shown?.closedPictures).toEqual(full.pictures);
    expect([...picturesShownTo(full, 'owner', TODAY)]).toEqual(full.pictures);
  });

  test('cannot be told from an empty group where it is closed', () => {
    const { _id, username, displayName, type, sportsTypeGender, createdAt } = full;
    const blank = blankProfile({ _id, username, displayName, type, sportsTypeGender, roles: [], now: createdAt });
    const closed = Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, 'nobody'])) as Profile['audiences'];
    expect(shownProfileTo({ ...full, roles: [], audiences: closed }, 'visitor', TODAY)).toEqual(
      shownProfileTo(blank, 'visitor', TODAY),
    );
  });
});

test('[S2-17] search engines may list an adult’s page, never a minor’s, nobody whose age is unknown, nor a parent', () => {
  const isListed = (changes: Partial<Profile>) => isListedBySearchEngines(aProfile({ adultFrom: AGES.adult, ...changes }), TODAY);
  expect(isListed({})).toBe(true);
  for (const adultFrom of [AGES.minor, AGES.ofAge, AGES.unknown]) expect(isListed({ adultFrom })).toBe(false);
  expect(isListed({ type: 'parent' })).toBe(false);
  expect(isListed({ hidden: true })).toBe(false);
  expect(isListed({ guardianHides: true })).toBe(false);
  expect(isListed({ withheld: { at: '2026-05-01T10:00:00.000Z', reason: 'A reason.', answeredAt: null } })).toBe(false);
});

test('[S7-08] a reader learns which of the pictures that they see are closed to visitors', () => {
  const minor = { ...full, adultFrom: AGES.minor };
  const closedTo = (reader: Reader) => shownProfileTo(minor, reader, TODAY)?.closedPictures;
  expect(closedTo('visitor')).toEqual([]);
  expect(closedTo('member')).toEqual(['photos-marker-1', 'photos-marker-2']);
  expect(closedTo('coach')).toEqual(['picture-logo', 'photos-marker-1', 'photos-marker-2']);
  expect(closedTo('owner')).toEqual(['photos-marker-1', 'photos-marker-2', 'picture-logo', 'upload-marker']);
});

test('[S1-09] the badge is shown to every reader while Premium lasts, and its times to nobody', () => {
  const until = '2026-06-01T12:00:00.000Z';
  const bought = aProfile({ premium: { since: '2026-05-01T00:00:00.000Z', until } });
  for (const reader of READERS) {
    expect(shownProfileTo(bought, reader, '2026-06-01T11:59:59.999Z')?.verified).toBe(true);
    expect(shownProfileTo(bought, reader, until)?.verified).toBe(false);
    expect(JSON.stringify(shownProfileTo(bought, reader, until))).not.toContain(until);
  }
});

test('what is shown of a profile is one by its schema, for every reader and with every group closed', () => {
  const audiences = Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, 'nobody'])) as Profile['audiences'];
  for (const stored of [full, { ...full, adultFrom: AGES.minor }, { ...full, audiences }])
    for (const reader of READERS) {
      const shown = shownProfileTo(stored, reader, TODAY);
      expect(shownProfile.parse(shown)).toEqual(shown);
    }
});
