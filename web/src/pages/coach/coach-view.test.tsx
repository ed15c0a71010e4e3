import { screen, within } from '@testing-library/react';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { fakeApi, type FakeAnswers } from '../../testing/fake-api';
import { headElements } from '../../server/page-head';
import { showApp } from '../../testing/show-app';
import type { LoaderContext } from '../page-definition';
import { head } from './coach-view';
import { loadCoach } from './load-coach';

const mara: ReturnType<typeof aTeam>['coaches'][number] = {
  ...({
    id: 'mara-lind',
    name: 'Mara Lind',
    staffType: 'headcoach',
    picture: null,
    email: 'mara@test.edu',
    phone: null,
  } as const),
  ...{
    biography: 'Plays out from the back.',
    sinceYear: 2019,
    previousPosts: ['Grove College, 2014–2019'],
    licences: ['UEFA A'],
  },
};
const silent = { ...mara, id: 'sam-ford', name: 'Sam Ford', email: null, biography: null, previousPosts: [], licences: [] };
const college = aCollege({
  _id: 'c',
  athletics: { sport: [aTeam({ sex: 'female', coaches: [mara, silent], recruitedURL: 'https://test.edu/recruits' })] },
});
const camp: AnswerOf<'collegeCamps'>['items'][number] = {
  ...{ _id: 'one', name: 'Winter ID Clinic', type: 'idClinic', sex: 'female', startsOn: '2027-01-16', endsOn: '2027-01-18' },
  ...{ startsAt: null, endsAt: null, registrationClosesOn: null, placeName: 'North Field', priceCents: 125_050, capacity: 40 },
  ...{ spacesLeft: 1, ages: { from: 14, to: 19 }, grades: { from: null, to: null }, registrationURL: null },
};
const collegeCamps = () => ({ items: [camp, { ...camp, _id: 'two', name: 'For men', sex: 'male' as const }] });
const unknown = () => Promise.reject(new ApiRefusal(404));

/** The status of what the loader finds at an address; 200 where it is a page. */
async function statusAt(coachId: string, answers: FakeAnswers): Promise<number> {
  const { callApi } = fakeApi(answers);
  const attempt: LoaderContext['attempt'] = async (answer) => ({ answer: await answer, failure: null });
  const url = new URL(`http://localhost/coach/c/${coachId}`);
  const loaded: unknown = await loadCoach({
    call: callApi,
    attempt,
    store: () => undefined,
    params: { collegeId: 'c', coachId },
    url,
    language: 'en',
  });
  return typeof loaded === 'object' && loaded !== null && 'init' in loaded ? ((loaded.init as ResponseInit).status ?? 200) : 200;
}

describe('[S2-16] the page of a coach', () => {
  test('names post, team, since when, earlier posts, licences and college, and links the published address', async () => {
    showApp({ address: '/coach/c/mara-lind', answers: { college: () => college, collegeCamps } });
    await screen.findByRole('heading', { level: 1, name: 'Mara Lind' });
    screen.getByText('Head coach · Women’s soccer');
    screen.getByText('On the staff since 2019');
    screen.getByText('Grove College, 2014–2019');
    screen.getByText('UEFA A');
    screen.getByText('Plays out from the back.');
    expect(screen.getByRole('link', { name: 'Write to Mara Lind' }).getAttribute('href')).toBe('mailto:mara@test.edu');
    expect(screen.getByRole('link', { name: /Test College/ }).getAttribute('href')).toBe('/Test_College/womens/soccer');
  });

  test('[S9-05] lists the camps to come of the coach’s team, with prices of two decimals', async () => {
    showApp({ address: '/coach/c/mara-lind', answers: { college: () => college, collegeCamps } });
    const camps = within(await screen.findByRole('region', { name: 'Camps' }));
    camps.getByText('Winter ID Clinic');
    camps.getByText('$1,250.50');
    expect(camps.queryByText('For men')).toBeNull();
  });

  test('has no such section where no camp is planned', async () => {
    showApp({ address: '/coach/c/mara-lind', answers: { college: () => college, collegeCamps: () => ({ items: [] }) } });
    await screen.findByRole('heading', { level: 1, name: 'Mara Lind' });
    expect(screen.queryByRole('region', { name: 'Camps' })).toBeNull();
  });

  test('leads to the camps of the college where they could not be loaded', async () => {
    const refused = () => Promise.reject(new ApiRefusal(503));
    showApp({ address: '/coach/c/mara-lind', answers: { college: () => college, collegeCamps: refused } });
    const link = await screen.findByRole('link', { name: 'See all camps' });
    expect(link.getAttribute('href')).toBe('/Test_College/womens/soccer/camps');
  });

  test('shows no contact that was not published, and the ways of the college in its place', async () => {
    showApp({ address: '/coach/c/sam-ford', answers: { college: () => college, collegeCamps } });
    await screen.findByRole('heading', { level: 1, name: 'Sam Ford' });
    screen.getByText(/has published no address/);
    expect(document.querySelector('main a[href^="mailto:"], main a[href^="tel:"]')).toBeNull();
    expect(screen.getByRole('link', { name: /questionnaire/ }).getAttribute('href')).toBe('https://test.edu/recruits');
  });

  test('is 404 for an unknown college and an unknown coach, and fails where the API does', async () => {
    expect(await statusAt('mara-lind', { college: () => college, collegeCamps })).toBe(200);
    expect(await statusAt('nobody', { college: () => college })).toBe(404);
    expect(await statusAt('mara-lind', { college: unknown })).toBe(404);
    await expect(statusAt('mara-lind', { college: () => Promise.reject(new ApiRefusal(503)) })).rejects.toThrow();
  });

  test('says that nobody is there', async () => {
    showApp({ address: '/coach/c/nobody', answers: { college: () => college } });
    await screen.findByRole('heading', { level: 1, name: 'This coach is not here' });
  });

  test('is indexed as a person of the college; the page of nobody is not', () => {
    const context = {
      params: {},
      pathname: '/coach/c/mara-lind',
      query: new URLSearchParams(),
      t: String,
      language: 'en',
    } as const;
    const [team] = college.athletics.sport;
    if (team === undefined) throw new Error('the college has no team');
    const found = head({ ...context, data: { college, team, coach: mara, camps: null } });
    expect(found).toMatchObject({ title: 'Mara Lind, college.headcoach, Test College', canonical: '/coach/c/mara-lind' });
    expect(found.isIndexable).toBeUndefined();
    const elements = headElements(found, { origin: 'https://touchline.example', pathname: '/x', language: 'de' });
    const address = 'https://touchline.example/coach/c/mara-lind';
    expect(elements).toContain(`<link rel="canonical" href="${address}?lang=de">`);
    expect(elements).toContain(`<link rel="alternate" hreflang="en" href="${address}">`);
    expect(found.structuredData?.('https://touchline.example')).toMatchObject({
      '@type': 'Person',
      name: 'Mara Lind',
      email: 'mara@test.edu',
    });
    expect(head({ ...context, data: null }).isIndexable).toBe(false);
  });
});
