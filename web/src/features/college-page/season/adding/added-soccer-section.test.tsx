import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { apiMessage } from '@touchline/domain/kernel/refusal/api-messages';
import { type AddedMatch, type AddedSoccer, blankAddedSoccer } from '@touchline/domain/season/added/added-soccer';
import type { AddedPlan } from '@touchline/domain/season/added/added-plan';
import { editAdded } from '@touchline/domain/season/added/edit-added';
import { shownSoccer } from '@touchline/domain/season/added/shown-soccer';
import { blankSoccer, withAddedSoccer } from '@touchline/domain/season/college-soccer';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadDictionary, type LoadedMessages } from '../../../../i18n/languages';
import { ApiRefusal } from '../../../../lib/api/api-refusal';
import { aListItem, foundColleges } from '../../../../testing/listed-colleges';
import { aCoachOf } from '../../../../testing/an-own-account';
import { loadPage, showApp } from '../../../../testing/show-app';

const ADDRESS = '/Test_College/womens/soccer/athletics';
beforeAll(() => loadPage(ADDRESS), 60_000);

const college = aCollege({ league: 'naia', division: null, athletics: { sport: [aTeam({ sex: 'female' })] } });
type Edited = AnswerOf<'editAddedSoccer'>;

function planned({ problems, ...plan }: AddedPlan): NonNullable<Edited['plan']> {
  const messages = problems.map(({ line, column, code, values }) => ({
    line,
    column,
    code,
    message: apiMessage(code, 'en', values),
  }));
  return { ...plan, added: [...plan.added], corrected: [...plan.corrected], differing: [...plan.differing], problems: messages };
}

/** A coach's page on a fake API that applies edits by the rules; `overtake` first refuses and shows this instead. */
function showAdding(
  overtake: ((now: AddedSoccer) => AddedSoccer) | null = null,
  start = blankAddedSoccer(college._id),
  german?: LoadedMessages,
  answers: Parameters<typeof showApp>[0]['answers'] = {},
) {
  let now = start;
  let [before, isOvertaken, made] = [now, false, 0];
  const shown = (added: AddedSoccer): Edited['soccer'] => ({
    team: shownSoccer(withAddedSoccer(blankSoccer(college._id), added), 'female', catalogueRowOf(college)),
    met: [],
  });
  const { calls } = showApp({
    address: ADDRESS,
    ...(german === undefined ? {} : { german }),
    signedInAs: aCoachOf(college._id),
    answers: {
      college: () => college,
      ...answers,
      addedSoccer: () => ({ added: now, edits: [] }),
      editAddedSoccer: (call): Edited => {
        if (call === undefined) throw new ApiRefusal(400);
        const isPlanned = call.query.dryRun === 'true';
        if (call.ifMatch !== undefined && call.ifMatch !== now.version) throw new ApiRefusal(412);
        if (overtake !== null && !isOvertaken && !isPlanned) {
          [now, isOvertaken] = [overtake(now), true];
          throw new ApiRefusal(409);
        }
        const { document, plan, record } = editAdded(now, call.body.edit, {
          ...{ sex: 'female', by: 'coach', today: '2026-11-24', collegeNamed: () => null, official: [] },
          newId: () => `match-${(made += 1)}`,
        });
        if (!isPlanned) [before, now] = [now, document];
        return {
          ...{ added: now, patchId: isPlanned || record === null ? null : 'patch-1', soccer: shown(document) },
          plan: plan === null ? null : planned(plan),
        };
      },
      undoAddedSoccer: () => {
        now = before;
        return { added: now, soccer: shown(now) };
      },
    },
  });
  return { calls, matches: () => Object.values(now.teams.female.matches), squadNow: () => now.teams.female.squad };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function typeMatch(goals = '2'): void {
  type('Day', '2026-09-04');
  type('Opponent', 'Unknown United');
  type('Our goals', goals);
  type('Their goals', '1');
}

describe('a coach adds what the files lack', () => {
  test('a result stands in the season with its source, and UNDO takes it out', async () => {
    const { matches } = showAdding();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a result' }));
    typeMatch();
    press('Save');
    const season = within(await screen.findByRole('region', { name: 'The season of 2026' }));
    season.getByText(/added by the team’s coach, November 24, 2026/);
    expect(matches()).toMatchObject([{ opponent: ':Unknown United', goalsFor: 2 }]);
    fireEvent.click(await screen.findByRole('button', { name: 'UNDO' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'The season of 2026' })).toBeNull());
    expect(matches()).toEqual([]);
  });

  test.each(['Add a result', 'Add a CSV file', 'Count the squad'])(
    '%s: the editors’ bar makes room while the form is open',
    async (name) => {
      showAdding();
      fireEvent.click(await screen.findByRole('button', { name }));
      expect(document.querySelector('[data-open-form]')?.contains(screen.getByRole('button', { name: 'Cancel' }))).toBe(true);
      press('Cancel');
      await screen.findByRole('button', { name });
      expect(document.querySelector('[data-open-form]')).toBeNull();
    },
  );

  test('what is refused stands at its field, and nothing is lost', async () => {
    const { matches } = showAdding();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a result' }));
    typeMatch('two');
    press('Save');
    await screen.findByText('“two” isn’t a number of goals.');
    expect(screen.getByLabelText(/^Opponent/)).toHaveProperty('value', 'Unknown United');
    expect(matches()).toEqual([]);
  });

  test('a match that somebody else changed is shown as it is now, and is replaced only by a second press', async () => {
    const match: AddedMatch = {
      ...{ day: '2026-09-04', opponent: ':Mobile', goalsFor: 2, goalsAgainst: 1, ground: 'home', place: null, counts: true },
      ...{ by: 'coach', on: '2026-09-05' },
    };
    const team = (goalsFor: number) => ({ matches: { 'match-0': { ...match, goalsFor } }, squad: null });
    const start = blankAddedSoccer(college._id);
    const of = (goals: number, version: number) => ({ ...start, version, teams: { ...start.teams, female: team(goals) } });
    const { matches } = showAdding(() => of(5, 2), of(2, 1));
    fireEvent.click(await screen.findByRole('button', { name: 'Change the match against Mobile' }));
    type('Our goals', '3');
    press('Save');
    await screen.findByText(/Somebody else has changed this meanwhile. Now it says: .* 5–1/);
    expect(matches()).toMatchObject([{ goalsFor: 5 }]);
    press('Save mine all the same');
    await screen.findByRole('button', { name: 'Add a result' });
    expect(matches()).toMatchObject([{ goalsFor: 3 }]);
  });

  test('a file is planned first, and a refused line refuses all of it', async () => {
    const { matches } = showAdding();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a CSV file' }));
    const choose = (text: string) => {
      const file = new File([text], 'results.csv', { type: 'text/csv' });
      fireEvent.change(screen.getByLabelText('Choose a CSV file'), { target: { files: [file] } });
    };
    choose('date;opponent;goals_for;goals_against\n2026-09-04;Mobile;2;1\n2026-09-08;=1+1;0;0\n');
    await screen.findByText('Line 3: “=1+1” isn’t the name of a team.');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    choose('date;opponent;goals_for;goals_against\n2026-09-04;Mobile;2;1\n2026-09-08;Hartford;0;0\n');
    await screen.findByText('2 new, 0 corrected, 0 known already.');
    expect(matches()).toEqual([]);
    press('Save');
    await screen.findByRole('button', { name: 'Add a result' });
    expect(matches()).toHaveLength(2);
  });

  test('a file that is too large is refused with that reason', async () => {
    const { calls } = showAdding();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a CSV file' }));
    const file = new File(['x'.repeat(2_000_001)], 'results.csv');
    fireEvent.change(screen.getByLabelText('Choose a CSV file'), { target: { files: [file] } });
    await screen.findByText('The file is larger than 2 MB.');
    expect(calls.filter(({ name }) => name === 'editAddedSoccer')).toEqual([]);
  });

  test('a file that somebody overtook is planned again on what is there now', async () => {
    const { calls, matches } = showAdding((now) => ({ ...now, version: 4 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Add a CSV file' }));
    const file = new File(['date;opponent;goals_for;goals_against\n2026-09-04;Mobile;2;1\n'], 'results.csv');
    fireEvent.change(screen.getByLabelText('Choose a CSV file'), { target: { files: [file] } });
    await screen.findByText('1 new, 0 corrected, 0 known already.');
    press('Save');
    await waitFor(() => expect(calls.filter(({ name }) => name === 'addedSoccer').length).toBeGreaterThan(1));
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Add a result' });
    expect(matches()).toHaveLength(1);
  });

  test('the squad is counted by position and class, and more than there are is refused', async () => {
    showAdding();
    fireEvent.click(await screen.findByRole('button', { name: 'Count the squad' }));
    type('Season', '2026');
    type('Players in all', '4');
    type('Goalkeepers, Seniors', '2');
    type('Forwards, Freshmen', '2');
    press('Save');
    const squad = within(await screen.findByRole('region', { name: 'The squad' }));
    squad.getByText(/counted by the team’s coach on November 24, 2026/);
  });

  test('a squad that somebody else counted meanwhile is compared, and is replaced only by a second press', async () => {
    const classes = { freshman: 0, sophomore: 0, junior: 0, senior: 1, graduate: 0 };
    const squad = {
      ...({ season: 2026, players: 30, abroad: null, home: null, by: 'coach', on: '2026-11-24' } as const),
      lines: { GK: classes, DF: classes, MF: classes, FW: classes },
    };
    const { squadNow } = showAdding((now) => ({
      ...{ ...now, version: 4 },
      teams: { ...now.teams, female: { ...now.teams.female, squad } },
    }));
    fireEvent.click(await screen.findByRole('button', { name: 'Count the squad' }));
    type('Season', '2026');
    type('Players in all', '4');
    type('Goalkeepers, Seniors', '1');
    press('Save');
    await screen.findByText('Players in all: they say 30, you say 4');
    expect(screen.queryByText(/^Goalkeepers, Seniors: they say/)).toBeNull();
    expect(screen.getByLabelText(/^Players in all/)).toHaveProperty('value', '4');
    expect(squadNow()).toMatchObject({ players: 30 });
    press('Save mine all the same');
    await screen.findByRole('button', { name: 'Add a result' });
    expect(squadNow()).toMatchObject({ players: 4 });
  });

  test.each([
    ['en', 'fewer than 3', /^From abroad/, /^Players in all/, 'Count the squad', 'Save'],
    ['de', 'weniger als 3', /^Aus dem Ausland/, /^Kader insgesamt/, 'Kader zählen', 'Speichern'],
  ] as const)('shares of fewer than three open as such and stay when another field is saved (%s)', async (...row) => {
    const [language, few, abroad, players, open, save] = row;
    const german = language === 'de' ? await loadDictionary('de') : undefined;
    const classes = { freshman: 0, sophomore: 0, junior: 0, senior: 1, graduate: 0 };
    const squad = {
      ...({ season: 2026, players: 30, abroad: 'few', home: 'few', by: 'coach', on: '2026-11-24' } as const),
      lines: { GK: classes, DF: classes, MF: classes, FW: classes },
    };
    const start = blankAddedSoccer(college._id);
    const teams = { ...start.teams, female: { matches: {}, squad } };
    const { squadNow } = showAdding(null, { ...start, version: 1, teams }, german);
    fireEvent.click(await screen.findByRole('button', { name: open }));
    expect(screen.getByLabelText(abroad)).toHaveProperty('value', few);
    fireEvent.change(screen.getByLabelText(players), { target: { value: '31' } });
    press(save);
    await waitFor(() => expect(squadNow()).toMatchObject({ players: 31, abroad: 'few', home: 'few' }));
  });

  test('a table fills the fields of the squad and says which, and is saved by the form alone', async () => {
    const { calls, squadNow } = showAdding();
    fireEvent.click(await screen.findByRole('button', { name: 'Count the squad' }));
    const template = screen.getByRole('link', { name: 'Download a table to fill in' });
    expect(decodeURIComponent(template.getAttribute('href') ?? '')).toContain('class,GK,DF,MF,FW');
    type('Or paste the lines here', 'class,GK,DF,MF,FW\nsenior,1,0,x,0\ncoach,1,1,1,1\n');
    press('Fill in');
    await screen.findByText('Line 2: “x” does not fit here.');
    screen.getByText(/^Line 3: “coach” is no class/);
    expect(screen.getByLabelText('Goalkeepers, Seniors')).toHaveProperty('value', '');
    const file = new File(['class;GK;DF;MF;FW\nsenior;1;0;2;0\nseason;2026\nplayers;9\nabroad;few\nhome;4'], 'squad.csv');
    fireEvent.change(screen.getByLabelText('Choose a CSV file'), { target: { files: [file] } });
    await screen.findByText('8 fields have changed. Check them, then save.');
    screen.getByText('Goalkeepers, Seniors: 1 (was nothing)');
    expect(calls.filter(({ name }) => name === 'editAddedSoccer')).toEqual([]);
    press('Save');
    await waitFor(() => expect(squadNow()).toMatchObject({ season: 2026, players: 9, abroad: 'few', home: 4 }));
    fireEvent.click(await screen.findByRole('button', { name: 'UNDO' }));
    await waitFor(() => expect(squadNow()).toBeNull());
  });

  test('colleges with a team are suggested as opponents, and any other name may be typed', async () => {
    const searchColleges = vi.fn(() => foundColleges([aListItem('Stanford University'), aListItem('Stanley College')]));
    const { calls, matches } = showAdding(null, blankAddedSoccer(college._id), undefined, { searchColleges });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a result' }));
    typeMatch();
    type('Opponent', 'stan');
    const opponent = screen.getByLabelText<HTMLInputElement>(/^Opponent/);
    await waitFor(() =>
      expect([...(opponent.list?.options ?? [])].map(({ value }) => value)).toEqual(['Stanford University', 'Stanley College']),
    );
    expect(calls.find(({ name }) => name === 'searchColleges')).toMatchObject({
      call: { query: { q: 'stan', gender: ['female'] } },
    });
    type('Opponent', 'Stan United');
    press('Save');
    await screen.findByRole('button', { name: 'Add a result' });
    expect(matches()).toMatchObject([{ opponent: ':Stan United' }]);
  });

  test('what is typed and not saved is offered again after a reload, until it is saved', async () => {
    showAdding();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a result' }));
    typeMatch();
    cleanup();
    const { matches } = showAdding();
    fireEvent.click(await screen.findByRole('button', { name: /^Restore/ }));
    await waitFor(() => expect(screen.getByLabelText(/^Opponent/)).toHaveProperty('value', 'Unknown United'));
    press('Save');
    await screen.findByRole('button', { name: 'Add a result' });
    expect(matches()).toHaveLength(1);
    cleanup();
    showAdding();
    await screen.findByRole('button', { name: 'Add a result' });
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  });
});
