import { describe, expect, test } from 'vitest';
import type { College } from '../../college/college';
import { aCollege } from '../../college/testing/a-college';
import { grouped, idsOfRows } from './ids-of-rows';

const row = (registryId: number, name: string, city: string | null = null, state: string | null = null) => ({
  registryId,
  name,
  city,
  state,
});
function stored(_id: string, name: string, state: string | null, ipedsUnitId: number | null = null): College {
  const blank = aCollege();
  return { ...blank, _id, name, ipedsUnitId, address: { ...blank.address, administrative_area_level_1: state } };
}
const ids = (rows: Parameters<typeof idsOfRows>[0], colleges: readonly College[] = []) =>
  Object.fromEntries(idsOfRows(rows, colleges));

describe('rows of one name', () => {
  test('whose city or state is unknown do without it', () => {
    expect(ids([row(1, 'Union College', null, 'NY'), row(2, 'Union College', 'Lincoln', 'NE')])).toEqual({
      1: 'union-college',
      2: 'union-college-lincoln',
    });
    expect(ids([row(1, 'Union College', 'Lincoln'), row(2, 'Union College', 'Lincoln', 'NE')])).toEqual({
      1: 'union-college-lincoln',
      2: 'union-college-lincoln-ne',
    });
    expect(ids([row(1, 'Union College', null, 'NY'), row(2, 'Union College', null, 'NE')])).toEqual({
      1: 'union-college-ny',
      2: 'union-college-ne',
    });
  });

  test('that is too long for a city get 60 letters of it and their UNITID', () => {
    const name = 'x'.repeat(100);
    expect(ids([row(1, name, 'Lincoln', 'NE'), row(2, name, 'Troy', 'NY')])).toEqual({
      1: `${'x'.repeat(60)}-1`,
      2: `${'x'.repeat(60)}-2`,
    });
  });

  test('without a letter get ids of their own', () => {
    expect(ids([row(1, '???', 'Lincoln'), row(2, '!!!', 'Troy')])).toEqual({ 1: 'college-1', 2: 'college-2' });
  });
});

describe('a stored college without UNITID is not known again', () => {
  test('where its state is unknown, also if that of the row is', () => {
    const college = stored('quarry', 'Quarry College', null);
    expect(ids([row(1, 'Quarry College', 'Erie', null)], [college])).toEqual({ 1: 'quarry-college-erie' });
    expect(ids([row(1, 'Quarry College', 'Erie', 'PA')], [college])).toEqual({ 1: 'quarry-college-erie' });
  });

  test('where another one fits as well', () => {
    const colleges = [stored('one', 'Quarry College', 'PA'), stored('two', 'Quarry College', 'PA')];
    expect(ids([row(1, 'Quarry College', 'Erie', 'PA')], colleges)).toEqual({ 1: 'quarry-college-erie' });
  });
});

test('stored colleges without UNITID are each known again by their own row, and only by name and state together', () => {
  const colleges = [stored('one', 'Quarry College', 'PA'), stored('two', 'Granite College', 'PA')];
  const rows = [
    row(1, 'Quarry College', 'Erie', 'PA'),
    row(2, 'Granite College', 'York', 'PA'),
    row(3, 'Slate College', 'Erie', 'PA'),
  ];
  expect(ids(rows, colleges)).toEqual({ 1: 'one', 2: 'two', 3: 'slate-college' });
});

test('a college known by its UNITID keeps its id although its name has no letter, and although another one shares it', () => {
  expect(ids([row(1, '???'), row(2, '???')], [stored('odd', '???', null, 1)])).toEqual({ 1: 'odd', 2: 'college-2' });
});

test('the name that a known college had before is free for another', () => {
  const rows = [row(1, 'New Name', 'Erie', 'PA'), row(2, 'Old Name', 'York', 'PA')];
  expect(ids(rows, [stored('first', 'Old Name', 'PA', 1)])).toEqual({ 1: 'first', 2: 'old-name' });
});

test('a new college never gets the id of a stored one', () => {
  expect(ids([row(1, 'Quarry College', 'Erie', 'PA')], [stored('quarry-college', 'Another Name', 'PA')])).toEqual({
    1: 'quarry-college-erie',
  });
});

test('groups keep the order of their entries and of their first appearance', () => {
  expect([...grouped(['b1', 'a1', 'b2'], (text) => text.charAt(0))]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
