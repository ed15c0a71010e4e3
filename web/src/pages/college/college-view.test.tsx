import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { aCoachOf } from '../../testing/an-own-account';
import { aListItem, foundColleges, NO_COMPARISON } from '../../testing/listed-colleges';
import { showApp } from '../../testing/show-app';

const unknown = () =>
  Promise.reject(new ApiRefusal(404, 'unknownCollege', [{ message: 'We don’t know this college.', field: null }]));
const college = aCollege({
  league: 'ncaa',
  division: 3,
  conference: 'Sample Conference',
  address: { locality: 'Sampleton', administrative_area_level_1: 'OH', country: 'US', postal_code: null, address: null },
  athletics: {
    sport: [aTeam({ sex: 'male', description: 'The men press.' }), aTeam({ sex: 'female', description: 'The women counter.' })],
  },
});

describe('a college page', () => {
  test('[S2-18] shows the college of the address, with the women’s team for womens', async () => {
    const { calls } = showApp({ address: '/Test_College/womens/soccer', answers: { college: () => college } });

    expect(await screen.findByRole('heading', { level: 1, name: 'Test College' })).toBeTruthy();
    expect(calls).toContainEqual(
      expect.objectContaining({
        name: 'college',
        call: expect.objectContaining({ params: { collegeId: 'Test_College' } }) as unknown,
      }),
    );
    expect(await screen.findByText('The women counter.')).toBeTruthy();
    for (const text of ['Sampleton, OH', 'NCAA D3', 'Sample Conference']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('The men press.')).toBeNull();
  });

  test.each(['/Test_College/mens/soccer', '/Test_College/anything/soccer', '/Test_College/mens/soccer/athletics'])(
    '[S2-18] shows the men’s team at %s',
    async (address) => {
      showApp({ address, answers: { college: () => college } });

      expect(await screen.findByText('The men press.')).toBeTruthy();
    },
  );

  test('corrects an address whose name is another one of the college, and keeps the rest of it', async () => {
    const { address, calls } = showApp({
      address: '/test-college/womens/soccer/athletics?lang=de',
      answers: { college: () => college },
    });

    await screen.findByText('The women counter.');

    expect(address()).toBe('/Test_College/womens/soccer/athletics?lang=de');
    expect(calls.filter(({ name }) => name === 'college')).toHaveLength(1);
  });

  test('of an unknown college offers colleges with similar names', async () => {
    const items = [aListItem('Stanford University')];
    const { calls } = showApp({
      address: '/Standford_University/mens/soccer',
      answers: { college: unknown, searchColleges: () => foundColleges(items, 1) },
    });

    expect(await screen.findByRole('heading', { name: 'We have no college called “Standford University”' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Stanford University/ }).getAttribute('href')).toBe(
      '/Stanford_University/mens/soccer',
    );
    expect(calls.find(({ name }) => name === 'searchColleges')?.call).toMatchObject({
      query: { q: 'Standford University', page: 1 },
    });
  });

  test('[S3-04] has the name that people use as its title, and the legal one under Contact', async () => {
    const named = aCollege({ legalName: 'Test College of Ohio', collegeEmail: 'info@test.example.edu' });
    showApp({ address: '/Test_College/mens/soccer/contact', answers: { college: () => named } });

    const row = (await screen.findByText('Official name')).closest('tr, div');
    expect(row?.parentElement?.textContent).toContain('Test College of Ohio');
    for (const heading of screen.getAllByRole('heading')) expect(heading.textContent).not.toContain('of Ohio');
  });

  test('of a plain name that several colleges share lets the visitor choose among these alone', async () => {
    const twin = (city: string) =>
      aListItem(`Twin (${city})`, { _id: `twin-${city.toLowerCase()}`, city, pathName: `Twin_College_(${city})` });
    const items = [twin('Salem'), twin('Dover'), aListItem('Twin Cities College')];
    showApp({
      address: '/Twin_College/mens/soccer',
      answers: { college: unknown, searchColleges: () => foundColleges(items, 3) },
    });

    expect(await screen.findByRole('heading', { name: 'Several colleges are called Twin College' })).toBeTruthy();
    expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /Salem/ }).getAttribute('href')).toBe('/Twin_College_(Salem)/mens/soccer');
  });

  test('of a plain name that was one college’s address and is shared now lets the visitor choose', async () => {
    const moved = aCollege({ name: 'Twin (Salem)', legalName: 'Twin College', pathName: 'Twin_College_(Salem)' });
    const twin = (city: string) =>
      aListItem('Twin College', { _id: `twin-${city.toLowerCase()}`, city, pathName: `Twin_College_(${city})` });
    showApp({
      address: '/Twin_College/womens/soccer',
      answers: { college: () => moved, searchColleges: () => foundColleges([twin('Salem'), twin('Dover')], 2) },
    });

    expect(await screen.findByRole('heading', { name: 'Several colleges are called Twin College' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Dover/ }).getAttribute('href')).toBe('/Twin_College_(Dover)/mens/soccer');
  });

  test('of a plain name that only its city was added to keeps leading there', async () => {
    const { address } = showApp({
      address: '/Test_College/womens/soccer',
      answers: {
        college: () => ({ ...college, pathName: 'Test_College_(Sampleton)' }),
        searchColleges: () => foundColleges([aListItem('Test College')], 1),
      },
    });

    await screen.findByText('The women counter.');
    expect(address()).toBe('/Test_College_(Sampleton)/womens/soccer');
  });

  test('in Canada leaves out tests that only the United States know, and calls money Canadian', async () => {
    const { details } = college.academics;
    const costs = { ...details.costs, outOfStateTuition: 31_500, netPriceTuition: 17_250, costOfAttendance: 40_125 };
    const canadian = {
      ...college,
      address: { ...college.address, administrative_area_level_1: 'ON', country: 'CA' },
      academics: { ...college.academics, details: { ...details, costs } },
    };
    const standing = { number: 'netPrice', value: 17_250, share: 60, ahead: 40, count: 10, median: 16_500 } as const;
    const answers = {
      college: () => canadian,
      collegeComparison: () => ({ ...NO_COMPARISON, standings: [standing] }),
    };
    showApp({ address: '/Test_College/mens/soccer/academics', answers });

    expect((await screen.findAllByText('$31,500 Canadian')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/\bSAT\b/)).toBeNull();
    await screen.findByRole('table', { name: /net price/i });
    // Tables, drawings and comparisons alike; the numbers on the two axes stand below a title that says it.
    const prices = document.body.textContent.match(/(?:CA)?\$\d[\d,]*\d(?: Canadian)?/g) ?? [];
    expect(prices.length).toBeGreaterThan(6);
    expect(prices.filter((price) => !/^CA|Canadian$/.test(price))).toEqual([]);
  });

  test('that cannot be loaded shows the message of the server, and is there after a retry', async () => {
    let attempts = 0;
    const refusal = new ApiRefusal(429, 'tooMany', [{ message: 'Too many calls. Please wait.', field: null }]);
    showApp({
      address: '/Test_College/mens/soccer',
      answers: { college: () => (attempts++ === 0 ? Promise.reject(refusal) : college) },
    });
    expect(await screen.findByText('Too many calls. Please wait.')).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('The men press.')).toBeTruthy();
  });

  test('names the browser’s tab after the team and the subpage', async () => {
    showApp({ address: '/Test_College/womens/soccer/campus', answers: { college: () => college } });

    await waitFor(() => expect(document.title).toBe('Campus – Test College women’s soccer · Touchline'));
  });

  test('[S2-19] leads visitors to its subpages with content, and the choice of team keeps the subpage', async () => {
    showApp({ address: '/Test_College/mens/soccer/academics', answers: { college: () => college } });
    await screen.findByRole('heading', { level: 1, name: 'Test College' });

    const parts = within(screen.getByRole('navigation', { name: 'Sections of this page' })).getAllByRole('link');
    expect(parts.map((link) => link.getAttribute('href')?.replace('/Test_College/mens/soccer', ''))).toEqual([
      ...['', '/athletics', '/campus', '/academics'],
    ]);
    expect(parts.at(2)?.textContent).toBe('Life');
    expect(parts.find((link) => link.getAttribute('aria-current') === 'page')?.textContent).toBe('Academics');
    const teams = within(screen.getByRole('navigation', { name: 'Teams' }));
    expect(teams.getByRole('link', { name: /^Women/ }).getAttribute('href')).toBe('/Test_College/womens/soccer/academics');
  });

  test.each([
    ['campus', ['Campus', 'City', 'Facts']],
    ['city', ['City', 'Facts', 'Campus']],
    ['photos', ['All photos', 'City', 'Facts']],
  ])('[S2-19] short subpages on life there are one tab; /%s begins with its own section', async (tab, sections) => {
    showApp({ address: `/Test_College/mens/soccer/${tab}`, answers: { college: () => college } });

    const [first = ''] = sections;
    await screen.findByRole('heading', { level: 2, name: first });
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(sections);
    const nav = within(screen.getByRole('navigation', { name: 'Sections of this page' }));
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Life');
  });

  test('names on its overview in one line what it does not tell yet, instead of tabs', async () => {
    showApp({ address: '/Test_College/mens/soccer', answers: { college: () => college } });

    const closing = await screen.findByText(/^Not added yet: /);
    expect(closing.textContent).toContain('Not added yet: Academics, Facilities, Camps, Alumni, and Contact.');
    expect(closing.textContent).toContain('No public figures for: Type, Setting, Acceptance rate');
    expect(screen.queryByText('Not reported')).toBeNull();
    expect(
      within(screen.getByRole('navigation', { name: 'Sections of this page' })).queryByRole('link', { name: 'Camps' }),
    ).toBeNull();
  });

  test('asks a visitor to save the college: that is its one button within the product, links to other sites are quiet', async () => {
    showApp({
      address: '/Test_College/mens/soccer',
      answers: { college: () => ({ ...college, collegeURL: 'https://a.example.edu/' }) },
    });

    const main = within(await screen.findByRole('main'));
    expect((await main.findAllByRole('button', { name: 'Save and plan the next step' })).length).toBeGreaterThan(0);
    const away = await main.findByRole('link', { name: /^College website/ });
    expect(away.className).not.toContain('button');
  });

  test('asks its coach to finish it instead, at the first missing part', async () => {
    showApp({ address: '/Test_College/mens/soccer', answers: { college: () => college }, signedInAs: aCoachOf('test-college') });

    const finish = await screen.findByRole('link', { name: /^Finish your page: \d+ items left$/ });
    expect(finish.getAttribute('href')).toBe('/Test_College/mens/soccer/athletics');
    expect(screen.queryByRole('button', { name: 'Save and plan the next step' })).toBeNull();
  });

  test('of which only facts are known shows visitors no empty section, and what is unknown not as zero', async () => {
    const bare = aCollege({
      albums: [],
      city: { description: null, population: null },
      collegeURL: null,
      athletics: { sport: [aTeam({ sex: 'male' })] },
      academics: {
        ...college.academics,
        details: { ...college.academics.details, costs: { ...college.academics.details.costs, inStateTuition: 0 } },
      },
      sources: { 'academics.details.costs.inStateTuition': { by: 'import', source: 'College Scorecard', year: 2024 } },
    });
    showApp({ address: '/Test_College/mens/soccer/academics', answers: { college: () => bare } });

    await screen.findByRole('heading', { level: 2, name: 'The numbers at a glance' });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    const pictures = within(screen.getByRole('region', { name: 'The numbers at a glance' }));
    expect(pictures.getByRole('figure').textContent).toContain('Price of a year');
    expect(pictures.getByText('Tuition is $0 for everybody.')).toBeTruthy();
    expect(pictures.getByText('Source: College Scorecard, 2024')).toBeTruthy();
    expect(screen.queryByText('Not reported')).toBeNull();
    expect(screen.getByText(/^No public figures for: /).textContent).toContain('Net price per year, Out-of-state tuition');
  });

  test('asks nothing of a video’s site before play is pressed', async () => {
    const videos = { youtubeURLs: ['https://www.youtube.com/watch?v=00000000001'] };
    const withVideos = aCollege({ athletics: { sport: [aTeam({ sex: 'male', media: videos })] } });
    showApp({
      address: '/Test_College/mens/soccer/athletics',
      answers: { college: () => withVideos, checkGdpr: () => ({ gdpr: false }) },
    });
    const play = await screen.findByRole('button', { name: 'Play video 1 from YouTube' });
    expect(document.querySelector('iframe')).toBeNull();

    fireEvent.click(play);

    await waitFor(() =>
      expect(document.querySelector('iframe')?.src).toBe('https://www.youtube-nocookie.com/embed/00000000001?autoplay=1'),
    );
  });

  test('[S4-15] a GDPR visitor who has not agreed to videos is asked instead of the video, and can watch it at its own site', async () => {
    const videos = { youtubeURLs: ['https://www.youtube.com/watch?v=00000000001'] };
    const withVideos = aCollege({ athletics: { sport: [aTeam({ sex: 'male', media: videos })] } });
    showApp({
      address: '/Test_College/mens/soccer/athletics',
      answers: { college: () => withVideos, checkGdpr: () => ({ gdpr: true }) },
    });

    fireEvent.click(await screen.findByRole('button', { name: 'Play video 1 from YouTube' }));

    const question = await screen.findByRole('group', { name: 'Videos are off' });
    expect(
      within(question)
        .getByRole('link', { name: /^Watch on YouTube/ })
        .getAttribute('href'),
    ).toContain('00000000001');
    expect(document.querySelector('iframe')).toBeNull();
  });
});
