import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { german } from '../../i18n/german';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { aCoachOf, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { aListItem } from '../../testing/listed-colleges';
import { watchSavedFiles } from '../../testing/saved-files';
import { showApp } from '../../testing/show-app';

const SAVED_AT = '2026-03-01T10:00:00.000Z';
const college = aListItem('Test College', { netPrice: 12_345, graduationRate: 80 });
/** What the API answers to a save: the plan, without the college. */
const aPlan = (changes = {}) => ({
  collegeId: 'test-college',
  stage: 'interested' as const,
  nextStep: null,
  note: null,
  savedAt: SAVED_AT,
  notedAt: null,
  ...changes,
});
const saved = (changes = {}) => ({ ...aPlan(), college, ...changes });

function open(answers: FakeAnswers, { profile = anOwnProfile(), address = '/mycolleges' } = {}) {
  return showApp({ address, signedInAs: profile, answers });
}

/** A stage of the board, also of those that a narrow window does not show. */
const stage = (name: string) => screen.findByLabelText(name, { selector: 'section' });
const selectionIn = (region: HTMLElement) =>
  within(region).getByRole('combobox', { name: 'Stage of Test College', hidden: true });

describe('/mycolleges', () => {
  test('[S2-09] shows saved colleges by stage, with next step and note; one that is no longer listed keeps its plan', async () => {
    const gone = saved({
      collegeId: 'gone-college',
      college: null,
      stage: 'visit',
      nextStep: { text: 'Ask why', on: '2020-05-02' },
    });
    open({ savedColleges: () => ({ items: [saved({ note: 'Call on Monday' }), gone] }) });

    const interested = within(await stage('Interested'));
    expect(interested.getByRole('link', { name: 'Test College', hidden: true }).getAttribute('href')).toMatch(/\/soccer$/);
    interested.getByText('Call on Monday');
    const visit = within(await stage('Visit'));
    for (const text of ['gone college', 'No longer listed', 'Ask why', 'Was due by May 2, 2020']) visit.getByText(text);
    expect(screen.getByText(/^2 colleges\./)).toBeTruthy();
  });

  test('[S2-09] the table shows the same with the facts of each college', async () => {
    open({ savedColleges: () => ({ items: [saved({ note: 'Call on Monday' })] }) }, { address: '/mycolleges?view=table' });

    const table = await screen.findByRole('table', { name: 'Saved colleges' });
    for (const text of ['$12,345', '80%', 'Call on Monday']) within(table).getByText(text);
    expect(within(table).getByRole('combobox', { name: 'Stage of Test College' })).toHaveProperty('value', 'interested');
    expect(screen.getByRole('link', { name: 'Show as board' }).getAttribute('href')).toBe('/mycolleges');
  });

  test('on phones, whose styles these tests read, the table hides a column with its head', async () => {
    open({ savedColleges: () => ({ items: [saved()] }) }, { address: '/mycolleges?view=table' });

    const table = await screen.findByRole('table', { name: 'Saved colleges' });
    await within(table).findByRole('button', { name: 'Remove Test College' });
    const [heads, facts] = table.querySelectorAll('tr');
    const isShown = (row: Element | undefined) =>
      [...(row?.children ?? [])].map((cell) => getComputedStyle(cell).display !== 'none');
    expect(isShown(heads)).toEqual([true, false, false, false, false, true]);
    expect(isShown(facts)).toEqual(isShown(heads));
  });

  test('a college moves by its selection, which keeps the focus; each move is stored after the one before', async () => {
    const { calls } = open({
      savedColleges: () => ({ items: [saved()] }),
      saveCollege: () => aPlan({ stage: 'talking' }),
    });
    const selection = selectionIn(await stage('Interested'));
    selection.focus();
    fireEvent.change(selection, { target: { value: 'contacted' } });
    const moved = selectionIn(await stage('Contacted'));
    expect(document.activeElement).toBe(moved);
    expect(screen.getByText('Test College: Contacted').getAttribute('role')).toBe('status');

    fireEvent.change(moved, { target: { value: 'talking' } });

    expect(within(await stage('Talking')).getByText('Test College')).toBeTruthy();
    const saves = () => calls.filter(({ name }) => name === 'saveCollege');
    await waitFor(() => expect(saves()).toEqual([aSave({ stage: 'contacted' }), aSave({ stage: 'talking' })]));
  });

  test('a mouse drags a college to another stage; what is dragged from elsewhere is not taken', async () => {
    const { calls } = open({ savedColleges: () => ({ items: [saved()] }), saveCollege: () => aPlan({ stage: 'offer' }) });
    const card = within(await stage('Interested')).getByRole('listitem', { hidden: true });
    const dataTransfer = { effectAllowed: '', setData: () => undefined };
    const offer = await stage('Offer');
    fireEvent.drop(offer, { dataTransfer });
    expect(within(offer).queryByText('Test College')).toBeNull();

    fireEvent.dragStart(card, { dataTransfer });
    fireEvent.dragOver(offer, { dataTransfer });
    fireEvent.drop(offer, { dataTransfer });

    expect(within(await stage('Offer')).getByText('Test College')).toBeTruthy();
    await waitFor(() => expect(calls).toContainEqual(aSave({ stage: 'offer' })));
  });

  test('a refused move shows why, and the stored stage again', async () => {
    open({
      savedColleges: () => ({ items: [saved()] }),
      saveCollege: () => {
        throw new ApiRefusal(404, 'unknownCollege', [{ message: 'There is no such college', field: null }]);
      },
    });
    const selection = selectionIn(await stage('Interested'));
    fireEvent.change(selection, { target: { value: 'visit' } });

    await screen.findByText('There is no such college');
    await waitFor(async () => expect(within(await stage('Interested')).getByText('Test College')).toBeTruthy());
  });

  test('stores next step, day and note, and shows them; a day alone is refused beside its field', async () => {
    const nextStep = { text: 'Call Coach Hayes', on: '2099-05-02' };
    const { calls } = open({
      savedColleges: () => ({ items: [saved()] }),
      saveCollege: () => aPlan({ note: 'Visit in May', nextStep, notedAt: SAVED_AT }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Plan the next step: Test College' }));
    fireEvent.change(await screen.findByLabelText(/^By/), { target: { value: '2099-05-02' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save plan' }));
    const step = screen.getByLabelText(/^Next step/);
    await waitFor(() => expect(step.getAttribute('aria-invalid')).toBe('true'));
    expect(calls.map(({ name }) => name)).not.toContain('saveCollege');

    fireEvent.change(step, { target: { value: 'Call Coach Hayes' } });
    fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'Visit in May' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save plan' }));

    expect(await screen.findByText('Visit in May', { selector: 'div' })).toBeTruthy();
    screen.getByText('By May 2, 2099');
    expect(calls).toContainEqual(aSave({ note: 'Visit in May', nextStep }));
  });

  test('what is not changed in the form is not sent: another tab may have changed it', async () => {
    const step = { text: 'Call Coach Hayes', on: null };
    const { calls } = open({
      savedColleges: () => ({ items: [saved({ nextStep: step, note: 'Old note' })] }),
      saveCollege: () => aPlan({ nextStep: step, note: 'Note of the other tab' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit the plan for Test College' }));
    fireEvent.change(await screen.findByLabelText(/^By/), { target: { value: '2099-05-02' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save plan' }));

    await screen.findByText('Note of the other tab', { selector: 'div' });
    expect(calls).toContainEqual(aSave({ nextStep: { ...step, on: '2099-05-02' } }));
  });

  test('a step is overdue after its day on the user’s own calendar, not on that of UTC', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-03T01:00:00.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(5 * 60);
    onTestFinished(() => offset.mockRestore());
    open({ savedColleges: () => ({ items: [saved({ nextStep: { text: 'Ask why', on: '2026-05-02' } })] }) });

    await screen.findByText('Ask why');
    screen.getByText('By May 2, 2026');
  });

  test('[S2-09] removes a college, and UNDO brings it back with its plan and its place', async () => {
    const plan = { stage: 'visit' as const, nextStep: { text: 'Book the train', on: null }, note: 'Call on Monday' };
    let items = [saved(plan)];
    const { calls } = open({
      savedColleges: () => ({ items }),
      removeSavedCollege: () => {
        items = [];
        return null;
      },
      saveCollege: () => aPlan(plan),
    });

    fireEvent.click(await screen.findByRole('button', { name: 'Remove Test College' }));
    await screen.findByRole('heading', { name: 'You have not saved a college yet' });
    fireEvent.click(await screen.findByRole('button', { name: 'UNDO' }));

    await screen.findByText('Change undone');
    expect(calls).toContainEqual(aSave({ ...plan, earlier: { savedAt: SAVED_AT, notedAt: null } }));
  });

  test('the CSV has what the list shows, and runs nothing', async () => {
    const files = watchSavedFiles();
    const nextStep = { text: '=1+1', on: '2099-05-02' };
    open({ savedColleges: () => ({ items: [saved({ stage: 'offer', nextStep })] }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await files[0]?.content.text())?.trim().split(/\r?\n/) ?? [];
    expect(lines[0]).toContain(
      'College,Place,League,"Average net price, US students with federal aid ($)",Your price ($),Graduation (%),Stage,',
    );
    expect(lines[1]).toBe(
      `Test College,"Sampleton, OH",NCAA D1 · Sample Conference,12345,12345,80,Offer,'=1+1,2099-05-02,,2026-03-01`,
    );
  });

  test.each([
    ['en', undefined, 'Download as CSV', /,"Average net price, US students with federal aid \(\$\)",Your price \(\$\),/],
    [
      'de',
      german,
      'Als CSV herunterladen',
      /,"Nettopreis im Schnitt, US-Studierende mit staatlicher Förderung \(\$\)",Dein Preis \(\$\),/,
    ],
  ] as const)('the CSV has the price of who pays beside the labelled net price (%s)', async (_, dictionary, button, head) => {
    localStorage.setItem('touchline.payer', JSON.stringify({ version: 1, citizenship: 'other' }));
    onTestFinished(() => localStorage.clear());
    const files = watchSavedFiles();
    const priced = { ...college, outOfStateTuition: 18_698, unitId: 110_592 };
    const profile = anOwnProfile({ citizenship: [] });
    const answers = { savedColleges: () => ({ items: [saved({ college: priced })] }) };
    showApp({
      ...{ address: '/mycolleges?view=table', signedInAs: profile, answers },
      ...(dictionary === undefined ? {} : { german: dictionary }),
    });
    await screen.findAllByText(dictionary === undefined ? /^Your price/ : /^Dein Preis/);
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await files[0]?.content.text())?.trim().split(/\r?\n/) ?? [];
    expect(lines[0]).toMatch(head);
    expect(lines[1]).toMatch(/,12345,[3-5]\d{4},80,/);
  });

  test('the CSV never tells a Canadian price as one in American dollars', async () => {
    const files = watchSavedFiles();
    const american = saved({});
    const canadian = saved({
      collegeId: 'algoma',
      college: { ...american.college, state: 'ON', netPrice: 9000 },
    });
    open({ savedColleges: () => ({ items: [american, canadian] }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await files[0]?.content.text())?.trim().split(/\r?\n/) ?? [];
    expect(lines[1]).toContain(',12345,12345,80,');
    expect(lines[2]).toContain('"Sampleton, ON",');
    expect(lines[2]).toContain(',CA$9000,,80,');
  });

  test('[S6-01] tells a coach that there is nothing to save, without asking for it', async () => {
    const { calls } = open({}, { profile: aCoachOf('test-college') });

    await screen.findByRole('heading', { name: 'Coaches don’t save colleges' });
    expect(calls.map(({ name }) => name)).not.toContain('savedColleges');
  });
});

const aSave = (body: object) => ({ name: 'saveCollege', call: { params: { collegeId: 'test-college' }, body } });
