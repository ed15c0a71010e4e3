import { describe, expect, test } from 'vitest';
import { PROFILES } from '../../stored-profiles';
import type { Profile } from '../profile';
import { shownProfile, shownProfileTo } from './shown-profile';
import { AGES, full, TODAY } from './testing/a-marked-profile';
import { audienceOf, FIELD_GROUP_NAMES, FIELD_GROUPS, type FieldGroup } from './visibility';

describe('the groups', () => {
  test('hold every field that a player fills in, each once', () => {
    const fields = FIELD_GROUP_NAMES.flatMap((group) => [...FIELD_GROUPS[group].fields]);
    expect(new Set<string>(fields).size).toBe(fields.length);
    const always = ['_id', 'username', 'displayName', 'type', 'sportsTypeGender', 'verified', 'roles', 'updatedAt'];
    const derived = ['pictureDetails', 'closedPictures'];
    expect(Object.keys(shownProfile.shape).toSorted()).toEqual([...fields, ...always, ...derived].toSorted());
    expect(
      Object.keys(PROFILES.schema.parse(full))
        .filter((field) => !(field in shownProfile.shape))
        .toSorted(),
    ).toEqual([
      ...['adultFrom', 'audienceNotice', 'audiences', 'createdAt', 'featuredAt', 'featuring', 'formerUsernames'],
      ...['guardianHides', 'hidden', 'notices', 'pictures', 'premium', 'publicAt', 'scheduleStamps', 'schemaVersion', 'version'],
      ...['withheld', 'withheldParts'],
    ]);
  });

  test('of a minor never empty the public page, and close what says where to find or to write to them', () => {
    const shown = shownProfileTo({ ...full, adultFrom: AGES.minor }, 'visitor', TODAY);
    expect(shown).toMatchObject({ profilePicture: 'portrait-marker', about: 'about-marker', graduationYear: 2071 });
    expect([shown?.videos.length, shown?.position.main.length]).toEqual([1, 1]);
    expect(shown?.teams).toEqual([{ ...full.teams[0], teamName: null, logo: null }]);
    expect(shown?.teams[0]).toMatchObject({ league: 'Sample League', tier: 'T2' });
    expect(shown).toMatchObject({ citizenship: ['US'], address: { ...full.address, locality: null }, jerseyNumber: null });
    expect(shown).toMatchObject({ schoolName: null, gpa: null, schedule: [], albums: [], social: { x: null, instagram: null } });
  });

  test('of a minor stay closed even where an older choice is wider', () => {
    const everybody = Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, 'everybody'])) as Profile['audiences'];
    const audienceAt = (adultFrom: string | null, group: FieldGroup) =>
      audienceOf({ adultFrom, audiences: everybody }, group, TODAY);
    expect(
      ['town', 'school', 'grades', 'schedule', 'social'].map((group) => audienceAt(AGES.minor, group as FieldGroup)),
    ).toEqual([...['members', 'members', 'members', 'coaches', 'coaches']]);
    expect(audienceAt(AGES.unknown, 'social')).toBe('coaches');
    expect(FIELD_GROUP_NAMES.filter((group) => audienceAt(AGES.adult, group) !== 'everybody')).toEqual(['ids', 'reference']);
  });
});
