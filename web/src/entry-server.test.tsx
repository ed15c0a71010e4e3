import type { PageAnswer } from '@touchline/domain/http/page-renderer';
import { expect, test } from 'vitest';
import { renderPage } from './entry-server';
import { aListItem, foundColleges } from './testing/listed-colleges';

/** What the server makes of an address whose API finds two colleges. */
const render = (url: string): Promise<PageAnswer> =>
  renderPage({
    ...{ url, origin: 'https://touchline.example', language: 'en' },
    call: (name) =>
      Promise.resolve({
        status: name === 'searchColleges' ? 200 : 404,
        body: name === 'searchColleges' ? foundColleges([aListItem('North College'), aListItem('South College')], 2) : null,
      }),
    isListedPlayer: () => Promise.resolve(false),
  });
const secondsOf = (answer: PageAnswer) => (answer.kind === 'page' ? answer.sharedSeconds : answer.kind);

test.each(['/colleges', '/colleges?search=north', '/colleges?search=&state=OH&state=TX', '/colleges?lang=de', '/faqs'])(
  'the CDN keeps a copy of %s, all of whose parameters the page reads',
  async (url) => {
    expect(secondsOf(await render(url))).toBeGreaterThan(0);
  },
);

test.each([
  ...['/colleges?made-up=1', '/colleges?search=north&utm_source=letter', '/colleges?SEARCH=north', '/colleges?lang=fr'],
  ...['/faqs?search=north', '/faqs?a=1&b=2'],
])('138: nobody keeps a copy of %s, which has parameters of nobody', async (url) => {
  expect(secondsOf(await render(url))).toBe(0);
});

test('138: what the page makes of such an address is what it makes of it without them', async () => {
  const [plain, asked] = [await render('/colleges?search=north'), await render('/colleges?search=north&made-up=1')];
  expect(asked).toEqual({ ...plain, sharedSeconds: 0 });
});

test('138: where such an address leads is kept by nobody, where the plain one leads may be', async () => {
  expect(await render('/nothing/here/at/all')).toMatchObject({ kind: 'redirect', isShared: true });
  expect(await render('/nothing/here/at/all?made-up=1')).toMatchObject({ kind: 'redirect', isShared: false });
});
