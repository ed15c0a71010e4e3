import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const html = document.documentElement;
const night = { matches: false, listeners: new Set<() => void>() };

/** A fresh module, because it stores the choice until the page is unloaded. */
async function openPage() {
  vi.resetModules();
  const { useColourMode } = await import('./colour-mode');
  return renderHook(() => useColourMode());
}

beforeEach(() => {
  night.matches = false;
  night.listeners.clear();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return night.matches;
    },
    addEventListener: (_: string, listener: () => void) => night.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => night.listeners.delete(listener),
  }));
});
afterEach(() => html.removeAttribute('class'));

describe('the colour mode', () => {
  test('is the system’s until the user chooses, and remembers the choice', async () => {
    const first = await openPage();
    expect(first.result.current.choice).toBe('system');

    act(() => first.result.current.choose('dark'));
    expect([first.result.current.choice, html.className]).toEqual(['dark', 'dark']);

    expect((await openPage()).result.current.choice).toBe('dark');
  });

  test('follows the system while nothing is chosen, and no longer afterwards', async () => {
    const { result } = await openPage();
    const nightFalls = () => {
      night.matches = true;
      act(() => night.listeners.forEach((listener) => listener()));
    };

    nightFalls();
    expect(html.className).toBe('dark');
    act(() => result.current.choose('light'));
    nightFalls();
    expect(html.className).toBe('light');
    act(() => result.current.choose('system'));
    expect(html.className).toBe('dark');
  });

  test('follows a choice made in another tab', async () => {
    const { result } = await openPage();
    localStorage.setItem('touchline.colourMode', 'dark');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'touchline.colourMode' })));
    expect([result.current.choice, html.className]).toEqual(['dark', 'dark']);
  });
});
