import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../lib/api/api-refusal';
import { anAnsweredRanking, aRankedTeam, aRankingTable } from '../testing/an-answered-ranking';
import { anOwnProfile } from '../testing/an-own-account';
import type { FakeAnswers } from '../testing/fake-api';
import { aProviderUser, fakeAuth } from '../testing/fake-auth';
import { foundColleges } from '../testing/listed-colleges';
import { foundRecruits } from '../testing/listed-recruits';
import { showApp } from '../testing/show-app';

const answers: FakeAnswers = {
  collegeRanking: () => anAnsweredRanking([aRankingTable([aRankedTeam(1, 'Ash College')])]),
  searchColleges: () => foundColleges([]),
  searchProfiles: () => foundRecruits([]),
  college: () => Promise.reject(new ApiRefusal(404)),
  sessionLogout: () => null,
  profile: () => aShownProfile({ username: 'robin-sample' }),
};
const robin = anOwnProfile();

describe('an address that the site does not know', () => {
  test.each(['/nowhere', '/a/b', '/a/b/c', '/a/mens/tennis', '/a/b/c/d/e', '/admin/nothing', '/%E0%A4%A'])(
    '[S2-20] leads from %s to /',
    async (start) => {
      const { address } = showApp({ address: start, answers });

      await waitFor(() => expect(address()).toBe('/'));
    },
  );

  test.each(['/Test_College', '/Test_College/womens', '/Test_College/mens/tennis', '/Test_College/mens/soccer/nothing'])(
    '[S2-21] leads from %s to the men’s soccer of the college that its first part names',
    async (start) => {
      const college = aCollege({ pathName: 'Test_College' });
      const { address } = showApp({ address: start, answers: { ...answers, college: () => college } });

      await waitFor(() => expect(address()).toBe('/Test_College/mens/soccer'));
    },
  );
});

describe('redirects', () => {
  test.each([
    ['/exploreSoccer', '/exploreSoccer/ncaaD1', 'RPI 2023'],
    ['/profile/robin-sample', '/profile/robin-sample/about', 'Robin Sample'],
  ])('lead from %s to %s', async (start, end, title) => {
    const { address } = showApp({ address: start, answers });

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(address()).toBe(end);
  });

  test('[S2-13] lead an admin from /admin to the users', async () => {
    const { address } = showApp({ address: '/admin', answers, signedInAs: robin, isAdmin: true });

    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeTruthy();
    expect(address()).toBe('/admin/users');
  });
});

describe('the guards', () => {
  test('[S2-22] [S2-08] wait for the auth state and then let the user in', async () => {
    const { address } = showApp({ address: '/account', answers, signedInAs: robin });

    expect(screen.getByRole('main').textContent).toContain('Signing you in …');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeTruthy();
    expect(address()).toBe('/account');
  });

  test.each([
    ...['/account', '/account/personal-info', '/account/login-and-security', '/account/manage-data', '/mycolleges'],
    ...['/admin/logs', '/test', '/a/mens/soccer/rankingsAlbum', '/a/mens/soccer/administration'],
  ])('[S2-22] [S2-08] [S2-09] [S2-19] lead a visitor from %s to /', async (start) => {
    const { address } = showApp({ address: start, answers });

    await waitFor(() => expect(address()).toBe('/'));
  });

  test.each(['/admin/users', '/admin/colleges', '/admin/featureRequests', '/admin/coachInvites', '/admin/logs', '/test'])(
    '[S2-22] [S2-13] lead a user without the admin claim from %s to /',
    async (start) => {
      const { address } = showApp({ address: start, answers, signedInAs: robin });

      await waitFor(() => expect(address()).toBe('/'));
      expect(await screen.findByText(/^That page is for admins only/)).toBeTruthy();
    },
  );

  test('[S4-03] lead to the landing page when the session ends on an address that needs it', async () => {
    const { provider, loseUser } = fakeAuth(aProviderUser(robin._id), { isSignedIn: true });
    const { address } = showApp({ address: '/mycolleges', answers, signedInAs: robin, auth: provider });
    await screen.findByRole('heading', { level: 1, name: 'Saved colleges' });

    loseUser();

    await waitFor(() => expect(address()).toBe('/home'));
  });
});

describe('the site', () => {
  test('[S1-13] speaks German after the switch, remembers it, and says so to the browser', async () => {
    showApp({ address: '/guide', answers });
    await screen.findByRole('heading', { level: 1, name: 'The recruiting guide' });

    fireEvent.click(within(await screen.findByRole('contentinfo')).getByRole('button', { name: 'Sprache: zu Deutsch wechseln' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Der Recruiting-Ratgeber' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('de');
    expect(localStorage.getItem('touchline.language')).toBe('de');
  });

  test('the plain address is that of English: switching to it takes lang away and nothing else', async () => {
    const { address } = showApp({ address: '/colleges?lang=de&search=harbor', answers });
    const footer = within(await screen.findByRole('contentinfo'));
    fireEvent.click(footer.getByRole('button', { name: 'Sprache: zu Deutsch wechseln' }));

    fireEvent.click(await footer.findByRole('button', { name: 'Language: switch to English' }));

    await waitFor(() => expect(address()).toBe('/colleges?search=harbor'));
  });

  test('can be entered past the header with the keyboard', async () => {
    showApp({ address: '/guide', answers });

    const skip = await screen.findByRole('link', { name: 'Skip to content' });

    await waitFor(() => expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main')));
  });
});
