import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { editProfile } from '@touchline/domain/person/profiles/edit-profile';
import { aProfile, aShownProfile } from '@touchline/domain/person/testing/a-profile';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { beforeAll, describe, expect, test } from 'vitest';
import { anOwnProfile } from '../../../../testing/an-own-account';
import { loadPage, showApp } from '../../../../testing/show-app';

const ADDRESS = '/profile/demo-player/about';
beforeAll(() => loadPage(ADDRESS));

const [CLUB] = aProfile().teams as [Profile['teams'][number]];
const SCHOOL = { ...CLUB, type: 'highSchool' as const, teamName: 'Sampleton High', logo: null, showInHeader: false };

/** The owner's page with these teams, over the rules of the server. */
async function showTeams(teams: Profile['teams']) {
  let stored = aProfile({ teams });
  const own = () => ({ ...anOwnProfile(), ...stored });
  const patches: unknown[] = [];
  showApp({
    address: ADDRESS,
    signedInAs: own(),
    answers: {
      profile: () => aShownProfile(stored),
      ownProfile: own,
      patchProfile: (call) => {
        const patch = call?.body.patch ?? [];
        patches.push(patch);
        stored = editProfile(stored, patch, '2026-06-01T12:00:00.000Z').profile;
        return { profile: stored, patchId: 'patch-1' };
      },
    },
  });
  const editor = within(await screen.findByRole('region', { name: 'Your teams' }));
  await editor.findByRole('button', { name: 'Add a team' });
  return { editor, patches };
}

describe('the teams of a player’s own page', () => {
  test('[S3-01] one of them stands in the header, and another takes its place', async () => {
    const { editor, patches } = await showTeams([CLUB, SCHOOL]);
    const lineOf = (name: string) => editor.getByRole('group', { name }).closest('li') ?? document.body;
    const club = within(lineOf('Sample Town FC'));
    club.getByText('In the header');

    fireEvent.click(editor.getByRole('button', { name: 'More for Sampleton High' }));
    fireEvent.click(editor.getByRole('menuitem', { name: 'Show in the header' }));

    const school = within(lineOf('Sampleton High'));
    await school.findByText('In the header');
    expect(club.queryByText('In the header')).toBeNull();
    expect(patches).toHaveLength(1);
  });

  test('a team is removed in one edit, and the others stay', async () => {
    const { editor, patches } = await showTeams([CLUB, SCHOOL]);
    fireEvent.click(editor.getByRole('button', { name: 'More for Sampleton High' }));
    fireEvent.click(editor.getByRole('menuitem', { name: 'Remove Sampleton High' }));
    await screen.findByText('Profile updated successfully');
    expect(patches).toMatchObject([[{ path: '/teams/1', value: null }]]);
    await waitFor(() => expect(editor.queryByRole('group', { name: 'Sampleton High' })).toBeNull());
    editor.getByRole('group', { name: 'Sample Town FC' });
  });

  test('a team is edited in its place, and what was typed is saved', async () => {
    const { editor } = await showTeams([CLUB, SCHOOL]);
    fireEvent.click(editor.getByRole('button', { name: 'Edit Sampleton High' }));
    fireEvent.change(await editor.findByLabelText(/Name of the team/), { target: { value: 'Sampleton Prep' } });
    fireEvent.click(editor.getByRole('button', { name: 'Save' }));
    await editor.findByRole('group', { name: 'Sampleton Prep' });
  });

  test('a form for a new team opens below the others, and cancelling changes nothing', async () => {
    const { editor, patches } = await showTeams([]);
    fireEvent.click(editor.getByRole('button', { name: 'Add a team' }));
    fireEvent.click(await editor.findByRole('button', { name: 'Cancel' }));
    await editor.findByRole('button', { name: 'Add a team' });
    expect(patches).toEqual([]);
  });
});
