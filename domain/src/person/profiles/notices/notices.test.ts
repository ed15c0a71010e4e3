import { describe, expect, test } from 'vitest';
import { PROFILES } from '../../stored-profiles';
import { aProfile } from '../../testing/a-profile';
import type { Profile } from '../profile';
import { shownProfileTo } from '../audience/shown-profile';
import { comingOfAgeOn, unwidened } from './coming-of-age';
import { classAskedFrom, isClassAskedOn, isLeftOutOn, leftOutFrom } from './left-school';
import { noticeOn, openNotices, toldNotices } from './notices';

const BIRTHDAY = '2026-05-12';
const QUARTER = '2026-07-01';
const player = (changes: Partial<Profile> = {}): Profile => aProfile({ adultFrom: BIRTHDAY, ...changes });

describe('coming of age', () => {
  test('is told from 30 days before the birthday until strangers see an adult’s page', () => {
    const days = ['2026-04-11', '2026-04-12', '2026-05-11', BIRTHDAY, '2026-06-30', QUARTER];
    expect(days.map((day) => comingOfAgeOn(player(), day)?.isOver)).toEqual([undefined, false, false, true, true, undefined]);
    expect(comingOfAgeOn(player(), BIRTHDAY)).toMatchObject({ birthday: BIRTHDAY, adultsPage: QUARTER });
    for (const changes of [{ adultFrom: null }, { type: 'parent' }, { type: 'coach' }] as const)
      expect(comingOfAgeOn(player(changes), BIRTHDAY)).toBeNull();
  });

  test('names each group that opens wider, and none that its owner has chosen', () => {
    expect(comingOfAgeOn(player(), BIRTHDAY)?.widening).toEqual([
      { group: 'town', now: 'coaches', then: 'everybody' },
      { group: 'photos', now: 'members', then: 'everybody' },
      { group: 'school', now: 'coaches', then: 'everybody' },
      { group: 'grades', now: 'coaches', then: 'members' },
      { group: 'schedule', now: 'coaches', then: 'members' },
      { group: 'social', now: 'coaches', then: 'everybody' },
    ]);
    const audiences = { ...player().audiences, grades: 'members', photos: 'nobody' } as const;
    const groups = comingOfAgeOn(player({ audiences }), BIRTHDAY)?.widening.map(({ group }) => group);
    expect(groups).toEqual(['town', 'school', 'schedule', 'social']);
  });

  test('leaves everything as it is by choices that nobody can tell from before', () => {
    const coming = comingOfAgeOn(player(), BIRTHDAY);
    if (coming === null) throw new Error('nothing is told');
    const kept = player({ audiences: { ...player().audiences, ...unwidened(coming) } });
    expect(comingOfAgeOn(kept, BIRTHDAY)?.widening).toEqual([]);
    for (const reader of ['visitor', 'member', 'coach'] as const) {
      const fields = (one: Profile, day: string) => {
        const { schoolName, gpa, schedule, social, albums } = shownProfileTo(one, reader, day) ?? {};
        return { schoolName, gpa, schedule, social, albums };
      };
      expect(fields(kept, QUARTER), reader).toEqual(fields(player(), BIRTHDAY));
    }
  });
});

describe('leaving school', () => {
  test('is asked about from August of the graduation year, and left out of the search from October', () => {
    expect([classAskedFrom(player()), leftOutFrom(player())]).toEqual(['2028-08-01', '2028-10-01']);
    expect(['2028-07-31', '2028-08-01'].map((day) => isClassAskedOn(player(), day))).toEqual([false, true]);
    expect(['2028-09-30', '2028-10-01'].map((day) => isLeftOutOn(player(), day))).toEqual([false, true]);
    for (const changes of [{ type: 'playerCollege' }, { type: 'playerPro' }, { graduationYear: null }] as const)
      expect([classAskedFrom(player(changes)), leftOutFrom(player(changes))]).toEqual([null, null]);
  });
});

describe('what is told', () => {
  test('is due on the earlier day, and each once', () => {
    const fresh = player();
    expect(noticeOn(fresh, '2026-01-01T00:00:00.000Z')).toBe('2026-04-12');
    expect(openNotices(fresh, '2026-04-11')).toEqual({ ofAge: false, leftSchool: false });
    const told = player({ notices: toldNotices(fresh, '2026-04-12') });
    expect(told.notices).toEqual({ ofAge: BIRTHDAY, leftSchool: null });
    expect(noticeOn(told, '2026-04-12T00:00:00.000Z')).toBe('2028-08-01');
    const both = player({ notices: toldNotices(told, '2028-08-01') });
    expect([both.notices, noticeOn(both, '2028-08-01T00:00:00.000Z')]).toEqual([{ ofAge: BIRTHDAY, leftSchool: 2028 }, null]);
  });

  test('is told again after another birthday or another class was stated', () => {
    const told = player({ notices: { ofAge: BIRTHDAY, leftSchool: 2028 } });
    expect(noticeOn({ ...told, adultFrom: '2026-08-12' }, '2026-01-01T00:00:00.000Z')).toBe('2026-07-13');
    expect(noticeOn({ ...told, graduationYear: 2029 }, '2026-01-01T00:00:00.000Z')).toBe('2029-08-01');
  });

  test('is nothing to adults whose page is one, to the hidden, and to others than players', () => {
    const at = `${QUARTER}T00:00:00.000Z`;
    const bare = { graduationYear: null };
    expect(noticeOn(player(bare), at)).toBeNull();
    for (const changes of [{ hidden: true }, { type: 'coach' }, { adultFrom: null, ...bare }] as const)
      expect(noticeOn(player(changes), '2026-05-01T00:00:00.000Z')).toBeNull();
  });

  test('was nothing up to the thirteenth version', () => {
    const { notices, ...thirteenth } = player();
    expect(notices).toEqual({ ofAge: null, leftSchool: null });
    const upgraded = PROFILES.upgrades[13]({ ...thirteenth, schemaVersion: 13 });
    expect(upgraded).toMatchObject({ notices: { ofAge: null, leftSchool: null } });
  });
});
