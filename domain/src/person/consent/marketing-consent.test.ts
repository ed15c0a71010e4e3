import { expect, test } from 'vitest';
import { marketingDefault, mayAllowMarketing } from './marketing-consent';

test.each([
  ['2011-06-01', 'DE', false],
  ['2011-06-01', 'GB', false],
  ['2011-06-01', 'US', true],
  ['2011-06-01', null, true],
  ['2010-06-01', 'DE', true],
  ['2010-06-02', 'DE', false],
] as const)('[S5-10] born %s, in %s: marketing may be allowed on 2026-06-01: %s', (dateOfBirth, country, may) => {
  expect(mayAllowMarketing(dateOfBirth, '2026-06-01', country)).toBe(may);
});

test.each(['en-US', 'en', 'es-MX', 'es-419', 'pt-BR', 'fr-CA', 'en-AU', 'de-US', 'zh-Hans-CN'])(
  '[S5-08] marketing starts on for %s',
  (tag) => {
    expect(marketingDefault(tag)).toBe(true);
  },
);

test.each([
  'de-DE',
  'de',
  'DE-at',
  'fr-FR',
  'en-GB',
  'en-IE',
  'de-CH',
  'nb-NO',
  'is-IS',
  'de-LI',
  'pl',
  'el-GR',
  'hr-HR',
  'mt-MT',
  'ca-Latn-ES',
])('[S5-08] marketing starts off for %s', (tag) => {
  expect(marketingDefault(tag)).toBe(false);
});

test.each(['', 'not a tag', '__proto__', 'und-001'])('marketing starts off or on without failing for %j', (tag) => {
  expect(typeof marketingDefault(tag)).toBe('boolean');
});

test('an unreadable tag gives no marketing', () => {
  expect(marketingDefault('not a tag')).toBe(false);
});
