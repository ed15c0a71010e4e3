import { describe, expect, test } from 'vitest';
import { LEAGUE_VALUES } from '../college-kinds';
import { conferenceIdOf, conferenceIdsNamed, conferenceLabel, conferenceOfId, isConferenceId } from './conference-ids';
import { conferencesOf } from './conferences-of';

const EVERYWHERE = { leagues: [], divisions: [] };

describe('[S3-10] the id of a conference', () => {
  test('names its league, and is found by the name that the colleges of the league store', () => {
    expect(conferenceIdOf('ncaa', 1, 'ACC')).toBe('ncaa-d1-acc');
    expect(conferenceIdOf('naia', null, 'AAC')).toBe('naia-aac');
    expect(conferenceIdOf('ncaa', 2, 'SAC')).toBe('ncaa-d2-sac');
    expect(conferenceIdOf('naia', null, 'SAC')).toBe('naia-sac');
    for (const league of LEAGUE_VALUES)
      for (const { value } of conferencesOf(league, null)) expect([value, isConferenceId(value)]).toEqual([value, true]);
  });

  test('of a conference that our tables lack follows from league and text', () => {
    expect(conferenceIdOf('njcaa', 1, 'NJCAA Region 14')).toBe('njcaa-region-14');
    expect(conferenceIdOf('ncaa', 3, 'Harbour Conference')).toBe('ncaa-d3-harbour-conference');
    expect(conferenceIdOf('other', null, 'Harbour')).toBe('other-harbour');
  });

  test('is none for independents, and where text or league are unknown', () => {
    expect(conferenceIdOf('ncaa', 2, 'DII Independent')).toBeNull();
    expect(conferenceIdOf('ncaa', 1, null)).toBeNull();
    expect(conferenceIdOf(null, null, 'ACC')).toBeNull();
    expect(conferenceIdOf('ncaa', 1, '…')).toBeNull();
  });

  test('has the short name as its label, with the league where two conferences share it', () => {
    expect(['ncaa-d1-acc', 'naia-aac', 'naia-sac', 'ncaa-d2-sac'].map(conferenceLabel)).toEqual([
      ...['ACC', 'AAC', 'SAC (NAIA)', 'SAC (NCAA D2)'],
    ]);
    expect(conferenceLabel('njcaa-region-14')).toBeNull();
    const labels = LEAGUE_VALUES.flatMap((league) => conferencesOf(league, null)).map(({ value }) => conferenceLabel(value));
    expect(new Set(labels).size).toBe(labels.length);
    expect(conferenceOfId('naia-aac')?.long).toBe('Appalachian Athletic Conference');
  });
});

describe('[S3-10] the name of a conference in an address of before', () => {
  test.each([
    ['AAC', ['naia-aac']],
    ['SAC', ['ncaa-d2-sac', 'naia-sac']],
    ['Ivy League', ['ncaa-d1-ivy']],
    ['Colonial Athletic Association', ['ncaa-d1-caa']],
    ['NJCAA Region 14', ['njcaa-region-14']],
    ['ncaa-d1-acc', ['ncaa-d1-acc']],
    ['Conference of the Moon', []],
    ['Independent', []],
  ])('%s means the conferences that are called so today, else those that were', (text, ids) => {
    expect(conferenceIdsNamed(text, EVERYWHERE)).toEqual(ids);
  });

  test('means those of the league and division that the address asks for', () => {
    expect(conferenceIdsNamed('AAC', { leagues: ['ncaa'], divisions: ['1'] })).toEqual(['ncaa-d1-american']);
    expect(conferenceIdsNamed('SAC', { leagues: ['naia'], divisions: [] })).toEqual(['naia-sac']);
  });
});
