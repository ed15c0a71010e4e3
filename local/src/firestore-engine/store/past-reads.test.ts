import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runQuery } from '../query/run-query';
import { readQuery } from '../query/read-query';
import { arrayOf, type Fields, integerOf } from '../values/value';
import type { FilterMessage, StructuredQuery } from '../wire/messages';
import { DocumentStore } from './document-store';
import type { Micros, StoredDocument } from './stored-document';

const ROOT = 'projects/demo/databases/(default)/documents';

let store: DocumentStore;
beforeEach(() => {
  store = new DocumentStore();
});

const fieldsOf = (n: number, tags: readonly number[] = []): Fields => ({ n: integerOf(n), tags: arrayOf(tags.map(integerOf)) });

/** Commits one document, or its deletion, and answers when. */
function commit(path: string, fields: Fields | null): Micros {
  const at = store.clock.next();
  const before = store.get(path);
  const after: StoredDocument | null =
    fields === null ? null : { name: `${ROOT}/${path}`, path, fields, createTime: before?.createTime ?? at, updateTime: at };
  store.apply(new Map([[path, after]]), at);
  return at;
}

const where = (field: string, op: string, value: number): FilterMessage => ({
  fieldFilter: { field: { fieldPath: field }, op, value: integerOf(value) },
});

function query(more: Partial<StructuredQuery> = {}, isGroup = false, parent = '') {
  const message: StructuredQuery = {
    select: null,
    from: [{ collectionId: 'c', allDescendants: isGroup }],
    where: null,
    orderBy: [],
    startAt: null,
    endAt: null,
    offset: 0,
    limit: null,
    ...more,
  };
  return readQuery(parent === '' ? ROOT : `${ROOT}/${parent}`, message);
}

const ordered = (direction: 'ASCENDING' | 'DESCENDING') => ({ orderBy: [{ field: { fieldPath: 'n' }, direction }] });
const found = (asked: ReturnType<typeof query>, time: Micros | null) => [...runQuery(store, asked, time)];

describe('a query at an earlier time', () => {
  test('makes no index of its own: not where its documents are the same, and not where some have changed since', () => {
    for (let at = 0; at < 50; at += 1) commit(`c/${at}`, fieldsOf(at));
    const asked = query(ordered('ASCENDING'));
    const now = found(asked, null);
    const time = store.clock.latest;
    const scans = vi.spyOn(store, 'documents');

    commit('other/one', fieldsOf(1));
    expect(found(asked, time)).toEqual(now);
    commit('c/7', fieldsOf(700));
    commit('c/8', null);
    commit('c/new', fieldsOf(9));
    expect(found(asked, time)).toEqual(now);

    expect(scans).not.toHaveBeenCalled();
  });

  test('finds documents by what they were: changed, deleted and made anew, several times', () => {
    commit('c/changed', fieldsOf(1, [1]));
    commit('c/deleted', fieldsOf(2, [1]));
    const time = commit('c/again', fieldsOf(3, [2]));
    commit('c/changed', fieldsOf(3, [2]));
    commit('c/deleted', null);
    commit('c/again', null);
    commit('c/again', fieldsOf(1, [1]));
    commit('c/changed', fieldsOf(9));
    commit('c/new', fieldsOf(2, [1]));
    const ids = (asked: ReturnType<typeof query>, at: Micros | null) => found(asked, at).map(({ path }) => path.slice(2));

    expect(ids(query(ordered('ASCENDING')), time)).toEqual(['changed', 'deleted', 'again']);
    expect(ids(query(ordered('DESCENDING')), time)).toEqual(['again', 'deleted', 'changed']);
    expect(ids(query({ where: where('n', 'GREATER_THAN', 1), limit: { value: 1 } }), time)).toEqual(['deleted']);
    expect(ids(query({ where: where('tags', 'ARRAY_CONTAINS', 1) }), time)).toEqual(['changed', 'deleted']);
    expect(ids(query(ordered('ASCENDING')), null)).toEqual(['again', 'new', 'changed']);
  });

  test('answers in every order as a database would in which nothing has happened since, whatever has', () => {
    // A sequence that looks random and is always the same.
    let state = 7;
    const one = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const paths = ['c/a', 'c/b', 'c/c', 'p/x/c/a', 'p/x/c/b', 'p/y/c/a', 'other/a'];
    const asked = [
      query(),
      query(ordered('ASCENDING')),
      query(ordered('DESCENDING')),
      query({ where: where('n', 'EQUAL', 1) }),
      query({ where: where('tags', 'ARRAY_CONTAINS', 2), ...ordered('DESCENDING') }),
      query({ ...ordered('ASCENDING'), offset: 1, limit: { value: 2 } }),
      query({ ...ordered('DESCENDING'), startAt: { values: [integerOf(2)], before: true } }),
      query({}, true),
      query({ ...ordered('DESCENDING') }, true),
      query({}, false, 'p/x'),
    ];
    const answers: { readonly time: Micros; readonly then: readonly (readonly StoredDocument[])[] }[] = [];
    for (let step = 0; step < 60; step += 1) {
      const path = paths[one(paths.length)] ?? '';
      commit(path, one(4) === 0 ? null : fieldsOf(one(4), [one(3), one(3)]));
      answers.push({ time: store.clock.latest, then: asked.map((each) => found(each, null)) });
    }

    for (const { time, then } of answers) expect(asked.map((each) => found(each, time))).toEqual(then);
  });
});
