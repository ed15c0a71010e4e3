import { API_MESSAGES } from '@touchline/domain/kernel/refusal/api-messages';
import { describe, expect, test } from 'vitest';
import { english, type MessageKey } from './english';
import { german } from './german';
import { LANGUAGES, loadDictionary, loadMessages, MESSAGE_PARTS } from './languages';
import { createFormats } from './use-translations';

/** Texts that are the same in both languages: names, and words that German has taken over. */
const SAME_IN_BOTH = [
  'Story {number}',
  '{at, date, medium}',
  '© Touchline',
  '100',
  'ACT',
  'Admin',
  'Alumni',
  'Campus',
  'Camp',
  'Camps',
  'Coach',
  'Coaches m/w',
  'College',
  'Colleges',
  'Conference',
  'Cookies',
  'Deutsch',
  'Division',
  'Division {number}',
  'English',
  'Facebook',
  'Fans',
  'Feedback',
  'Freshman',
  'Google',
  'GPA',
  'GPA {gpa}',
  'High School',
  'Highlights',
  'Instagram',
  'Ivy League',
  'optional',
  'Junior',
  'Link',
  'Links',
  'Logo',
  'Marketing',
  'Median',
  'MRPI',
  'Name',
  'Plus',
  'Position',
  'Premium',
  'Region',
  'Region {number}',
  'Rocky Mountains',
  'RPI',
  'SAT',
  'Senior',
  'Sophomore',
  'Status',
  'Team',
  'Teams',
  'Touchline',
  'U.S. News',
  'Undergrads',
  'Undergraduates',
  'Video',
  'Videos',
  'Website',
  'X',
  'YouTube',
  '{count, number}',
  '{count, plural, one {Team} other {Teams}}',
  '{league} Division {number}',
  '{miles, number} mi',
  '{name} (Touchline)',
  '{name}: {stage}',
  '{publisher}',
  '{stage} {count, number}',
  '{value} ({season})',
  '–',
];

/** The names that a text takes values for. A brace within a value's own opens a branch, and one in there a value. */
function placeholdersOf(text: string): readonly string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '}') depth -= 1;
    else {
      if (depth % 2 === 0) names.add(/^\w+/.exec(text.slice(index + 1))?.[0] ?? '');
      depth += 1;
    }
  }
  return [...names].sort();
}

describe('the two languages', () => {
  test('have the same keys', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  test('leave no text empty', () => {
    expect(Object.entries({ ...english }).filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(Object.entries(german).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('say in German what English says otherwise; only names and borrowed words are the same', () => {
    const same = Object.entries({ ...english }).filter(([key, text]) => Reflect.get(german, key) === text);
    expect([...new Set(same.map(([, text]) => text))].sort()).toEqual([...SAME_IN_BOTH].sort());
  });

  test('have a table of each part', async () => {
    for (const language of LANGUAGES) {
      for (const part of MESSAGE_PARTS) await loadMessages(part, language);
      const complete = language === 'en' ? english : german;
      expect(Object.keys(await loadDictionary(language)).sort()).toEqual(Object.keys(complete).sort());
    }
  });

  test.each(Object.entries(english))('take the same values for %s', (key, text) => {
    const counterpart = Object.entries(german).find(([other]) => other === key)?.[1] ?? '';
    expect(placeholdersOf(counterpart)).toEqual(placeholdersOf(text));
  });

  test.each([
    ['en', english],
    ['de', german],
  ] as const)('can be formatted without a mistake in the message format: %s', (locale, dictionary) => {
    const { t } = createFormats(locale, dictionary);
    for (const id of Object.keys(english) as MessageKey[]) {
      const text = dictionary[id];
      const values = Object.fromEntries(placeholdersOf(text).map((name) => [name, 2]));
      expect(t(id, values)).not.toBe('');
    }
  });

  test('are compared by the names of their values', () => {
    expect(placeholdersOf('{b} of {a, number}')).toEqual(['a', 'b']);
    expect(placeholdersOf('{c, plural, =0 {none} one {# thing} other {# things}} in {d}')).toEqual(['c', 'd']);
  });

  test('count in words that fit the number', () => {
    const { t } = createFormats('de', german);
    expect([0, 1, 1007].map((count) => t('search.count', { count }))).toEqual([
      'Kein College gefunden',
      '1 College',
      '1.007 Colleges',
    ]);
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
