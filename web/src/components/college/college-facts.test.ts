import { expect, test } from 'vitest';
import type { Translate } from '../../i18n/use-translations';
import { sourceText } from './college-facts';

const t: Translate = (key) => `<${key}>`;

test('a source is named with its year; one that is only known by heart is said so, in the language of the page', () => {
  expect(sourceText({ by: 'import', source: 'College Scorecard', year: 2024 }, t)).toBe('College Scorecard, 2024');
  expect(sourceText({ by: 'import', source: 'NAIA member list', year: null }, t)).toBe('NAIA member list');
  expect(sourceText({ by: 'coach', source: '', year: null }, t)).toBe('<college.sourceCoach>');
  expect(sourceText({ by: 'admin', source: 'admin', year: 2026 }, t)).toBe('<college.sourceAdmin>, 2026');
  const suggested = { by: 'coach', source: 'suggested: https://a.example.edu/b', year: 2026 } as const;
  expect(sourceText(suggested, t)).toBe('<college.sourceSuggested>, 2026');
  expect(sourceText({ by: 'admin', source: 'Athletics site', year: 2026 }, t)).toBe('Athletics site, 2026');
  for (const source of ['general knowledge, no document seen', 'U SPORTS member, general knowledge'])
    expect(sourceText({ by: 'import', source, year: 2024 }, t)).toBe('<college.sourceKnowledge>');
});
