import { describe, expect, test } from 'vitest';
import { changedSearch } from './changed-search';

describe('a filter that is chosen before the page shows the one chosen before it', () => {
  test.each([
    [
      'joins a filter of another group',
      '?gender=female',
      'gender=female&freshmen=w',
      '?gender=female&opens=wGK',
      'gender=female&opens=wGK&freshmen=w',
    ],
    [
      'joins another value of its group, in the order of the alphabet',
      '',
      'league=NAIA',
      '?league=CCAA',
      'league=CCAA&league=NAIA',
    ],
    ['stays chosen where it was pressed twice', '', 'league=NAIA', '?league=NAIA', 'league=NAIA'],
    ['is removed alone', '?league=NAIA', '', '?league=NAIA&opens=wGK', 'opens=wGK'],
    ['stays removed where it was pressed twice', '?league=NAIA', '', '', ''],
    ['leads back to the first page', '?page=3', 'opens=wGK', '?page=3&gender=male', 'gender=male&opens=wGK'],
    [
      'leaves what was removed since as it is',
      '?gender=male&lang=de',
      'gender=male&lang=de&opens=wGK',
      '?lang=de',
      'lang=de&opens=wGK',
    ],
  ])('%s', (_, rendered, target, newest, search) => {
    expect(changedSearch({ rendered, target, newest, isOne: false })).toBe(search);
  });

  test('replaces what was chosen since where a group holds one value', () => {
    const searches = { rendered: '?near=1,2', target: 'near=1,2&within=50', newest: '?near=1,2&within=100' };
    expect(changedSearch({ ...searches, isOne: true })).toBe('near=1%2C2&within=50');
  });
});
