import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { byFacet } from '@touchline/domain/search/college-facets';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aListItem, foundColleges } from '../../../testing/listed-colleges';
import { loadPage, showApp } from '../../../testing/show-app';

const OUTLINES = readFileSync(join(import.meta.dirname, '../../../../public/map-outlines.json'), 'utf8');
const [WIDTH, HEIGHT] = [390, 400];
const columbus = aListItem('Columbus College', { lat: 39.96, lng: -83, state: 'OH' });
const dayton = aListItem('Dayton College', { lat: 39.76, lng: -84.19, state: 'OH' });
const denver = aListItem('Denver College', { lat: 39.74, lng: -104.99, state: 'CO' });
const nowhere = aListItem('Nowhere College');
const FOUND = [columbus, dayton, denver, nowhere];

type Found = AnswerOf<'searchColleges'>;
const facets: Found['facets'] = {
  ...byFacet(() => []),
  state: [
    ['OH', 90],
    ['CO', 10],
  ],
};

/**
 * A window in which a canvas can be drawn on, and elements have the size of a phone's. The common set-up takes it away
 * once the page is gone, which draws until then.
 */
beforeEach(() => {
  const drawing: object = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(OUTLINES)));
});
beforeAll(() => loadPage('/collegeMap'), 60_000);

const show = (address: string, items = FOUND, total = items.length) =>
  showApp({ address, answers: { searchColleges: () => foundColleges(items, total, { facets }) } });
const map = () => screen.findByRole('group', { name: /^Map of the colleges found/ });
const cards = () => within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');

describe('[S2-05] /collegeMap', () => {
  test('shows the colleges that the address asks for as pins, and as a list that has those without position too', async () => {
    const { calls } = show('/collegeMap?level=ncaa&area=30,-110,45,-80');

    const pins = within(await map());
    expect(await pins.findByRole('button', { name: 'Denver College' })).toBeTruthy();
    expect(pins.getByRole('button', { name: '2 colleges: zoom in' })).toBeTruthy();
    expect(cards().map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href'))).toEqual([
      ...['/Columbus_College/mens/soccer', '/Dayton_College/mens/soccer'],
      ...['/Denver_College/mens/soccer', '/Nowhere_College/mens/soccer'],
    ]);
    expect(calls.find(({ name }) => name === 'searchColleges')?.call).toMatchObject({
      query: { level: ['ncaa'], area: '30,-110,45,-80' },
    });
  });

  test('begins with the number of every state while there are too many for pins, and opens one', async () => {
    show('/collegeMap', FOUND, 100);
    const pins = within(await map());

    fireEvent.click(await pins.findByRole('button', { name: 'Ohio: 90 colleges, zoom in' }));

    expect(await pins.findByRole('button', { name: 'Dayton College' })).toBeTruthy();
    expect(pins.queryByRole('button', { name: /^Colorado/ })).toBeNull();
  });

  test('searches the part of the map that the visitor has moved to; its chip takes it away again', async () => {
    const { address, calls } = show('/collegeMap?page=2&level=ncaa');
    await within(await map()).findByRole('button', { name: 'Denver College' });
    expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Search this area' }));

    await waitFor(() => expect(address()).toMatch(/^\/collegeMap\?level=ncaa&area=-?[\d.]+%2C-?[\d.]+%2C-?[\d.]+%2C-?[\d.]+$/));
    const area = new URLSearchParams(address().split('?')[1]).get('area');
    const searches = () => calls.filter(({ name }) => name === 'searchColleges');
    await waitFor(() => expect(searches().at(-1)?.call).toMatchObject({ query: { area, page: 1 } }));
    expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
    fireEvent.click(await screen.findByRole('link', { name: /In this part of the map$/ }));
    await waitFor(() => expect(address()).toBe('/collegeMap?level=ncaa'));
  });

  test('a pin marks its card, and a card its pin', async () => {
    show('/collegeMap?area=39,-106,41,-102');
    const pin = await within(await map()).findByRole('button', { name: 'Denver College' });

    fireEvent.click(pin);
    await waitFor(() => expect(cards()[2]?.getAttribute('aria-current')).toBe('true'));

    fireEvent.focus(screen.getByRole('link', { name: /^Columbus College/ }));
    await waitFor(() => expect(cards()[0]?.getAttribute('aria-current')).toBe('true'));
    const marked = await within(await map()).findByRole('button', { current: true });
    expect(marked.getAttribute('aria-label')).toBe('Columbus College');
  });

  test('leads to the list of the same search, and the list to the map, on phones and beside the rows', async () => {
    const { address } = show('/collegeMap?level=ncaa&area=38,-85,42,-80&lang=de');
    fireEvent.click(await screen.findByRole('link', { name: 'List' }));
    await waitFor(() => expect(address()).toBe('/colleges?lang=de&level=ncaa&area=38%2C-85%2C42%2C-80'));

    const [onPhones, beside] = await screen.findAllByRole('link', { name: 'Map', hidden: true });
    expect(onPhones?.getAttribute('href')).toBe('/collegeMap?lang=de&level=ncaa&area=38%2C-85%2C42%2C-80');
    fireEvent.click(beside as HTMLElement);
    expect(await map()).toBeTruthy();
    expect(address()).toMatch(/^\/colleges\?.*view=map$/);
  });

  test('says so where the map cannot be loaded, and keeps the colleges', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    show('/collegeMap');

    expect(await screen.findByText('The map could not be loaded. The colleges are in the list.')).toBeTruthy();
    expect(cards()).toHaveLength(4);
  });
});
