import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { API_CONTRACT } from './api-contract';

const read = (schema: z.ZodMiniType, value: unknown): unknown => {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : 'refused';
};

describe('what the calls take', () => {
  test('keys are one or up to fifty, of up to 300 characters', () => {
    const { query } = API_CONTRACT.collegeProperty;
    expect(read(query, { keys: 'a.edu' })).toEqual({ keys: ['a.edu'] });
    expect(read(query, { keys: ['a.edu', 'b.edu'] })).toEqual({ keys: ['a.edu', 'b.edu'] });
    expect(read(query, { keys: Array(50).fill('a') })).not.toBe('refused');
    for (const keys of [undefined, '', [''], Array(51).fill('a'), 'a'.repeat(301), ['a'.repeat(301)], [5], { 0: 'a' }]) {
      expect(read(query, { keys })).toBe('refused');
    }
  });

  test('a page is a whole number from 1 to 9999, written without ornaments; the first where it is left out', () => {
    const { query } = API_CONTRACT.searchColleges;
    expect(read(query, {})).toEqual({ q: '', page: 1 });
    expect(read(query, { q: 'x', page: '9999' })).toEqual({ q: 'x', page: 9999 });
    for (const page of ['0', '-1', '1.0', '1e1', ' 1', '01', '10000', 'NaN', '', ['1', '2'], 1]) {
      expect(read(query, { page })).toBe('refused');
    }
  });

  test('undo is true or false and nothing else; left out it is false', () => {
    const { query } = API_CONTRACT.patchCollege;
    expect(read(query, {})).toEqual({ undo: 'false' });
    expect(read(query, { undo: 'true' })).toEqual({ undo: 'true' });
    for (const undo of ['', '1', 'TRUE', 'maybe', true, ['true', 'true']]) expect(read(query, { undo })).toBe('refused');
  });

  test('an id token that is left out is empty, which nobody signed', () => {
    const { body } = API_CONTRACT.sessionLogin;
    expect(read(body, {})).toEqual({ idToken: '' });
    for (const idToken of [5, null, {}, 'x'.repeat(8001)]) expect(read(body, { idToken })).toBe('refused');
  });

  test('a body of feedback has room for the longest text, written however it may be', () => {
    const { bodyLimitKb, body } = API_CONTRACT.sendFeedback;
    const escaped = String.raw`\ud83c\udfdf`;
    const longest = `{"subject":"${escaped.repeat(200)}","text":"${escaped.repeat(5000)}"}`;
    expect(read(body, JSON.parse(longest))).not.toBe('refused');
    expect(longest.length).toBeLessThan(bodyLimitKb * 1024);
  });
});
