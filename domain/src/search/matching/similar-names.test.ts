import { expect, test } from 'vitest';
import { buildCollegeIndex } from './college-index';
import { similarNames } from './similar-names';
import { KNOWN_COLLEGES } from '../testing/known-colleges';

const guesses = (text: string) => similarNames(buildCollegeIndex(KNOWN_COLLEGES), text);

test.each([
  ['stannfrdd', 'Stanford University'],
  ['davvdsonn', 'Davidson College'],
  ['oberrlinnn', 'Oberlin College'],
  ['bostn colege univrsty', 'Boston University'],
])('a text with several typos brings a guess: %s', (text, name) => expect(guesses(text)).toContain(name));

test.each(['', '???', 'xqzw', 'zzzzzzzzzz'])('where nothing comes close there is no guess: %j', (text) =>
  expect(guesses(text)).toEqual([]),
);

test('at most three names are guessed, best first', () => {
  expect(guesses('university of californa davs').length).toBeLessThanOrEqual(3);
  expect(guesses('university of californa davs')[0]).toBe('University of California-Davis');
});
