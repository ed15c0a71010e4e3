import { Button } from '@chakra-ui/react/button';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { applyChange } from '@touchline/domain/kernel/patch/changes';
import { completenessOf } from '@touchline/domain/person/profiles/completeness/completeness';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { valueIn } from '../../lib/value-in';
import { loadParts } from '../../testing/show-component';
import { showWithServices } from '../../testing/show-with-services';
import { ConflictDialog } from './conflict-dialog';
import type { DocumentKind } from './document-kind';
import { EditorsBar } from './editors-bar';
import type { FieldKind, SaveDocument } from './field';
import { FieldsForm } from './fields-form';
import { useDocumentEditor } from './use-document-editor';

const FIELDS: Readonly<Record<string, FieldKind>> = {
  '/about': { type: 'text', most: 5000 },
  '/schoolName': { type: 'line', most: 300 },
  '/videos': { type: 'videos' },
};

/** The stored profile, as a server would hold it: somebody else may edit it, and each edit raises its version. */
function aProfileServer(start: Profile) {
  let stored = start;
  let lost: readonly (503 | null)[] = [];
  let made: { readonly edit: string; readonly answer: { document: Profile; patchId: string } } | null = null;
  const sent: { readonly patch: unknown; readonly ifMatch: number }[] = [];
  const change = (path: string, value: string | string[] | null) => {
    stored = { ...applyChange(stored, { op: 'replace', path, value }), version: stored.version + 1 };
  };
  let before = start;
  const kind: DocumentKind<Profile> = {
    name: 'profiles',
    calls: {
      read: () => Promise.resolve(stored),
      patch: (_, id, edit) => {
        sent.push(edit);
        if (id !== stored._id) throw new ApiRefusal(404);
        const [failure, ...later] = lost;
        lost = later;
        // As the API does: the same edit under the same key is made once.
        if (made?.edit === JSON.stringify(edit) && failure === undefined) return Promise.resolve(made.answer);
        if (failure === null) throw new ApiRefusal(null);
        if (edit.ifMatch !== stored.version) throw new ApiRefusal(412, 'editedMeanwhile', []);
        if (edit.patch.some(({ value }) => value === 'refused'))
          throw new ApiRefusal(422, 'refused', [{ message: 'Not this word.', field: '/about' }]);
        before = stored;
        for (const { path, value } of edit.patch) change(path, value as string);
        const answer = { document: stored, patchId: 'patch-1' };
        made = { edit: JSON.stringify(edit), answer };
        if (failure === 503) throw new ApiRefusal(503);
        return Promise.resolve(answer);
      },
      undo: () => {
        stored = { ...before, version: stored.version + 1 };
        return Promise.resolve(stored);
      },
      editsSince: () =>
        Promise.resolve([{ at: '2026-03-01T10:00:00.000Z', by: { name: 'Marlow Sample', isAdmin: false }, paths: ['/about'] }]),
      uploadAddress: (id) => `/profiles/${id}/pictures`,
    },
    fieldAt: (path) => FIELDS[path] ?? null,
    loadSchema: async () => (await import('@touchline/domain/person/profiles/profile')).profile,
    pictureOf: () => null,
    completenessOf: (profile) => {
      const { percent, missing } = completenessOf(profile);
      return { percent, filled: 20 - missing.length, total: 20, missing };
    },
    pathsOfPart: (part) => [`/${part}`],
    texts: { saved: 'account.saved', undone: 'college.undone', part: () => 'account.title' },
  };
  /** The next answers get lost: 503 after the edit was stored, null before it arrived. */
  const loses = (...answers: readonly (503 | null)[]) => void (lost = answers);
  return { kind, sent, loses, somebodySaves: change, stored: () => stored };
}

/** A page of one profile with the form of two of its fields. */
function showProfile(
  server: ReturnType<typeof aProfileServer>,
  pressed: (save: SaveDocument<Profile>) => void = () => undefined,
) {
  const { kind } = server;
  function Page() {
    const [profile, setProfile] = useState(server.stored());
    const [isOpen, setIsOpen] = useState(true);
    const { save, check, of, question } = useDocumentEditor(kind, profile._id, { document: profile, onDocument: setProfile });
    const fields = Object.entries(FIELDS).map(([path, fieldKind]) => ({
      path,
      label: path.slice(1),
      kind: fieldKind,
      value: valueIn(profile, path),
    }));
    return (
      <>
        <p>{profile.about}</p>
        <Button size="lg" onClick={() => pressed(save)}>
          A solid button
        </Button>
        {isOpen && <FieldsForm label="Edit" of={of} fields={fields} save={save} check={check} onClose={() => setIsOpen(false)} />}
        <EditorsBar
          kind={kind}
          document={profile}
          addressOf={(part) => `/profile#${part}`}
          isVisitorView={false}
          onVisitorView={() => undefined}
        />
        <ConflictDialog kind={kind} question={question} />
      </>
    );
  }
  showWithServices(<Page />);
}

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const solid = () => screen.getByText('A solid button');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const start = aProfile({
  version: 7,
  status: null,
  schoolName: null,
  about: 'I play left back. I grew up by the sea.',
  videos: [],
});

beforeEach(() => loadParts('document-editing', 'account', 'account-frame', 'account-settings', 'college'));

describe('a profile is edited by what edits a college', () => {
  test('two edits at once are sent one after the other, so that none meets the other', async () => {
    const server = aProfileServer(start);
    const saved: boolean[] = [];
    showProfile(server, (save) => {
      void save(() => [{ path: '/about', label: 'about', value: 'First' }]).then((isSaved) => saved.push(isSaved));
      void save(() => [{ path: '/schoolName', label: 'school', value: 'Second' }]).then((isSaved) => saved.push(isSaved));
    });

    fireEvent.click(solid());

    await waitFor(() => expect(saved).toEqual([true, true]));
    expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual([7, 8]);
    expect(server.stored()).toMatchObject({ version: 9, about: 'First', schoolName: 'Second' });
  });

  test('an edit carries the version it was made on, replaces the document, and is undone from its toast', async () => {
    const server = aProfileServer(start);
    showProfile(server);
    type('about', 'I play on the left.');
    press('Save');

    await screen.findByText('I play on the left.', { selector: 'p' });
    expect(server.sent).toEqual([{ patch: [{ op: 'replace', path: '/about', value: 'I play on the left.' }], ifMatch: 7 }]);
    fireEvent.click(await screen.findByRole('button', { name: 'UNDO' }));
    await screen.findByText(start.about ?? '', { selector: 'p' });
  });

  test.each([
    ['stored, though the answer was 503,', [503] as const],
    ['lost on the way', [null] as const],
  ])('an edit that was %s is repeated and reported as saved (F1)', async (_, answers) => {
    const server = aProfileServer(start);
    server.loses(...answers);
    showProfile(server);
    type('about', 'I play on the left.');
    press('Save');

    await screen.findByText('I play on the left.', { selector: 'p' });
    await screen.findByRole('button', { name: 'UNDO' });
    expect([server.sent.length, server.stored().version]).toEqual([2, 8]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('an edit that is lost twice is reported, and stays in the form', async () => {
    const server = aProfileServer(start);
    server.loses(null, null);
    showProfile(server);
    type('about', 'I play on the left.');
    press('Save');

    await waitFor(() => expect(server.sent).toHaveLength(2));
    await screen.findByText(/No answer came|could not be reached|connection/i);
    expect([field('about').value, server.stored().version]).toEqual(['I play on the left.', 7]);
  });

  test('an edit of other fields than somebody else’s is sent again by itself', async () => {
    const server = aProfileServer(start);
    showProfile(server);
    type('schoolName', 'Harbor High');
    server.somebodySaves('/about', 'Theirs.');
    press('Save');

    await waitFor(() => expect(server.stored()).toMatchObject({ about: 'Theirs.', schoolName: 'Harbor High' }));
    expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual([7, 8]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a collision says who and when, marks words, and both versions become one text', async () => {
    const server = aProfileServer(start);
    showProfile(server);
    type('about', 'I play right back. I grew up by the sea.');
    server.somebodySaves('/about', 'I play left back. I grew up by the sea. I speak German.');
    press('Save');

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Marlow Sample saved this part on Mar 1, 2026/)).toBeTruthy();
    const mine = dialog.getByRole('group', { name: 'Yours' });
    await waitFor(() => expect(mine.querySelector('ins')?.textContent).toBe('right'));
    expect(mine.querySelector('del')?.textContent).toBe('left');
    const both = dialog.getByRole('button', { name: 'Take both' });
    expect(both.className).toBe(solid().className);
    fireEvent.click(both);

    await waitFor(() => expect(server.stored().about).toBe('I play right back. I grew up by the sea. I speak German.'));
  });

  test('no button that overwrites is solid, and none takes both where a field has room for one', async () => {
    const server = aProfileServer(start);
    showProfile(server);
    type('schoolName', 'Mine High');
    server.somebodySaves('/schoolName', 'Their High');
    press('Save');

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('button', { name: 'Take both' })).toBeNull();
    const isSolid = (name: string) => dialog.getByRole('button', { name }).className === solid().className;
    expect(['Replace with mine', 'Keep theirs', 'Keep editing'].filter(isSolid)).toEqual([]);
    expect(server.stored().schoolName).toBe('Their High');
  });

  test('after "Keep editing" the focus is where it was, and everything typed is there', async () => {
    const server = aProfileServer(start);
    showProfile(server);
    type('about', 'Mine.');
    server.somebodySaves('/about', 'Theirs.');
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    fireEvent.click(save);

    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));

    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' })));
    expect(field('about').value).toBe('Mine.');
  });

  test('what the schema or the server refuses stands at its field, which has the focus', async () => {
    const server = aProfileServer(start);
    showProfile(server);
    type('schoolName', 'H'.repeat(250));
    press('Save');

    await screen.findByText('This text is too long: at most 200 characters.');
    expect(server.sent).toEqual([]);
    expect(field('schoolName').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field('schoolName')));

    type('schoolName', 'Harbor High');
    type('about', 'refused');
    press('Save');
    await waitFor(() => expect(field('about').getAttribute('aria-invalid')).toBe('true'));
    const note = document.getElementById(field('about').getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Not this word.');
    await waitFor(() => expect(document.activeElement).toBe(field('about')));
  });

  test('the bar makes room for an open form; else it tells how complete the page is and leads to the first missing part', () => {
    const server = aProfileServer(start);
    showProfile(server);
    expect(screen.queryByRole('complementary')).toBeNull();
    press('Cancel');
    const bar = within(screen.getByRole('complementary', { name: 'Editing this page' }));
    const { percent, missing } = completenessOf(start);
    expect(missing[0]).toBe('status');

    expect(bar.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(String(percent));
    expect(bar.getByRole('link').getAttribute('href')).toBe(`/profile#${missing[0] ?? ''}`);
  });

  test('where nothing is missing, an eye takes the place of the bar and shows it again', () => {
    const server = aProfileServer(start);
    const complete = { percent: 100, filled: 20, total: 20, missing: [] };
    showProfile({ ...server, kind: { ...server.kind, completenessOf: () => complete } });
    press('Cancel');
    expect(screen.queryByRole('progressbar')).toBeNull();

    press('Show how complete this page is');

    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View as visitor' }));
  });
});
