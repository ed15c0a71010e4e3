import { CORRECTABLE_FIELDS } from '@touchline/domain/college/facts/correctable-fields';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { german } from '../../../i18n/german';
import { showApp } from '../../../testing/show-app';

const details = aCollege().academics.details;
const college = aCollege({
  ...{ campusSetting: 'town', enrollmentSize: 4000, collegePhoneNumber: '+14125550100', contactURL: 'https://www.example.edu/c' },
  position: { lat: 40.4, lng: -79.9 },
  city: { ...aCollege().city, population: 60_000 },
  admissions: { ...aCollege().admissions, email: 'admissions@example.edu' },
  address: { ...aCollege().address, locality: 'Harbor', administrative_area_level_1: 'PA', country: 'US' },
  athletics: {
    sport: [
      aTeam({ sex: 'male', conference: 'Coast', division: 3, athleticsURL: 'https://athletics.example.edu/' }),
      aTeam({ sex: 'female' }),
    ],
  },
  academics: {
    ...aCollege().academics,
    cipCodes: ['11.0701', '11.0101', '52.0201'],
    details: {
      ...details,
      majors: [],
      admission: { ...details.admission, sat: { low: 1100, high: 1300 } },
      students: { ...details.students, studentFacultyRatio: 11 },
      costs: { ...details.costs, inStateTuition: 10_000, outOfStateTuition: 20_000, netPriceTuition: 15_000 },
      afterCollege: { ...details.afterCollege, sixYearGraduationRate: 80 },
    },
  },
});

/** The facts that each subpage draws or lists, each with a link to the form. */
const LINKS: Readonly<Record<string, readonly string[]>> = {
  overview: ['academics.details.admission.sat', 'academics.details.costs.netPriceTuition', 'collegeURL'],
  academics: [
    'academics.details.costs.outOfStateTuition',
    'academics.details.afterCollege.sixYearGraduationRate',
    'academics.cipCodes',
  ],
  campus: ['campusSetting', 'academics.details.students.studentFacultyRatio'],
  city: ['position', 'city.population'],
  contact: ['legalName', 'admissions.email', 'address.address', 'position', 'contactURL'],
  athletics: ['athletics.sport.male.division'],
};

test.each(Object.entries(LINKS))('each fact of %s that can be corrected leads to the form', async (tab, expected) => {
  showApp({ address: `/${college.pathName}/mens/soccer/${tab}`, answers: { college: () => college } });
  await screen.findAllByRole('link', { name: 'Suggest a correction' });
  const suggested = () =>
    [...document.querySelectorAll<HTMLElement>('[data-suggest]')].flatMap(({ dataset }) =>
      dataset.suggest === undefined || dataset.suggest === '' ? [] : [dataset.suggest.slice(1).replaceAll('/', '.')],
    );
  await waitFor(() => expect(suggested()).toEqual(expect.arrayContaining([...expected])));
  const known = new Set<string>(CORRECTABLE_FIELDS);
  expect(suggested().filter((field) => !known.has(field))).toEqual([]);
});

test.each([
  ['en', undefined, 'Suggest a correction', 'Mail address of admissions'],
  ['de', german, 'Korrektur vorschlagen', 'E-Mail-Adresse der Zulassungsstelle'],
] as const)('the form names every fact in words (%s)', async (_, messages, link, admissions) => {
  showApp({
    address: `/${college.pathName}/mens/soccer/contact?suggest=admissions.email`,
    ...(messages === undefined ? {} : { german: messages }),
    answers: { college: () => college },
  });
  await screen.findAllByRole('link', { name: link });
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^(Fact|Angabe)/ });

  expect(choice.selectedOptions[0]?.text).toBe(admissions);
  expect([...choice.options].map(({ text }) => text).filter((text) => /[.]|[a-z][A-Z]/.test(text))).toEqual([]);
});
