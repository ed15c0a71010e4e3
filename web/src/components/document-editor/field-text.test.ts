import { describe, expect, test } from 'vitest';
import { type FieldKind, lineUpTo } from './field';
import { parseByKind } from './field-text';

const LINK: FieldKind = { type: 'link' };
const PERCENT: FieldKind = { type: 'number', isWhole: false, least: 0, most: 100 };
const DOLLARS: FieldKind = { type: 'number', isWhole: true, least: 0, most: 1_000_000 };

describe('what is typed into a field', () => {
  test('is a whole number in either language’s spelling', () => {
    for (const typed of ['12480', '12,480', '12.480', '12 480', '$12,480'])
      expect(parseByKind(DOLLARS, typed)).toEqual({ value: 12480 });
    expect(parseByKind(DOLLARS, '12480.50')).toEqual({ problem: 'edit.notWhole' });
    expect(parseByKind(DOLLARS, 'free')).toEqual({ problem: 'edit.notNumber' });
  });

  test('is a share with point or comma, from 0 to 100', () => {
    expect([parseByKind(PERCENT, '61.4'), parseByKind(PERCENT, '61,4 %')]).toEqual([{ value: 61.4 }, { value: 61.4 }]);
    expect(parseByKind(PERCENT, '101')).toMatchObject({ problem: 'edit.notInRange' });
  });

  test('is nothing where the field is left empty, which is never zero', () => {
    for (const kind of [DOLLARS, PERCENT, LINK, lineUpTo(5)]) expect(parseByKind(kind, '  ')).toEqual({ value: null });
    expect(parseByKind({ type: 'lines', mostEach: 5 }, ' ')).toEqual({ value: [] });
  });

  test('is a link that can be stored, or refused in words', () => {
    expect(parseByKind(LINK, 'example.edu/apply')).toEqual({ value: 'https://example.edu/apply' });
    expect(parseByKind(LINK, 'javascript:alert(1)')).toEqual({ problem: 'edit.notLink' });
  });

  test('is a day or a time of day as it is stored', () => {
    expect(parseByKind({ type: 'date' }, '2028-02-29')).toEqual({ value: '2028-02-29' });
    expect(parseByKind({ type: 'date' }, '2027-02-29')).toEqual({ problem: 'edit.notDate' });
    expect(parseByKind({ type: 'time' }, '18:30')).toEqual({ value: '18:30' });
    expect(parseByKind({ type: 'time' }, '24:00')).toEqual({ problem: 'edit.notTime' });
  });

  test('is a list without repeats, each entry short enough', () => {
    expect(parseByKind({ type: 'lines', mostEach: 10 }, 'Sea\n Sea \nPublic')).toEqual({ value: ['Sea', 'Public'] });
    expect(parseByKind({ type: 'lines', mostEach: 2 }, 'Sea')).toMatchObject({ problem: 'edit.tooLong' });
  });
});
