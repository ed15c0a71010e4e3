import { describe, expect, test } from 'vitest';
import { compile } from './compiled-messages';

describe('messages compiled by the build', () => {
  test('are tables of parsed messages, in the order of the tables of texts', async () => {
    const [first = '', second = ''] = await compile([{ 'a.b': 'Colleges' }, { 'c.d': 'Hello {name}' }]);

    expect(JSON.parse(first)).toEqual({ 'a.b': [{ type: 0, value: 'Colleges' }] });
    expect(JSON.parse(second)).toEqual({
      'c.d': [
        { type: 0, value: 'Hello ' },
        { type: 1, value: 'name' },
      ],
    });
  });

  test('are well-formed, or nothing is built', async () => {
    await expect(compile([{ 'a.b': 'Hello {name' }])).rejects.toThrow('EXPECT_ARGUMENT_CLOSING_BRACE');
    await expect(compile([{ 'a.b': '{count, plural, one {one}}' }])).rejects.toThrow('MISSING_OTHER_CLAUSE');
  });
});
