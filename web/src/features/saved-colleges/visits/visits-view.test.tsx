import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NO_MARKS } from '@touchline/domain/person/visits/testing/a-visit';
import type { OwnVisit } from '@touchline/domain/person/visits/visit';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { german } from '../../../i18n/german';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { fakeUploads } from '../../../testing/fake-uploads';
import { aListItem } from '../../../testing/listed-colleges';
import { loadPage, showApp } from '../../../testing/show-app';

beforeAll(() => loadPage('/mycolleges'));
afterEach(() => vi.unstubAllGlobals());

const saved = (name: string) => ({
  ...{ collegeId: name.toLowerCase(), stage: 'visit' as const, nextStep: null, note: null, notedAt: null },
  ...{ savedAt: '2026-03-01T10:00:00.000Z', college: aListItem(name, {}) },
});
const visit = (visitId: string, name: string, changes: Partial<OwnVisit> = {}): OwnVisit => ({
  ...{ visitId, collegeId: name.toLowerCase(), collegeName: name, on: '2026-10-10', withWhom: null, marks: NO_MARKS },
  ...{ text: null, photos: [], version: 1, createdAt: '2026-10-10T10:00:00.000Z', updatedAt: '2026-10-10T10:00:00.000Z' },
  ...changes,
});
const VISITS = [
  visit('one', 'Alpha', { marks: { ...NO_MARKS, coach: 5, food: 2 }, text: 'Loud.\nGreen.', withWhom: 'My parents' }),
  visit('two', 'Beta', { marks: { ...NO_MARKS, coach: 4 } }),
];

function open(answers: FakeAnswers = {}, { address = '/mycolleges?view=visits', isGerman = false } = {}) {
  return showApp({
    address,
    signedInAs: anOwnProfile(),
    ...(isGerman ? { german } : {}),
    answers: { savedColleges: () => ({ items: [saved('Alpha'), saved('Beta')] }), visits: () => ({ items: VISITS }), ...answers },
  });
}

const refusal = (status: number, code: string, message: string) => new ApiRefusal(status, code, [{ message, field: null }]);

describe('/mycolleges?view=visits', () => {
  test('compares the visited colleges; a question without a mark is said to be open and lowers no mean', async () => {
    open();
    const table = within(await screen.findByRole('region', { name: 'Side by side' })).getByRole('table');
    const rowOf = (name: string) => within(within(table).getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Question', 'Beta1 visit', 'Alpha1 visit']);
    expect(rowOf('Coach').map(({ textContent }) => textContent)).toEqual(['4', '5']);
    expect(rowOf('Food').map(({ textContent }) => textContent)).toEqual(['–not marked', '2']);
    expect(rowOf('All questions').map(({ textContent }) => textContent)).toEqual(['4', '3.5']);
    const card = within(screen.getByRole('listitem', { name: 'Alpha, October 10, 2026' }));
    card.getByText('3.5 on average, 2 of 10 marked');
    card.getByText(/^Loud/);
    card.getByText('October 10, 2026 · With: My parents');
  });

  test('of one college shows its visits alone; the address of the saved college leads there', async () => {
    open({}, { address: '/mycolleges' });
    const link = await screen.findByRole('link', { name: 'Visits: Alpha' });
    expect(link.getAttribute('href')).toBe('/mycolleges?view=visits&college=alpha');
    fireEvent.click(link);
    await screen.findByRole('heading', { name: 'Visits to Alpha' });
    screen.getByRole('listitem', { name: 'Alpha, October 10, 2026' });
    expect(screen.queryByRole('listitem', { name: /^Beta/ })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: 'All visits' }).getAttribute('href')).toBe('/mycolleges?view=visits');
  });

  test('says in German that nothing is written down yet, and loading and a failure are told', async () => {
    open({ visits: () => ({ items: [] }) }, { isGerman: true });
    await screen.findByText('Du hast noch keinen Besuch aufgeschrieben');
    screen.getByRole('button', { name: 'Besuch aufschreiben' });
    expect(screen.queryByRole('button', { name: 'Drucken' })).toBeNull();
  });

  test('a failed list can be asked for again', async () => {
    let isAway = true;
    open({
      visits: () => {
        if (isAway) throw refusal(503, 'unavailable', 'Away.');
        return { items: VISITS };
      },
    });
    await screen.findByText('Away.');
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: /again/i }));
    await screen.findByRole('listitem', { name: /^Alpha/ });
  });

  test('a visit to a college that is no longer saved stays, and says so', async () => {
    open({ savedColleges: () => ({ items: [saved('Beta')] }) });
    const card = within(await screen.findByRole('listitem', { name: /^Alpha/ }));
    card.getByText('You no longer save this college. Its visits stay.');
  });
});

describe('writing down a visit', () => {
  test('sends what was marked, and what was left open as null', async () => {
    const sent: unknown[] = [];
    open({
      saveVisit: (call) => {
        sent.push(call?.body);
        return { visit: visit('new', 'Beta', { on: '2026-11-01', marks: { ...NO_MARKS, dorm: 3 } }) };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Write down a visit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A visit' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save visit' }));
    await dialog.findByText('Please choose a college.');
    expect(sent).toEqual([]);
    fireEvent.change(dialog.getByLabelText('College'), { target: { value: 'beta' } });
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-11-01' } });
    fireEvent.click(within(dialog.getByRole('group', { name: 'Dorm' })).getByRole('radio', { name: '3' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save visit' }));
    await screen.findByText('Visit saved');
    const form = { collegeId: 'beta', on: '2026-11-01', withWhom: null, marks: { ...NO_MARKS, dorm: 3 }, text: '', version: 0 };
    expect(sent).toEqual([form]);
    await screen.findByRole('listitem', { name: 'Beta, November 1, 2026' });
  });

  test('a refused save keeps the dialog and what was typed', async () => {
    open({
      saveVisit: () => {
        throw refusal(422, 'visitAhead', 'This day is still ahead.');
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Edit: Alpha/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the visit' }));
    fireEvent.change(dialog.getByLabelText(/^What you want/), { target: { value: 'Typed for long.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save visit' }));
    await dialog.findByText('This day is still ahead.');
    expect(dialog.getByLabelText(/^What you want/)).toHaveProperty('value', 'Typed for long.');
  });

  test('after a change in another window it shows what is stored, and only the next save replaces it', async () => {
    let items = VISITS;
    const versions: unknown[] = [];
    open({
      visits: () => ({ items }),
      saveVisit: (call) => {
        versions.push(call?.body.version);
        if (call?.body.version === 1) {
          items = [visit('one', 'Alpha', { version: 2, text: 'Of the other window.' }), ...VISITS.slice(1)];
          throw refusal(409, 'visitChanged', 'You changed this visit in another window.');
        }
        return { visit: visit('one', 'Alpha', { version: 3, text: call?.body.text ?? null }) };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Edit: Alpha/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the visit' }));
    fireEvent.change(dialog.getByLabelText(/^What you want/), { target: { value: 'Mine.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save visit' }));
    await dialog.findByText(/Of the other window\./);
    expect(dialog.getByLabelText(/^What you want/)).toHaveProperty('value', 'Mine.');
    fireEvent.click(dialog.getByRole('button', { name: 'Save visit' }));
    await screen.findByText('Visit saved');
    expect(versions).toEqual([1, 2]);
    await screen.findByText('Mine.');
  });

  test('a visit is removed after a question; a refusal stays in it', async () => {
    let isRefused = true;
    open({
      removeVisit: () => {
        if (isRefused) throw refusal(503, 'unavailable', 'Away.');
        return null;
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Remove: Alpha/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this visit?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await dialog.findByText('Away.');
    isRefused = false;
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Visit removed');
    await waitFor(() => expect(screen.queryByRole('listitem', { name: /^Alpha/ })).toBeNull());
  });
});

describe('the photos of a visit', () => {
  const photo = (pictureId: string) => ({ pictureId, width: 400, height: 300, placeholder: null });

  test('are added one after the other as far as there is room, and shown from their private address', async () => {
    const uploads = fakeUploads();
    let photos = Array.from({ length: 5 }, (_, at) => photo(`picture-${at}`));
    open({ visits: () => ({ items: [visit('one', 'Alpha', { photos })] }) });
    const [input] = await screen.findAllByLabelText(/^Add photos: Alpha/, { selector: 'input' });
    const files = ['a', 'b'].map((name) => new File(['bytes'], `${name}.jpg`, { type: 'image/jpeg' }));
    if (input !== undefined) fireEvent.change(input, { target: { files } });
    await waitFor(() => expect(uploads[0]?.address).toBe('/ui/v1/visits/one/photos'));
    photos = [...photos, photo('picture-5')];
    uploads[0]?.answer(201, { pictureId: 'picture-5', width: 400, height: 300 });
    await screen.findByText('Photos: 6/6');
    await screen.findByText('Only 6 fit in a visit. The other photos were not added.');
    expect(uploads).toHaveLength(1);
    const [shown] = screen.getAllByRole('img', { name: 'Photo 1: Alpha, October 10, 2026' });
    expect(shown?.getAttribute('src')).toBe('/ui/v1/visits/one/photos/picture-0?size=ls');
  });

  test('a refused photo is told, and nothing is added', async () => {
    const uploads = fakeUploads();
    open();
    const [input] = await screen.findAllByLabelText(/^Add photos: Alpha/, { selector: 'input' });
    if (input !== undefined) fireEvent.change(input, { target: { files: [new File(['x'], 'x.jpg', { type: 'image/jpeg' })] } });
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.answer(422, { errors: [{ message: 'No picture.', field: null }], code: 'valueRefused', message: 'No picture.' });
    await screen.findByText('No picture.');
    expect(screen.queryByText('Photo added')).toBeNull();
  });

  test('one is removed after a question', async () => {
    const removed: unknown[] = [];
    open({
      visits: () => ({ items: [visit('one', 'Alpha', { photos: [photo('picture-0')] })] }),
      removeVisitPhoto: (call) => {
        removed.push(call?.params);
        return { visit: visit('one', 'Alpha') };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove photo 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this photo?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Photo removed');
    expect(removed).toEqual([{ visitId: 'one', pictureId: 'picture-0' }]);
  });
});
