import { expect, test } from 'vitest';
import { wordingWarnings } from './camp-wording';

test.each([
  ['An elite camp for all', [['elite', 'selected']]],
  [
    'Invite only. By invitation only!',
    [
      ['Invite only', 'closed'],
      ['By invitation only', 'closed'],
    ],
  ],
  ['INVITATION-ONLY', [['INVITATION-ONLY', 'closed']]],
  [
    'Hand-picked top prospects',
    [
      ['Hand-picked', 'selected'],
      ['top prospects', 'selected'],
    ],
  ],
  ['Earn a scholarship here', [['Earn a scholarship', 'promise']]],
  [
    'Free for recruits, discount for prospects',
    [
      ['Free for recruits', 'benefit'],
      ['discount for prospects', 'benefit'],
    ],
  ],
  ['Elite elite ELITE', [['Elite', 'selected']]],
  ['This camp is not invite only and has no invitees', []],
  ['Open to any player of grades 9 to 12. Meet the staff, see the campus.', []],
  ['Delite, a snack; the committee pays', []],
])('%j is warned of by %j', (text, wanted) => {
  expect(wordingWarnings([text]).map(({ words, reason }) => [words, reason])).toEqual(wanted);
});

test('all texts of a camp are read, unknown ones left out, and a very long one ends', () => {
  expect(wordingWarnings(['Summer Camp', null, 'for invited players'])).toEqual([{ words: 'invited players', reason: 'closed' }]);
  // In time of its length: a search that grows with the square of it does not end within the test's time.
  expect(wordingWarnings(['invite '.repeat(500_000)])).toEqual([]);
});
