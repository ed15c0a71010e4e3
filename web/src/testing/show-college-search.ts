import { screen, within } from '@testing-library/react';
import { catalogueFileOf } from '@touchline/domain/search/catalogue-file';
import { collegeQueryOf } from '@touchline/domain/search/college-query';
import { vi } from 'vitest';
import { catalogueEngine } from '../features/college-search/catalogue-engine';
import type { CallOf } from '../lib/api/api-client';
import { FILTERED_COLLEGES as COLLEGES } from './filtered-colleges';
import { showApp } from './show-app';

const file = catalogueFileOf(COLLEGES);
const engine = catalogueEngine(file);

/** Answers as the API does. */
export const searchColleges = (call: CallOf<'searchColleges'> | undefined) => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(call?.query ?? {}))
    for (const one of [value].flat()) params.append(name === 'q' ? 'search' : name, String(one));
  return engine.answer(collegeQueryOf(params));
};
/** Shows the search in a browser that is never idle: only user input starts the download of the catalogue. */
export const show = (address: string, more: Partial<Parameters<typeof showApp>[0]> = {}) => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  return showApp({ address, answers: { searchColleges, mediaCatalogue: () => file }, ...more });
};

/** The group of filters of that name. */
export const group = (name: string) => screen.findByRole('region', { name });
/** The colleges found, in their order. */
export const names = () =>
  within(screen.getByRole('list', { name: 'Results' }))
    .getAllByRole('listitem')
    .map((row) => COLLEGES.find(({ name }) => row.textContent.includes(name))?.name);
