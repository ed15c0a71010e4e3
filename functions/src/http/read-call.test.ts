import { API_CONTRACT, type ContractRow } from '@touchline/domain/http/api-contract';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { describe, expect, test } from 'vitest';
import { readBody, readIdempotencyKey, readIfMatch, readQuery, readSent, type SentCall } from './read-call';

const rows: Readonly<Record<'search' | 'property' | 'patch' | 'feedback' | 'health', ContractRow>> = {
  search: API_CONTRACT.searchColleges,
  property: API_CONTRACT.collegeProperty,
  patch: API_CONTRACT.patchCollege,
  feedback: API_CONTRACT.sendFeedback,
  health: API_CONTRACT.health,
};
const json: SentCall = {
  query: {},
  rawBytes: Buffer.from('{}'),
  contentType: 'application/json',
  ifMatch: undefined,
  idempotencyKey: undefined,
};

function refusalOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return { kind: error.kind, code: error.code, values: error.values, field: error.field };
    throw error;
  }
  return 'accepted';
}

describe('a query', () => {
  test('is read by its schema, with defaults', () => {
    expect(readQuery(rows.search, json)).toEqual({ q: '', page: 1 });
    expect(readQuery(rows.search, { ...json, query: { q: 'x', page: '12', other: 'y' } })).toEqual({ q: 'x', page: 12 });
    expect(readQuery(rows.property, { ...json, query: { keys: 'a.edu' } })).toEqual({ keys: ['a.edu'] });
    expect(readQuery(rows.health, { ...json, query: { anything: '1' } })).toBeNull();
  });

  test('that does not fit is malformed, and its field is named', () => {
    expect(refusalOf(() => readQuery(rows.search, { ...json, query: { page: '0' } }))).toEqual({
      kind: 'malformed',
      code: 'malformedRequest',
      values: { what: 'page' },
      field: 'page',
    });
    expect(refusalOf(() => readQuery(rows.search, { ...json, query: null }))).toMatchObject({ kind: 'malformed', field: null });
  });
});

describe('what was sent', () => {
  test('is not looked at where the row takes no body', () => {
    expect(readSent(rows.health, { ...json, rawBytes: new Uint8Array(1e6), contentType: 'text/plain' })).toBeNull();
  });

  test.each(['', '{', '[1,]', 'null', '1', '"text"', "{'a': 1}", '\u00ff', 'undefined'])(
    'may not be %j, which is no JSON object or list',
    (text) => {
      const sent = { ...json, rawBytes: text === '\u00ff' ? new Uint8Array([255]) : Buffer.from(text) };
      const refused =
        text === '' ? 'accepted' : { kind: 'malformed', code: 'malformedRequest', values: { what: 'body' }, field: 'body' };
      expect(refusalOf(() => readSent(rows.patch, sent))).toEqual(refused);
    },
  );

  test.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json ;charset=utf-8'])(
    'may be %s',
    (contentType) => {
      expect(refusalOf(() => readSent(rows.patch, { ...json, contentType }))).toBe('accepted');
    },
  );

  test.each([undefined, '', 'text/plain', 'application/json-patch+json', 'application/jsonp', 'text/json', 'x application/json'])(
    'may not be %s',
    (contentType) => {
      expect(refusalOf(() => readSent(rows.patch, { ...json, contentType }))).toMatchObject({ kind: 'wrongType' });
    },
  );

  test('nests at most 1,000 levels', () => {
    const nested = (depth: number) => Buffer.from('['.repeat(depth) + ']'.repeat(depth));
    expect(refusalOf(() => readSent(rows.patch, { ...json, rawBytes: nested(1000) }))).toBe('accepted');
    expect(refusalOf(() => readSent(rows.patch, { ...json, rawBytes: nested(1001) }))).toMatchObject({ kind: 'malformed' });
  });
});

describe('a body', () => {
  test('is read by its schema; fields it does not know are left out', () => {
    expect(readBody(rows.feedback, { subject: 's', text: 't', by: 'x' })).toEqual({ subject: 's', text: 't' });
    expect(readBody(rows.health, { anything: 1 })).toBeNull();
  });

  test("that does not fit is invalid: the field, and the schema's own message with its values where it has one", () => {
    expect(refusalOf(() => readBody(rows.feedback, { subject: 's', text: 'x'.repeat(5001) }))).toEqual({
      kind: 'invalid',
      code: 'textTooLong',
      values: { max: 5000 },
      field: 'text',
    });
    expect(refusalOf(() => readBody(rows.patch, { patch: [{ op: 'test' }] }))).toMatchObject({
      kind: 'invalid',
      code: 'valueRefused',
      field: 'patch/0/op',
    });
    expect(refusalOf(() => readBody(rows.feedback, null))).toMatchObject({ kind: 'invalid', field: 'body' });
  });
});

describe('If-Match', () => {
  test.each([
    [undefined, null],
    ['7', 7],
    ['"7"', 7],
    ['W/"7"', 7],
    [' "12" ', 12],
    ['0', 0],
  ])('%j is version %j', (ifMatch, version) => {
    expect(readIfMatch({ ...json, ifMatch })).toBe(version);
  });

  test.each(['', 'short', 'x'.repeat(65), 'sixteen letters!', 'a,b,c,d,e,f,g,h,i,j'])(
    'the key %j of a repeatable call is malformed',
    (idempotencyKey) => {
      const failure = refusalOf(() => readIdempotencyKey({ ...json, idempotencyKey }));
      expect(failure).toMatchObject({ kind: 'malformed', field: 'Idempotency-Key' });
    },
  );

  test.each(['-1-sixteen_chars', 'x'.repeat(64), undefined])('the key %j is read', (idempotencyKey) => {
    expect(readIdempotencyKey({ ...json, idempotencyKey })).toBe(idempotencyKey ?? null);
  });

  test.each(['', '*', '-1', '1.5', '1e3', '"1", "2"', 'abc', '1'.repeat(16), '٣'])('%j is malformed', (ifMatch) => {
    expect(refusalOf(() => readIfMatch({ ...json, ifMatch }))).toMatchObject({ kind: 'malformed', field: 'If-Match' });
  });
});
