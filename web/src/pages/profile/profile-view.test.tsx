import { cleanup, screen, waitFor } from '@testing-library/react';
import { shownProfileTo } from '@touchline/domain/person/profiles/audience/shown-profile';
import { aProfile, aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { beforeAll, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { loadPage, showApp } from '../../testing/show-app';

const ADDRESS = '/profile/demo-player/about';
beforeAll(() => loadPage(ADDRESS));

const shown =
  (changes: Parameters<typeof aShownProfile>[0] = {}) =>
  () =>
    aShownProfile(changes);

test('[S2-17] a profile shows what a coach reads first: class, position, height, foot, and the team in the header', async () => {
  showApp({ address: ADDRESS, answers: { profile: shown() } });

  expect(await screen.findByRole('heading', { level: 1, name: 'Robin Sample' })).toBeTruthy();
  const bar = (await screen.findByLabelText('Key facts about Robin Sample')).textContent;
  expect(bar).toContain('2028');
  expect(bar).toContain('LB');
  expect(bar).toContain('5′7″');
  expect(bar).toContain('Left');
  expect(bar).toContain('Junior');
  await screen.findByRole('heading', { name: 'About' });
  expect(screen.getAllByText('Sample Town FC')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'At a glance' })).toBeNull();
  expect(document.title).toBe('Robin Sample · Touchline');
});

test('[S1-08] where the club is closed its league stands in the header, and the state for the town', async () => {
  const profile = shownProfileTo(aProfile({ adultFrom: '2999-01-01' }), 'visitor', '2026-06-01');
  showApp({ address: ADDRESS, answers: { profile: () => profile ?? aShownProfile() } });

  await screen.findByRole('heading', { level: 1, name: 'Robin Sample' });
  await waitFor(() => expect(screen.getAllByText('Sample League')).toHaveLength(1));
  expect(screen.getAllByText('Ohio').length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/Sample Town|Sampleton/);
});

test('[S2-17] an address where nobody is says so', async () => {
  showApp({ address: ADDRESS, answers: { profile: () => Promise.reject(new ApiRefusal(404)) } });

  expect(await screen.findByRole('heading', { level: 1, name: 'This profile is not available' })).toBeTruthy();
});

test('[S2-17] [S1-08] a profile offers others the tabs with content alone, and an address without content says what is missing', async () => {
  const bare = shown({ videos: [], albums: [], honours: [], schedule: [], social: { x: null, instagram: null } });
  const tabs = async () =>
    (await screen.findAllByRole('link', { name: /^(About|Videos|Photos|Academics|More)$/ })).map((one) => one.textContent);
  const { go } = showApp({ address: ADDRESS, answers: { profile: bare } });
  expect(await tabs()).toEqual(['About', 'Academics']);
  go('/profile/demo-player/photos');
  expect(await screen.findByText('No photos of Robin Sample to see here')).toBeTruthy();
  expect(screen.getByText(/^Players choose who sees what\. Some show this to coaches only, or/)).toBeTruthy();
});

test('the page of a parent is short: who they are, without facts of a player', async () => {
  showApp({ address: ADDRESS, answers: { profile: shown({ type: 'parent', about: 'Two children who play.' }) } });

  expect(await screen.findByText('Two children who play.')).toBeTruthy();
  expect(screen.getByText('Parent')).toBeTruthy();
  expect(screen.queryByLabelText('Key facts about Robin Sample')).toBeNull();
});

test('[S1-08] the academics of a player whose grades are closed say who may see them', async () => {
  const closed = { schoolName: null, gpa: null, gpaOf: null, sat: null, act: null };
  showApp({ address: '/profile/demo-player/academics', answers: { profile: shown(closed) } });

  expect(await screen.findByText(/Most show them to coaches whom a college has accepted/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Academics' })).toBeNull();
});

test('a page says what a school has confirmed, by whom and when, and nothing where nobody has', async () => {
  const fact = { fact: 'gpa', kind: 'school', role: 'counselor', team: null, month: '2026-10' } as const;
  const confirmedFacts = () => ({ players: [{ profileId: 'demo-player', facts: [fact], references: [] }] });
  showApp({ address: ADDRESS, answers: { profile: shown(), confirmedFacts } });
  const section = await screen.findByRole('region', { name: 'Confirmed by others' });
  expect(section.textContent).toMatch(/Grades/);
  expect(section.textContent).toMatch(/October 2026/);
  cleanup();
  showApp({ address: ADDRESS, answers: { profile: shown() } });
  await screen.findByRole('heading', { name: 'About' });
  expect(screen.queryByRole('region', { name: 'Confirmed by others' })).toBeNull();
});

test('accepted coaches read who is a reference with the address, the player without it, and so on the sheet', async () => {
  const who = { name: 'Kim Sample', kind: 'club', role: 'headCoach' } as const;
  const person = { ...who, team: 'Sample Town FC', month: '2026-10' };
  const answering = (email: string | null) => () => ({
    players: [{ profileId: 'demo-player', facts: [], references: [{ ...person, email }] }],
  });
  showApp({ address: ADDRESS, answers: { profile: shown(), confirmedFacts: answering('kim@club.example') } });
  const section = await screen.findByRole('region', { name: 'Reference' });
  expect(section.textContent).toMatch(/Kim Sample, head coach of Sample Town FC/);
  expect(screen.getByRole('link', { name: 'kim@club.example' }).getAttribute('href')).toBe('mailto:kim@club.example');
  cleanup();
  showApp({ address: ADDRESS, answers: { profile: shown(), confirmedFacts: answering(null) } });
  expect((await screen.findByRole('region', { name: 'Reference' })).textContent).toMatch(/Nobody else sees this part/);
  expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
  cleanup();
  showApp({ address: `${ADDRESS}?view=sheet`, answers: { profile: shown(), confirmedFacts: answering('kim@club.example') } });
  await screen.findByText('Reference: Kim Sample, head coach of Sample Town FC · kim@club.example');
});
