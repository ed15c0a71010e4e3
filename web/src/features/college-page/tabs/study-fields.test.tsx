import { screen, within } from '@testing-library/react';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { beforeAll, expect, test } from 'vitest';
import { loadPage, showApp } from '../../../testing/show-app';

beforeAll(() => loadPage('/Test_College/mens/soccer'), 60_000);

const { academics } = aCollege();
const showFields = (cipCodes: readonly string[]) => {
  const college = aCollege({
    academics: { ...academics, cipCodes: [...cipCodes], details: { ...academics.details, majors: [] } },
    sources: { 'academics.cipCodes': { by: 'import', source: 'IPEDS completions', year: 2024 } },
  });
  showApp({ address: '/Test_College/mens/soccer/academics', answers: { college: () => college } });
};

test('what a college teaches is a bar of programs for each field, with its source; a field without programs is a word', async () => {
  showFields(['51.3801', '51.0701', '51.0901', '52.0201', '14']);
  const figure = (await screen.findByText('The largest field is Health professions: 3 of 4 programs.')).closest('figure');
  const rows = within(figure ?? document.body).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Health professions3', 'Business and management1']);
  expect(figure?.textContent).toContain('IPEDS completions');
  expect(screen.getByRole('heading', { name: 'Fields of study' }).closest('section')?.textContent).toMatch(/Engineering$/);
});

test('fields alone, of which no program is known, are words without a picture', async () => {
  showFields(['51', '14']);
  const section = (await screen.findByRole('heading', { name: 'Fields of study' })).closest('section');
  expect(section?.querySelector('figure')).toBeNull();
  expect(section?.textContent).toBe('Fields of studyHealth professionsEngineeringSuggest a correction');
});
