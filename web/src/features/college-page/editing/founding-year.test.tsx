import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { beforeAll, expect, test } from 'vitest';
import { loadDictionary } from '../../../i18n/languages';
import { aCoachOf } from '../../../testing/an-own-account';
import { loadPage, showApp } from '../../../testing/show-app';

beforeAll(() => loadPage('/Test_College/mens/soccer'), 60_000);

type College = AnswerOf<'college'>;

async function showOverview(college: College, { isCoach = false, isGerman = false } = {}) {
  const patches: unknown[] = [];
  showApp({
    address: `/Test_College/mens/soccer${isGerman ? '?lang=de' : ''}`,
    ...(isCoach ? { signedInAs: aCoachOf('test-college') } : {}),
    ...(isGerman ? { german: await loadDictionary('de') } : {}),
    answers: {
      college: () => college,
      patchCollege: (call) => {
        patches.push(call?.body.patch);
        return { college: { ...college, foundedIn: 1824, version: college.version + 1 }, patchId: 'patch-1' };
      },
    },
  });
  return patches;
}

test('the founding year is a fact in the language of the page, without a thousands separator', async () => {
  await showOverview(aCollege({ foundedIn: 1824 }), { isGerman: true });
  const label = await screen.findByText('Gegründet');
  expect(label.parentElement?.textContent).toContain('1824');
});

test('[S3-10] a coach picks the founding year from the years since 1640, the latest first', async () => {
  const patches = await showOverview(aCollege(), { isCoach: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Key facts' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Founded');
  const years = [...(field.list?.querySelectorAll('option') ?? [])].map(({ value }) => value);
  expect([years[0], years.at(-1)]).toEqual([String(new Date().getFullYear()), '1640']);

  fireEvent.change(field, { target: { value: '1824' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(patches).toEqual([[{ op: 'replace', path: '/foundedIn', value: 1824 }]]));
});
