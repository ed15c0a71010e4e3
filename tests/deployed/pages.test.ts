import { RECRUIT_PAGE_SIZE } from '@touchline/domain/person/recruits/recruit-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { storedRecruits } from '../support/api/recruits/recruits';
import { crawledAddresses } from '../support/crawled-addresses';
import { deployment, errorsOf, expectNone, isDeployed, logMark } from '../support/deployed/deployment';

const HOST = 'https://touchline-deployed.web.app';
const CANONICAL = `<link rel="canonical" href="${HOST}/`;
const COLLEGE = '/Harbor_Point_University/womens/soccer';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${deployment().url}${path}`, { headers, redirect: 'manual' });

describe.skipIf(!isDeployed)('the deployed pages', () => {
  // More players than one page of the search: it signs the cursor of the next.
  beforeAll(async () => {
    await storedRecruits(Array.from({ length: RECRUIT_PAGE_SIZE + 5 }, () => ({})));
  });

  test.each([
    { path: '/', content: 'data-result="true"', head: '<meta name="robots" content="noindex">' },
    { path: '/home', content: '<h1', head: CANONICAL },
    { path: COLLEGE, content: 'Harbor Point University', head: CANONICAL },
    { path: `${COLLEGE}?lang=de`, content: 'Frauenfußball', head: CANONICAL },
  ])('$path comes rendered by the server, for shared caches, and without an error', async ({ path, content, head }) => {
    const mark = await logMark('page');
    const answer = await get(path);
    const html = await answer.text();

    expectNone(await errorsOf('page', mark));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
    expect(html).toMatch(/<html[^>]* data-rendered/);
    expect(html).toContain(content);
    expect(html).not.toContain('<div id="root"></div>');
    expect(html).toContain(head);
    expect(html).toContain(`<meta property="og:image" content="${HOST}/`);
  });

  test('every address that a visitor may open is answered without an error in the log', { timeout: 180_000 }, async () => {
    const mark = await logMark('page');
    const addresses = (await crawledAddresses()).filter(({ as }) => as === 'visitor').map(({ address }) => address);
    const failed: string[] = [];
    for (const address of addresses) {
      const { status } = await get(address);
      if (status >= 500) failed.push(`${address}: ${status}`);
    }

    expect(addresses.length).toBeGreaterThan(30);
    expectNone(failed);
    expectNone(await errorsOf('page', mark));
  });

  test.each(['/', '/home', COLLEGE])('%s names no host of the local stack, and allows its browser none', async (path) => {
    const answer = await get(path);
    const policy = answer.headers.get('content-security-policy') ?? '';

    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/localhost|127\.0\.0\.1|http:|:\d/);
    expect(await answer.text()).not.toMatch(/localhost|127\.0\.0\.1/);
  });
});

describe.skipIf(!isDeployed)('the deployed files', () => {
  test('/robots.txt is answered and names the sitemap, which is there and names the same site', async () => {
    const robots = await get('/robots.txt');
    const text = await robots.text();
    expect(robots.status, 'status of /robots.txt').toBe(200);
    expect(robots.headers.get('content-type')).toContain('text/plain');
    expect(text).toBe(`User-agent: *\nDisallow:\nSitemap: ${HOST}/sitemap.xml\n`);

    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toContain('application/xml');
    expect(await sitemap.text()).toContain(`<loc>${HOST}/sitemaps/colleges-1.xml</loc>`);
    expect(await (await get('/sitemaps/colleges-1.xml')).text()).toContain(`<loc>${HOST}${COLLEGE}</loc>`);
  });

  test('/favicon.ico is an icon', async () => {
    const icon = await get('/favicon.ico');
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    expect([...new Uint8Array(await icon.arrayBuffer()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });

  test.each(['/.vite/manifest.json', '/.release.json', '/shell.html'])('%s is not served', async (path) => {
    const answer = await get(path);
    expect(answer.headers.get('content-type') ?? '').not.toContain('json');
    expect(await answer.text()).not.toContain('<!--');
  });

  test('what a page loads comes with the headers of firebase.json', async () => {
    const html = await (await get('/home')).text();
    const asset = /\/assets\/[\w./-]+\.js/.exec(html)?.[0] ?? 'none';
    const answer = await get(asset);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600, stale-while-revalidate=31536000');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
