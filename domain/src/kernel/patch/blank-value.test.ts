import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { blankValue, withBlanks } from './schema-path';

const coach = z.strictObject({ name: z.string(), email: z.nullable(z.string()), posts: z.array(z.string()) });
const page = z.strictObject({
  title: z.nullable(z.string()),
  place: z.strictObject({ city: z.nullable(z.string()), tags: z.array(z.string()) }),
  coaches: z.array(coach),
  details: z.record(z.string(), z.number()),
});

describe('the blank of a schema', () => {
  test('is null where that is allowed, else an empty list, record or object of blanks', () => {
    expect(blankValue(page)).toEqual({ title: null, place: { city: null, tags: [] }, coaches: [], details: {} });
    expect(blankValue(z.nullable(page))).toBeNull();
  });

  test('is none where something is required', () => {
    expect([z.string(), z.number(), z.boolean(), z.enum(['a']), coach].map(blankValue)).toEqual(Array(5).fill(undefined));
  });
});

describe('a value that was sent', () => {
  test('gets the optional parts it leaves out, at every depth; required ones stay missing', () => {
    expect(withBlanks(page, { coaches: [{ name: 'Kim' }, { email: 'x' }], place: { city: 'Harbor' } })).toEqual({
      title: null,
      place: { city: 'Harbor', tags: [] },
      coaches: [
        { name: 'Kim', email: null, posts: [] },
        { email: 'x', posts: [] },
      ],
      details: {},
    });
  });

  test('leaves given values alone, null and unknown parts included, and so what no schema describes', () => {
    expect(withBlanks(page.def.shape.place, { city: null, mayor: 'x' })).toEqual({ city: null, mayor: 'x', tags: [] });
    expect(withBlanks(page, 'a text')).toBe('a text');
    expect(withBlanks(page, [1])).toEqual([1]);
    expect(withBlanks(page.def.shape.coaches, { 0: 'x' })).toEqual({ 0: 'x' });
    expect(withBlanks(z.nullable(coach), null)).toBeNull();
  });

  test('is filled inside what may be null, and a record stays as it is', () => {
    expect(withBlanks(z.nullable(coach), { name: 'Kim' })).toEqual({ name: 'Kim', email: null, posts: [] });
    expect(withBlanks(page.def.shape.details, { a: 1 })).toEqual({ a: 1 });
  });

  test('gets no key for a required part that it leaves out', () => {
    expect(withBlanks(coach, {})).toStrictEqual({ email: null, posts: [] });
  });

  test('is not changed itself', () => {
    const sent = { place: {} };
    withBlanks(page, sent);
    expect(sent).toEqual({ place: {} });
  });
});
