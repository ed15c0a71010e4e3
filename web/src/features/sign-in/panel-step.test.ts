import { expect, test } from 'vitest';
import { english } from '../../i18n/english';
import { stepFor, titleOf } from './panel-step';

test('[S2-32] the panel is titled by where it was opened, and later by what it leads to', () => {
  const titles = (['landing', 'pagination', 'default'] as const).map((entry) => english[titleOf('email', entry)]);

  expect(titles).toEqual(['Sign up', 'Sign up to discover more', 'Log in or sign up']);
  for (const entry of ['landing', 'pagination', 'default'] as const) {
    expect(english[titleOf('password', entry)]).toBe('Log in');
    expect(english[titleOf('google', entry)]).toBe('Log in');
    expect(english[titleOf('register', entry)]).toBe('Finish signing up');
    expect(english[titleOf('terms', entry)]).toBe('Data Privacy & Terms and Use');
  }
});

test('[S4-06] an address leads on by how its owner signs in', () => {
  expect((['password', 'google.com', 'none'] as const).map(stepFor)).toEqual(['password', 'google', 'register']);
});
