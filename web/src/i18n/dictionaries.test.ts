import { API_MESSAGES } from '@touchline/domain/kernel/refusal/api-messages';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { english } from './english';
import { englishComing } from './english/coming';
import { german } from './german';
import { germanComing } from './german/coming';

const CHOICE = /, (?:plural|select),/;
const BRANCH = /(?:=\d+|\w+) \{[^{}]*\}/g;

/** The names that a text takes values for; the branches of plurals and choices are no names. */
function placeholdersOf(text: string): readonly string[] {
  const plain = CHOICE.test(text) ? text.replace(BRANCH, '') : text;
  return [...new Set([...plain.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].sort();
}

describe('the two languages', () => {
  test('have the same keys', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  test('leave no text empty', () => {
    expect(Object.entries({ ...english }).filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(Object.entries(german).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test.each(Object.entries(english))('take the same values for %s', (key, text) => {
    const counterpart = Object.entries(german).find(([other]) => other === key)?.[1] ?? '';
    expect(placeholdersOf(counterpart)).toEqual(placeholdersOf(text));
  });

  test('never say of what opens later that there is nothing', () => {
    const later = [
      'college.campsTitle',
      'college.campsText',
      'college.rankingsTitle',
      'college.rankingsText',
      'recruits.soonText',
    ];
    const found = [...Object.entries(english), ...Object.entries(german)].filter(([key]) => later.includes(key));
    expect(found).toHaveLength(2 * later.length);
    expect(found.filter(([, text]) => /\b(?:no|nobody|none|yet|noch|kein\w*|niemand)\b/i.test(text))).toEqual([]);
  });

  test.each([
    ['en', english],
    ['de', german],
  ] as const)('can be formatted without a mistake in the message format: %s', (locale, dictionary) => {
    const { formatMessage } = createIntl({ locale, messages: dictionary, onError: (failure) => expect.fail(failure.message) });
    for (const [id, text] of Object.entries(dictionary)) {
      const values = Object.fromEntries(placeholdersOf(text).map((name) => [name, 2]));
      expect(formatMessage({ id }, values)).not.toBe(id);
    }
  });

  test('say of every screen to come what will be there, each in its own words', () => {
    expect(Object.keys(germanComing)).toEqual(Object.keys(englishComing));
    for (const coming of [englishComing, germanComing]) {
      const texts = Object.values(coming).map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
      expect(Object.values(coming).filter(({ title, text }) => title.trim() === '' || text.trim() === '')).toEqual([]);
    }
  });

  test('are compared by the names of their values', () => {
    expect(placeholdersOf('{b} of {a, number}')).toEqual(['a', 'b']);
    expect(placeholdersOf('{c, plural, =0 {none} one {# thing} other {# things}}, {d}')).toEqual(['c', 'd']);
  });

  test('count in words that fit the number', () => {
    const { formatMessage } = createIntl({ locale: 'de', messages: german });
    const t = (count: number) => formatMessage({ id: 'search.count' }, { count });
    expect([t(0), t(1), t(1007)]).toEqual(['Kein College gefunden', '1 College', '1.007 Colleges']);
  });

  test('say the texts that the specification fixes', () => {
    expect(english['failure.internal']).toBe(API_MESSAGES.internalError.en);
    expect(german['failure.internal']).toBe(API_MESSAGES.internalError.de);
    expect(english['college.updated']).toBe('College updated successfully');
    expect(english['college.undo']).toBe('UNDO');
    expect(english['signIn.failed']).toBe('Login failed');
    expect(english['shell.logIn']).toBe('Log in');
  });

  test('say the texts that the specification fixes of the sign-in panel', () => {
    expect(english).toMatchObject({
      'signIn.titleLanding': 'Sign up',
      'signIn.titlePagination': 'Sign up to discover more',
      'signIn.titleDefault': 'Log in or sign up',
      'signIn.titleLogIn': 'Log in',
      'signIn.titleRegister': 'Finish signing up',
      'signIn.titleTerms': 'Data Privacy & Terms and Use',
      'terms.submit': 'Agree and continue',
      'signIn.forgot': 'Forgot password',
      'signIn.socialFailed': 'Failed to sign in',
      'register.ageHint': 'To sign up, you need to be at least 13.',
    });
  });
});
