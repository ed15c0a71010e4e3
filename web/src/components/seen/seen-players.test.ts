import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SeenPlayers, watchPlayers } from './seen-players';

/** An observer whose rows a test moves into view and out of it. */
class FakeObserver {
  static rows = new Map<Element, (ratio: number) => void>();
  constructor(private readonly told: (changes: readonly { target: Element; intersectionRatio: number }[]) => void) {}
  observe(target: Element): void {
    FakeObserver.rows.set(target, (intersectionRatio) => this.told([{ target, intersectionRatio }]));
  }
  unobserve(target: Element): void {
    FakeObserver.rows.delete(target);
  }
  disconnect(): void {
    FakeObserver.rows.clear();
  }
}

let visibility: DocumentVisibilityState = 'visible';
const sent: string[][] = [];
const started: SeenPlayers[] = [];
const rowOf = (name: string) => document.querySelector(`a[href="/profile/${name}/about"]`)?.closest('li') ?? document.body;
const move = (name: string, ratio: number) => FakeObserver.rows.get(rowOf(name))?.(ratio);

/** A watch over a page with rows of these players. */
async function watching(names: readonly string[], opened: string | null = null, isOpen = () => true) {
  document.body.innerHTML = `<main><ul>${names.map((name) => `<li><a href="/profile/${name}/about">x</a></li>`).join('')}</ul></main>`;
  const watch = watchPlayers((views) => sent.push(views.map(({ player, kind }) => `${kind} ${player}`)));
  started.push(watch);
  watch.show(opened, isOpen);
  await vi.advanceTimersByTimeAsync(300);
}

/** Watchers are told that the page is hidden or visible. */
function turn(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  sent.length = 0;
  FakeObserver.rows.clear();
});
afterEach(() => {
  for (const watch of started.splice(0)) watch.stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

describe('what was seen of players', () => {
  test('is a row of which half was in view for a second, and nothing that was scrolled past', async () => {
    await watching(['ada-quill', 'bo-field', 'cleo-park']);
    move('ada-quill', 0.6);
    move('bo-field', 0.6);
    move('cleo-park', 0.4);
    await vi.advanceTimersByTimeAsync(900);
    move('bo-field', 0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual([]);
    turn('hidden');
    expect(sent).toEqual([['list ada-quill']]);
  });

  test('is sent once, and by pagehide too', async () => {
    await watching(['ada-quill'], 'bo-field');
    dispatchEvent(new Event('pagehide'));
    turn('hidden');
    turn('visible');
    turn('hidden');
    expect(sent).toEqual([['open bo-field']]);
  });

  test('goes on its way as soon as there are twenty', async () => {
    const names = Array.from({ length: 22 }, (_, at) => `player-${at}`);
    await watching(names);
    for (const name of names) move(name, 1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([names.slice(0, 20).map((name) => `list ${name}`)]);
    turn('hidden');
    expect(sent[1]).toEqual(['list player-20', 'list player-21']);
  });

  test('is a page once it is visible, not one that was left before', async () => {
    visibility = 'hidden';
    await watching([], 'ada-quill');
    turn('hidden');
    expect(sent).toEqual([]);
    turn('visible');
    turn('hidden');
    expect(sent).toEqual([['open ada-quill']]);
    sent.length = 0;
    visibility = 'visible';
    await watching([], 'bo-field', () => false);
    turn('hidden');
    expect(sent).toEqual([]);
  });

  test('is a video that was started, and no row for the links of the open page itself', async () => {
    history.replaceState(null, '', '/profile/ada-quill/videos');
    await watching(['ada-quill'], 'ada-quill');
    expect(FakeObserver.rows.size).toBe(0);
    const main = document.querySelector('main');
    if (main !== null) main.innerHTML = '<div data-tab-content><iframe allow="autoplay; fullscreen"></iframe></div>';
    await vi.advanceTimersByTimeAsync(300);
    turn('hidden');
    expect(sent).toEqual([['open ada-quill', 'video ada-quill']]);
  });

  test('finds rows that come later', async () => {
    await watching([]);
    document.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li><a href="/profile/late-comer/about">x</a></li>');
    await vi.advanceTimersByTimeAsync(300);
    move('late-comer', 1);
    await vi.advanceTimersByTimeAsync(1000);
    turn('hidden');
    expect(sent).toEqual([['list late-comer']]);
  });
});

describe('the beacon', () => {
  const beacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);
  beforeEach(() => {
    beacon.mockClear();
    vi.resetModules();
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'sendBeacon');
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    Reflect.deleteProperty(navigator, 'doNotTrack');
  });

  /** Opens the page of a player in a new tab, and leaves it. */
  async function openAndLeave(): Promise<void> {
    const { seenPlayers } = await import('./seen-players');
    started.push(seenPlayers());
    seenPlayers().show('ada-quill', () => true);
    turn('hidden');
  }

  test('holds what was seen, as the API takes it', async () => {
    await openAndLeave();
    expect(beacon).toHaveBeenCalledOnce();
    const [address, body] = beacon.mock.calls[0] ?? [];
    expect([address, body?.type]).toEqual(['/ui/v1/seen', 'application/json']);
    vi.useRealTimers();
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(body ?? new Blob());
    });
    expect(JSON.parse(String(text))).toEqual({ views: [{ player: 'ada-quill', kind: 'open' }] });
  });

  test.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('is not sent where the browser objects by %s', async (signal, value) => {
    Object.defineProperty(navigator, signal, { value, configurable: true });
    await openAndLeave();
    expect(beacon).not.toHaveBeenCalled();
  });
});
