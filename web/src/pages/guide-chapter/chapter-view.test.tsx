import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadChapter } from '../../features/guide/guide-content';
import { loadPage, showApp } from '../../testing/show-app';
import { detailsOfChapter } from './chapter-details';

beforeAll(() => loadPage('/guide/rules-and-calendar'));
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = (address = '/guide/rules-and-calendar') => showApp({ address, answers: {} });
const title = () => screen.findByRole('heading', { level: 1 });
/** The text of a chapter, which follows its head. */
const text = () => screen.findByRole('region', { name: 'Sources' });

test('[S1-06] a chapter has key facts, a figure, a table, its action, its sources and its neighbours', async () => {
  show();
  expect((await title()).textContent).toBe('Rules and calendar');
  await text();
  const main = within(screen.getByRole('main'));
  const facts = main.getByRole('region', { name: 'Key facts' });
  expect(within(facts).getAllByText(/NCAA Division I: /).length).toBeGreaterThan(0);
  expect(within(facts).getAllByText(/Sources disagree/).length).toBeGreaterThan(0);
  main.getByText(/The days on which recruiting rules begin/);
  expect(main.getAllByRole('table').length).toBeGreaterThan(0);
  expect(main.getByRole('link', { name: 'See every rule with its source' }).getAttribute('href')).toBe('/ncaacompliance');
  const sources = main.getByRole('region', { name: 'Sources' });
  expect(within(sources).getAllByText(/Last checked/).length).toBeGreaterThan(5);
  expect(within(sources).getAllByText(/Not found\. Look there: Recruiting calendars of the NCAA/)).toHaveLength(1);
  within(main.getByRole('navigation', { name: 'More chapters' })).getByRole('link', { name: /Divisions and leagues/ });
});

test('a cited rule explains itself on focus, and Escape closes the explanation', async () => {
  show();
  await text();
  const [cited] = screen.getAllByRole('link', { name: /^August 1 before 11th grade/ });
  expect(cited?.getAttribute('href')).toBe('/guide/rules-and-calendar#rule-ncaa-d1-off-campus');
  act(() => cited?.focus());
  const tip = screen.getByRole('tooltip');
  expect(tip.textContent).toContain('Another source says: Allowed from June 15 after 10th grade');
  expect(cited?.getAttribute('aria-describedby')).toBe(tip.id);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('the first tap explains a rule, and the second, which follows it, closes the explanation', async () => {
  show();
  await text();
  const [cited] = screen.getAllByRole('link', { name: /^August 1 before 11th grade/ });
  if (cited === undefined) throw new Error('nothing cited');
  const tap = () => {
    fireEvent.pointerDown(cited, { pointerType: 'touch' });
    fireEvent.click(cited, { detail: 1 });
  };
  tap();
  screen.getByRole('tooltip');
  tap();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a chapter is marked as read on the device, and unmarked', async () => {
  show();
  await text();
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
  expect(localStorage.getItem('touchline.guide.read')).toBe('rules-and-calendar');
  fireEvent.click(screen.getByRole('button', { name: 'Mark as unread' }));
  expect(localStorage.getItem('touchline.guide.read')).toBeNull();
});

test('what is marked is kept beside the chapters that were read before', async () => {
  localStorage.setItem('touchline.guide.read', 'how-recruiting-works parents');
  show();
  await text();
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
  expect(localStorage.getItem('touchline.guide.read')?.split(' ')).toEqual([
    'how-recruiting-works',
    'parents',
    'rules-and-calendar',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as unread' }));
  expect(localStorage.getItem('touchline.guide.read')?.split(' ')).toEqual(['how-recruiting-works', 'parents']);
});

test('[S1-06] a rule that is not confirmed says so beside its value, in the key facts and among the sources', async () => {
  const chapter = await loadChapter('transfers', 'en');
  const low = chapter?.rules.filter(({ certainty }) => certainty === 'low') ?? [];
  const keyFacts = low.filter(({ id }) => chapter?.keyFacts.includes(id));
  expect(keyFacts.length).toBeGreaterThan(0);
  show('/guide/transfers');
  const sources = within(await text());
  const facts = within(screen.getByRole('region', { name: 'Key facts' })).getAllByRole('listitem');
  const doubted = facts.filter(({ textContent }) => textContent.includes('Not confirmed for this season'));
  expect(doubted.map(({ textContent }) => textContent)).toEqual(
    keyFacts.map(({ value }) => expect.stringContaining(value) as string),
  );
  expect(sources.getAllByText(/Not confirmed for this season/)).toHaveLength(low.length);
});

test('a chapter is printed by its button', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  show();
  await text();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test('an address that is no chapter names all chapters', async () => {
  show('/guide/secrets');
  expect((await title()).textContent).toBe('The guide has no such chapter');
  screen.getByRole('link', { name: 'Rules and calendar' });
});

test('search engines get the article and the way to it, with the day of its last change', async () => {
  const chapter = await loadChapter('rules-and-calendar', 'de');
  if (chapter === null) throw new Error('no chapter');
  const data = detailsOfChapter(chapter, 'Der Ratgeber').structuredData?.('https://touchline.example');
  expect(JSON.stringify(data)).toContain('"@type":"BreadcrumbList"');
  expect(data).toMatchObject({
    '@graph': [
      {
        '@type': 'Article',
        inLanguage: 'de',
        headline: 'Regeln und Kalender',
        dateModified: chapter.updated,
        mainEntityOfPage: 'https://touchline.example/guide/rules-and-calendar?lang=de',
      },
      { itemListElement: [{ name: 'Der Ratgeber' }, { name: 'Regeln und Kalender' }] },
    ],
  });
});
