import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownProfileTo } from '../person/profiles/audience/shown-profile';
import { aProfile, aShownProfile } from '../person/testing/a-profile';
import { POSITIONS } from '../reference/positions';
import { CAPTION_LIMITS, featureCaptions, hashtagOf, lengthOnX } from './captions';

const NOW = '2026-06-01T12:00:00.000Z';
const origin = 'https://touchline.example';
const [team] = aProfile().teams;

/** The captions of an adult's profile as visitors see it. */
function captionsOf(changes: Parameters<typeof aProfile>[0], language: 'en' | 'de' = 'en') {
  const shown = shownProfileTo(aProfile({ adultFrom: '2000-01-01', ...changes }), 'visitor', NOW);
  if (shown === null) throw new Error('the profile is hidden');
  return featureCaptions(shown, { language, origin });
}

const named = (teamName: string) => (team === undefined ? [] : [{ ...team, teamName }]);

describe('the captions of a featured player', () => {
  test('say hello, what the player plays and where, and lead to the profile, in English', () => {
    expect(captionsOf({}).caption).toBe(
      [
        'Say hello to Robin Sample! Featured on Touchline.',
        '',
        'Class of 2028 · Junior',
        'Left back',
        'Sample Town FC · Tier 2: national level',
        'Sampleton, Ohio',
        '',
        'The whole profile: https://touchline.example/profile/demo-player',
        '',
        '#Touchline #WomensSoccer #CollegeSoccer #SoccerRecruiting #ClassOf2028 #LeftBack #SampleTownFC #Ohio',
      ].join('\n'),
    );
  });

  test('and in German', () => {
    const { caption, x } = captionsOf({ sportsTypeGender: 'Male', position: { main: ['FW', 'AM'] } }, 'de');
    expect(caption).toContain('Sagt Hallo zu Robin Sample! Vorgestellt auf Touchline.');
    expect(caption).toContain(
      'Abschluss 2028 · Junior\nSturm, offensives Mittelfeld\nSample Town FC · Stufe 2: nationales Niveau',
    );
    expect(caption).toContain('#Touchline #Männerfußball #CollegeSoccer #FußballUSA #Abschluss2028 #Sturm #SampleTownFC #Ohio');
    expect(x).toContain('Sagt Hallo zu Robin Sample!\nAbschluss 2028');
  });

  test('[S1-08] name of a minor neither club nor town, but league, tier and state', () => {
    const { caption, x } = captionsOf({ adultFrom: '2999-01-01' });
    expect(caption).toContain('Left back\nSample League · Tier 2: national level\nOhio\n');
    expect(caption).toContain('#SampleLeague #Ohio');
    expect(caption + x).not.toMatch(/Sample ?Town|Sampleton/);
  });

  test('leave out what is not known', () => {
    const bare = { position: { main: [] }, class: null, graduationYear: null, teams: [] };
    const address = { locality: null, administrative_area_level_1: null, country: null };
    expect(captionsOf({ ...bare, address }).caption.split('\n\n')).toEqual([
      'Say hello to Robin Sample! Featured on Touchline.',
      'The whole profile: https://touchline.example/profile/demo-player',
      '#Touchline #WomensSoccer #CollegeSoccer #SoccerRecruiting',
    ]);
  });

  test('are never longer than the networks take, whatever a player is called, and always hold the link', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }), fc.constant('😀'.repeat(100)));
    fc.assert(
      fc.property(
        text,
        text,
        text,
        fc.shuffledSubarray([...POSITIONS]),
        fc.constantFrom('en', 'de'),
        (name, club, town, main, language) => {
          const address = { locality: town, administrative_area_level_1: town, country: 'DE' };
          const shown = { ...aShownProfile(), displayName: `${name} ${name}`, teams: named(club), address, position: { main } };
          const { caption, x } = featureCaptions(shown, { language, origin });
          expect(caption.length).toBeLessThanOrEqual(CAPTION_LIMITS.caption);
          expect(lengthOnX(x)).toBeLessThanOrEqual(CAPTION_LIMITS.x);
          for (const one of [caption, x]) expect(one).toContain('https://touchline.example/profile/demo-player');
        },
      ),
      { seed: 91 },
    );
  });

  test('205: let a player neither mention nor tag nor link, nor write lines of their own', () => {
    const written = 'FC @rival #win $SPAM https://evil.example/a www.evil.example\u202E evil.com\nBuy now';
    fc.assert(
      fc.property(fc.constantFrom('en', 'de'), (language) => {
        const shown = { ...aShownProfile(), displayName: written, teams: named(written) };
        const { caption, x } = featureCaptions(shown, { language, origin });
        for (const one of [caption, x]) {
          expect(one).not.toMatch(/[@$\u202E]|evil\.\w|www\.|\nBuy/);
          expect(one.match(/https?:/g)).toHaveLength(1);
          const tags = one.match(/#\S+/g) ?? [];
          expect(tags.filter((tag) => !/^#[\p{L}\p{M}\p{N}]+$/u.test(tag))).toEqual([]);
        }
      }),
      { seed: 92 },
    );
  });

  test('are the same whatever stands in fields that visitors do not see', () => {
    const shown = captionsOf({});
    const hidden = { about: 'Secret', schoolName: 'Hidden High', gpa: 1.1, sat: 400, social: { x: 'me', instagram: 'me' } };
    expect(captionsOf(hidden)).toEqual(shown);
    const audiences = { ...aProfile().audiences, teams: 'nobody', place: 'nobody', player: 'nobody' } as const;
    expect(JSON.stringify(captionsOf({ audiences }))).not.toMatch(/Sample Town|Ohio|Left|2028/);
  });
});

test.each([
  ['Sample Town FC', '#SampleTownFC'],
  ['1. FC Köln', '#1FCKöln'],
  ['left-back', '#LeftBack'],
  ['2028', null],
  ['!!!', null],
  ['a'.repeat(41), null],
])('%j as a hashtag', (text, tag) => {
  expect(hashtagOf(text)).toBe(tag);
});
