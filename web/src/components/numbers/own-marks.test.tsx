import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { showComponent } from '../../testing/show-component';
import { markOfText, storeOwnMarks, useOwnMarks } from './own-marks';

const KEY = 'touchline.ownMarks';
afterEach(() => localStorage.clear());

function Shown() {
  return <p>{JSON.stringify(useOwnMarks())}</p>;
}
const shown = () => JSON.parse(screen.getByText(/sat/).textContent) as unknown;

describe('the reader’s own marks', () => {
  test('are shown wherever they are used as soon as they are stored, and stay on the device', () => {
    showComponent(<Shown />);
    expect(shown()).toEqual({ sat: null, act: null, budget: null });

    act(() => storeOwnMarks({ sat: 1250, act: null, budget: 20_000 }));

    expect(shown()).toEqual({ sat: 1250, act: null, budget: 20_000 });
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });

  test('leave nothing behind once all are cleared', () => {
    storeOwnMarks({ sat: 1250, act: null, budget: null });
    storeOwnMarks({ sat: null, act: null, budget: null });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test.each(['{', '[]', '{"sat":"1200","act":99,"budget":-1}', 'null'])('ignore what somebody else stored: %s', (text) => {
    localStorage.setItem(KEY, text);
    showComponent(<Shown />);
    expect(shown()).toEqual({ sat: null, act: null, budget: null });
  });

  test.each([
    ['sat', '1,250', 1250],
    ['budget', '$ 20.000', 20_000],
    ['act', ' ', null],
    ['sat', '399', 'wrong'],
    ['act', '37', 'wrong'],
    ['act', '-3', 'wrong'],
    ['budget', 'much', 'wrong'],
  ] as const)('of %s, "%s" means %s', (name, text, mark) => {
    expect(markOfText(name, text)).toBe(mark);
  });
});
