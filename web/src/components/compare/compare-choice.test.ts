import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { clearCompared, toggleCompared, useCompareChoice } from './compare-choice';

const KEY = 'touchline.compared';
const college = (collegeId: string) => ({ collegeId, name: collegeId.toUpperCase() });
const chosen = () => renderHook(() => useCompareChoice()).result.current.map(({ collegeId }) => collegeId);

afterEach(() => localStorage.clear());

describe('the colleges chosen for a comparison', () => {
  test('stay on the device in the order of the choice, until they are taken out', () => {
    for (const id of ['b', 'a']) expect(toggleCompared(college(id), 4)).toBe(true);
    expect(chosen()).toEqual(['b', 'a']);

    toggleCompared(college('b'), 4);
    expect(chosen()).toEqual(['a']);

    clearCompared();
    expect([chosen(), localStorage.getItem(KEY)]).toEqual([[], null]);
  });

  test('are no more than the window shows; one can still be taken out', () => {
    for (const id of ['a', 'b', 'c', 'd']) toggleCompared(college(id), 4);
    expect(toggleCompared(college('e'), 4)).toBe(false);
    expect(chosen()).toEqual(['a', 'b', 'c', 'd']);

    expect(toggleCompared(college('d'), 4)).toBe(true);
    expect(chosen()).toEqual(['a', 'b', 'c']);
  });

  test.each(['{', '{}', '[1]', '[{"collegeId":"../x","name":"X"}]', '[{"collegeId":"a"}]', 'null'])(
    'ignore what somebody else stored: %s',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(chosen()).toEqual([]);
    },
  );
});
