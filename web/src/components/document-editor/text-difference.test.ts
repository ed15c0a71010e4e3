import { describe, expect, test } from 'vitest';
import { differenceOf, mergeLists, mergeTexts } from './text-difference';

describe('two versions of a text', () => {
  test('are compared word by word: new words are marked, gone ones listed', () => {
    expect(differenceOf('Two pitches by the sea.', 'Three pitches by the sea.')).toEqual({
      stretches: [
        { text: 'Three', isNew: true },
        { text: ' pitches by the sea.', isNew: false },
      ],
      gone: ['Two'],
    });
  });

  test('carry no mark where one is another text altogether, or there was none', () => {
    expect(differenceOf('Brick and ivy.', 'Our library opens at night.').stretches).toHaveLength(1);
    expect(differenceOf('', 'Our library.')).toEqual({ stretches: [{ text: 'Our library.', isNew: false }], gone: [] });
  });

  test('mark a whole number', () => {
    const { stretches } = differenceOf('It seats 4,200 people.', 'It seats 4,500 people.');
    expect(stretches.filter(({ isNew }) => isNew)).toEqual([{ text: '4,500', isNew: true }]);
  });

  test('always read as they are, whatever is marked', () => {
    const after = 'Two pitches, floodlit,\nby the harbor. New: a hall!';
    expect(
      differenceOf('Two pitches by the harbor.', after)
        .stretches.map(({ text }) => text)
        .join(''),
    ).toBe(after);
  });
});

describe('both versions in one text', () => {
  const base = 'We have two pitches. Both are floodlit. The hall is old.';

  test('have the sentences that either changed, added or removed', () => {
    const mine = 'We have three pitches. Both are floodlit. The hall is old.';
    const theirs = 'We have two pitches. Both are floodlit. The hall is new. Visitors park free.';
    expect(mergeTexts(base, mine, theirs)).toBe('We have three pitches. Both are floodlit. The hall is new. Visitors park free.');
    expect(mergeTexts(base, 'Both are floodlit. The hall is old.', theirs)).toBe(
      'Both are floodlit. The hall is new. Visitors park free.',
    );
  });

  test('keep both where both rewrote the same sentence, theirs first, and neither twice', () => {
    const mine = 'We have three pitches. Both are floodlit. The hall is old.';
    const theirs = 'We have four pitches. Both are floodlit. The hall is old.';
    expect(mergeTexts(base, mine, theirs)).toBe(
      'We have four pitches. We have three pitches. Both are floodlit. The hall is old.',
    );
    expect(mergeTexts('', 'A. C.', 'A. B.')).toBe('A. B. C.');
    expect(mergeTexts(base, mine, mine)).toBe(mine);
  });

  test('are told apart sentence by sentence where neighbours were rewritten by turns', () => {
    const mine = 'We have three pitches. Both are floodlit. The hall is warm.';
    const theirs = 'We have two pitches. All are floodlit. The hall is old.';
    expect(mergeTexts(base, mine, theirs)).toBe('We have three pitches. All are floodlit. The hall is warm.');
  });

  test('keep paragraphs', () => {
    expect(mergeTexts('One.\n\nTwo.', 'One.\n\nTwo.\n\nThree.', 'Zero.\n\nTwo.')).toBe('Zero.\n\nTwo.\n\nThree.');
  });
});

test('both versions of a list have what either added, and nothing that either removed', () => {
  expect(mergeLists(['a', 'b', 'c'], ['a', 'c', 'mine'], ['theirs', 'a', 'b'])).toEqual(['theirs', 'a', 'mine']);
});
