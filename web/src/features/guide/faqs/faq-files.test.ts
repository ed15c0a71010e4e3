import { expect, test } from 'vitest';
import type { Faqs } from './faqs';
import { loadFaqs } from './load-faqs';

test('[S2-39] both languages answer the same questions, and cite the same rules', async () => {
  const shape = ({ groups, rules, terms }: Faqs) => ({
    questions: groups.map(({ audience, questions }) => [audience, questions.map(({ slug }) => slug)]),
    rules: rules.map(({ id }) => id).toSorted(),
    terms: Object.keys(terms).toSorted(),
  });
  const [english, german] = [await loadFaqs('en'), await loadFaqs('de')];
  expect(shape(german)).toEqual(shape(english));
  expect(english.groups.every(({ questions }) => questions.length > 0)).toBe(true);
});
