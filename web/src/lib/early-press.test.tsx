import { act } from '@testing-library/react';
import { runInNewContext } from 'node:vm';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferredSection } from './deferred-section';
import { EarlyPress, hearPresses } from './early-press';
import { EARLY_PRESS } from './early-press-script';

const heard = vi.fn<(name: string) => void>();
const page: HTMLElement & { isHydrated?: boolean } = document.documentElement;

beforeAll(() => {
  runInNewContext(EARLY_PRESS, { d: page, addEventListener: window.addEventListener.bind(window) });
});

beforeEach(() => {
  page.isHydrated = false;
  heard.mockClear();
});

afterEach(() => document.body.replaceChildren());

interface ButtonProps {
  readonly name: string;
}

function PressButton({ name }: ButtonProps) {
  return <button onClick={() => heard(name)}>{name}</button>;
}

const whole = (Later: (props: ButtonProps) => React.ReactNode) => (
  <StrictMode>
    <PressButton name="at once" />
    <form onSubmit={(event) => event.preventDefault()}>
      <PressButton name="of a form" />
    </form>
    <Later name="later" />
    <EarlyPress />
  </StrictMode>
);

/** A page as the server sends it; `hydrate` is the start of the client, `arrive` the download of its later section. */
async function aRenderedPage() {
  const { prelude } = await prerender(whole(deferredSection(() => Promise.resolve(PressButton))));
  const root = document.createElement('div');
  root.innerHTML = await new Response(prelude).text();
  root.addEventListener('submit', (event) => event.preventDefault());
  document.body.append(root);
  let arrive: (code: typeof PressButton) => void = () => undefined;
  const code = new Promise<typeof PressButton>((resolve) => (arrive = resolve));
  const button = (name: string) => {
    const found = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (found === undefined) throw new Error(`There is no button ${name}`);
    return found;
  };
  return {
    root,
    button,
    press: (name: string) =>
      act(() => {
        button(name).click();
        return Promise.resolve();
      }),
    hydrate: () =>
      act(() => {
        hearPresses();
        hydrateRoot(root, whole(deferredSection(() => code)));
        return Promise.resolve();
      }),
    arrive: () =>
      act(async () => {
        arrive(PressButton);
        await code;
      }),
  };
}

describe('a press on what is not hydrated yet', () => {
  test('takes effect once when the code of its section has come', async () => {
    const { press, hydrate, arrive } = await aRenderedPage();
    await hydrate();
    await press('later');
    expect(heard).not.toHaveBeenCalled();
    await arrive();
    expect(heard.mock.calls).toEqual([['later']]);
  });

  test.each(['at once', 'later'])('takes effect once when the page was not even begun: %s', async (name) => {
    const { press, hydrate, arrive } = await aRenderedPage();
    await press(name);
    await hydrate();
    await arrive();
    expect(heard.mock.calls).toEqual([[name]]);
  });

  test('is forgotten for a later press elsewhere, which alone takes effect', async () => {
    const { root, press, hydrate, arrive } = await aRenderedPage();
    await press('at once');
    await press('later');
    await hydrate();
    root.click();
    await arrive();
    expect(heard).not.toHaveBeenCalled();
  });

  test('is forgotten when the user begins to type', async () => {
    const { root, press, hydrate, arrive } = await aRenderedPage();
    await press('at once');
    root.dispatchEvent(new Event('input', { bubbles: true }));
    await hydrate();
    await arrive();
    expect(heard).not.toHaveBeenCalled();
  });

  test.each(['has gone', 'may not be pressed any more'])('is not repeated where the button %s', async (what) => {
    const { hydrate } = await aRenderedPage();
    const button = document.createElement('button');
    button.addEventListener('click', () => heard('other'));
    document.body.append(button);
    button.click();
    heard.mockClear();
    if (what === 'has gone') button.remove();
    else button.disabled = true;
    await hydrate();
    expect(heard).not.toHaveBeenCalled();
  });

  test('is not repeated where its form works by itself', async () => {
    const { press, hydrate, arrive } = await aRenderedPage();
    await press('of a form');
    await hydrate();
    await arrive();
    expect(heard).not.toHaveBeenCalled();
  });

  test('does not repeat a press that was heard', async () => {
    const { press, hydrate, arrive } = await aRenderedPage();
    await hydrate();
    await press('at once');
    await arrive();
    expect(heard.mock.calls).toEqual([['at once']]);
  });
});
