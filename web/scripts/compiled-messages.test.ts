import { describe, expect, test } from 'vitest';
import { compiledTable } from './compiled-messages';

describe('messages compiled by the build', () => {
  test('are tables in which a text without values is itself', () => {
    expect(JSON.parse(compiledTable({ 'a.b': 'Colleges', 'c.d': 'Hello {name}' }))).toEqual({
      'a.b': 'Colleges',
      'c.d': ['Hello ', ['name']],
    });
  });

  test('are well-formed, or nothing is built', () => {
    expect(() => compiledTable({ 'a.b': 'Hello {name' })).toThrow('EXPECT_ARGUMENT_CLOSING_BRACE');
    expect(() => compiledTable({ 'a.b': '{count, plural, one {one}}' })).toThrow('MISSING_OTHER_CLAUSE');
  });

  test.each(['{at, time, short}', '{n, number, ::compact}', '{n, selectordinal, other {#th}}', 'a <b>word</b>'])(
    'ask for nothing that is not formatted: %s',
    (text) => {
      expect(() => compiledTable({ 'a.b': text })).toThrow('No text can be written so');
    },
  );
});
