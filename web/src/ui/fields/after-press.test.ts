import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  window.dispatchEvent(new Event('pointerup'));
  vi.useRealTimers();
});

const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

/** Whether something that waits for the press has happened once its end is handled. */
function hasHappenedAfter(end: () => void): boolean {
  let happened = 0;
  press();
  afterPress(() => (happened += 1));
  expect(happened).toBe(0);
  end();
  vi.runAllTimers();
  expect(happened).toBeLessThanOrEqual(1);
  return happened === 1;
}

test('without a press, it happens at once', () => {
  let happened = false;
  afterPress(() => (happened = true));
  expect(happened).toBe(true);
});

test('during a press, it happens after the click that the press becomes', () => {
  const order: string[] = [];
  press();
  afterPress(() => order.push('message'));
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  order.push('click');
  vi.runAllTimers();
  expect(order).toEqual(['click', 'message']);
});

test.each([
  ['the system takes the pointer', () => document.body.dispatchEvent(new Event('pointercancel', { bubbles: true }))],
  ['a drag ends', () => document.body.dispatchEvent(new Event('dragend', { bubbles: true }))],
  ['a key is pressed', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
  ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
])('a press that never comes to its end is over when %s', (_, end) => {
  expect(hasHappenedAfter(end)).toBe(true);
  expect(hasHappenedAfter(end), 'the next press is waited for again').toBe(true);
});

test('a field that loses the focus by the press does not end it', () => {
  expect(hasHappenedAfter(() => document.body.dispatchEvent(new Event('blur')))).toBe(false);
});

test('a press that ended unnoticed holds back nothing that comes later', () => {
  press();
  window.dispatchEvent(new Event('blur'));
  let happened = false;
  afterPress(() => (happened = true));
  expect(happened).toBe(true);
});
