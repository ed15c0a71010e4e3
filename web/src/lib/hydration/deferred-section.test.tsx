import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { deferredSection } from './deferred-section';

function Prices({ count }: { readonly count: number }) {
  return <p>{count} prices</p>;
}

/** A page as the server sends it, with a section whose code the browser gets from `load`. */
async function aRenderedPage(load: () => Promise<typeof Prices>) {
  const OnServer = deferredSection(() => Promise.resolve(Prices));
  const { prelude } = await prerender(<OnServer count={3} />);
  const container = document.createElement('div');
  container.innerHTML = await new Response(prelude).text();
  document.body.append(container);
  const Section = deferredSection(load);
  const root = await act(() => Promise.resolve(hydrateRoot(container, <Section count={3} />)));
  const show = (count: number) =>
    act(() => {
      root.render(<Section count={count} />);
      return Promise.resolve();
    });
  return { container, show };
}

describe('a section that is hydrated on its own', () => {
  test('stays as it was rendered until its code arrives, also when what it shows changes before', async () => {
    let arrive: (code: typeof Prices) => void = () => undefined;
    const promise = new Promise<typeof Prices>((resolve) => (arrive = resolve));
    const { container, show } = await aRenderedPage(() => promise);
    const rendered = container.querySelector('p');
    await show(4);
    expect(container.textContent).toBe('3 prices');

    await act(async () => {
      arrive(Prices);
      await promise;
    });

    expect(container.querySelector('p')).toBe(rendered);
    expect(container.textContent).toBe('4 prices');
  });

  test('stays as it was rendered where its code cannot be downloaded', async () => {
    const { container, show } = await aRenderedPage(() => Promise.reject(new Error('offline')));
    await show(4);
    expect(container.textContent).toBe('3 prices');
  });

  test('is there at once where its code was downloaded before, as for a navigation', async () => {
    const Section = deferredSection(() => Promise.resolve(Prices));
    await Section.preload();
    render(<Section count={5} />);
    expect(screen.getByText('5 prices')).toBeTruthy();
  });
});
