import { expect, test } from 'vitest';
import { recruitSearchQuery } from './recruit-search-schema';

const chosenIn = (query: object) => {
  const read = recruitSearchQuery.safeParse(query);
  return read.success ? read.data : null;
};

test('[S2-02] a filter of one choice is a text in an address, and a list of one where a page is rendered', () => {
  expect(chosenIn({ verified: 'true' })).toMatchObject({ verified: ['true'] });
  expect(chosenIn({ verified: ['true'], gpa: ['from35'] })).toMatchObject({ verified: ['true'], gpa: ['from35'] });
  expect(chosenIn({ gpa: ['from35', 'from30'] })).toBeNull();
  expect(chosenIn({ verified: ['yes'] })).toBeNull();
});
