import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/browser/visitor';
import { waitForHydration } from '../support/browser/page-start';

const COLLEGE = '/Harbor_Point_University/womens/soccer';

const get = (url: string, path: string) => fetch(`${url}${path}`, { redirect: 'manual' });

test.describe('the first HTML of a page, without any script', () => {
  for (const [path, words, seconds, isListed] of [
    ['/home', 'Find the team that needs you', 60, true],
    ['/', 'Recruits', 60, false],
    ['/colleges', 'Colleges with soccer teams', 300, true],
    ['/colleges?search=harbor', 'Harbor Point University', 300, true],
    [COLLEGE, 'Harbor Point University', 300, true],
  ] as const) {
    test(`${path} holds its content, may be shared, and is ${isListed ? 'listed' : 'left out'} by search engines`, async ({
      stack: { url },
    }) => {
      const answer = await get(url, path);
      const html = await answer.text();
      const body = html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'));

      expect(answer.status).toBe(200);
      expect(`${/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''} ${body}`).toContain(words);
      expect(answer.headers.get('cache-control')).toBe(
        `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds * 2}`,
      );
      expect(html.includes(`<link rel="alternate" hreflang="de" href="${url}`)).toBe(isListed);
      expect(html.includes('<meta name="robots" content="noindex"')).toBe(!isListed);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,}/);
    });
  }

  test('is German with ?lang=de, and names itself as the German form', async ({ stack: { url } }) => {
    const html = await (await get(url, `${COLLEGE}?lang=de`)).text();

    expect(html).toContain('<html lang="de"');
    expect(html).toContain('Frauenfußball');
    expect(html).toContain(`<link rel="canonical" href="${url}${COLLEGE}?lang=de">`);
  });

  test('the HTML of /home stays within 22 kB as it is sent, compressed, styles and data included', async ({ stack: { url } }) => {
    const html = await (await get(url, '/home')).text();
    expect(html).toContain('data-rendered');
    expect(html).toContain('Sample players');
    expect(gzipSync(html).byteLength).toBeLessThan(22_000);
  });

  test('names our own host, whatever the caller tells', async ({ stack: { url } }) => {
    const html = await (await fetch(`${url}/home`, { headers: { 'X-Forwarded-Host': 'evil.example' } })).text();

    expect(html).not.toContain('evil.example');
    expect(html).toMatch(/<link rel="canonical" href="http:\/\/127\.0\.0\.1:\d+\/home">/);
  });

  test('runs no script but ours', async ({ stack: { url } }) => {
    const policy = (await get(url, '/home')).headers.get('content-security-policy') ?? '';
    const scripts = policy.split(';').find((part) => part.startsWith('script-src'));

    expect(scripts).toMatch(/^script-src 'self' 'sha256-/);
    expect(scripts).not.toContain('unsafe');
    expect(policy).toContain("object-src 'none'");
  });

  test('of a private page is the shell, which nobody keeps', async ({ stack: { url } }) => {
    const answer = await get(url, '/account');

    expect(await answer.text()).toContain('<div id="root"></div>');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('[S2-20] [S2-21] of an unknown address leads on; an unknown college is a 404 page', async ({ stack: { url } }) => {
    const unknown = await get(url, '/nowhere/at/all');
    const named = await get(url, '/Harbor_Point_University');
    const byId = await get(url, '/harbor-point-university/womens/soccer/campus');
    const missing = await get(url, '/No_Such_College/mens/soccer');

    expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/']);
    expect([named.status, named.headers.get('location')]).toEqual([302, '/Harbor_Point_University/mens/soccer']);
    expect([byId.status, byId.headers.get('location')]).toEqual([301, `${COLLEGE}/campus`]);
    expect(missing.status).toBe(404);
    const nobodys = [
      '/profile/no-such-player/about',
      '/coach/harbor-point-university/no-such-coach',
      '/Harbor_Point_University/mens/soccer/album/No%20Such%20Album',
    ];
    for (const path of nobodys) expect((await fetch(`${url}${path}`)).status, path).toBe(404);
    for (const [path, isHidden] of [
      ['/profile/demo-player/about', true],
      ['/coach/harbor-point-university/maren-lockhaven', false],
    ] as const) {
      const answer = await fetch(`${url}${path}`);
      expect([path, answer.status, (await answer.text()).includes('content="noindex"')]).toEqual([path, 200, isHidden]);
    }
    expect(await missing.text()).toContain('No Such College');
  });
});

test.describe('a page coming to life', () => {
  test('a German reader is led to the German form before anything is painted', async ({ aVisitor }) => {
    const { page } = await aVisitor({ locale: 'de-DE', width: 390 });
    await page.goto(COLLEGE);
    await waitForHydration(page);

    expect(new URL(page.url()).search).toBe('?lang=de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('[S2-03] links and the search work without JavaScript', async ({ aVisitor }) => {
    const { page } = await aVisitor({ hasScript: false });
    await page.goto('/colleges');
    await page.getByRole('main').getByRole('searchbox').first().fill('harbor');
    await page.getByRole('main').getByRole('searchbox').first().press('Enter');
    await page.waitForURL('**/colleges?search=harbor');
    await page
      .getByRole('link', { name: /Harbor Point University/ })
      .first()
      .click();

    await expect(page.getByRole('heading', { level: 1, name: 'Harbor Point University' })).toBeVisible();
  });

  for (const [locale, width] of [
    ['en-US', 480],
    ['en-US', 1280],
    ['de-DE', 1280],
  ] as const) {
    test(`[S2-27] the search of the top bar says what it finds, uncut and beside the rest, in ${locale} at ${width} px`, async ({
      aVisitor,
    }) => {
      const { page } = await aVisitor({ locale, width });
      await page.goto(locale === 'de-DE' ? '/home?lang=de' : '/home');
      const box = page.getByRole('banner').getByRole('combobox');

      const [room, text] = await box.evaluate((input: HTMLInputElement) => {
        const { paddingLeft, paddingRight, fontFamily, fontWeight } = getComputedStyle(input);
        const ruler = document.createElement('span');
        ruler.textContent = input.placeholder;
        const { fontSize } = getComputedStyle(input, '::placeholder');
        Object.assign(ruler.style, { position: 'absolute', whiteSpace: 'nowrap', fontFamily, fontWeight, fontSize });
        document.body.append(ruler);
        const { width: needed } = ruler.getBoundingClientRect();
        ruler.remove();
        return [input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight), needed] as const;
      });

      expect(text).toBeLessThanOrEqual(room);
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80);
    });
  }

  test('[S2-27] the search of the top bar works without JavaScript and keeps the language', async ({ aVisitor }) => {
    const { page } = await aVisitor({ hasScript: false });
    await page.goto('/home?lang=de');
    const box = page.getByRole('banner').getByRole('combobox');
    await box.fill('harbor');
    await box.press('Enter');
    await page.waitForURL((url) => url.pathname === '/colleges');

    const { searchParams } = new URL(page.url());
    expect([searchParams.get('search'), searchParams.get('lang')]).toEqual(['harbor', 'de']);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('back and forward lead through pages that came from the server and from the browser @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor();
    await page.goto('/colleges?search=harbor');
    await waitForHydration(page);
    await page
      .getByRole('link', { name: /Harbor Point University/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Harbor Point University' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Colleges' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Harbor Point University' })).toBeVisible();
  });

  test('a part of the page that is gone loads the page again, once, and what the server drew stays', async ({ aVisitor }) => {
    const { page } = await aVisitor({ mayComplain: true });
    await page.route(/\/assets\/landing-view.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/colleges');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => {
      history.pushState(null, '', '/home');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await reloaded;
    await page.waitForLoadState('networkidle');

    expect(loads).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
