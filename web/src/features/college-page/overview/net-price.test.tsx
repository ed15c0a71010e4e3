import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { german } from '../../../i18n/german';
import { showApp } from '../../../testing/show-app';

/** California State University, Los Angeles: its living is in the table of prices. */
const UNIT_ID = 110_592;
const base = aCollege();
const college = aCollege({
  ...{ ipedsUnitId: UNIT_ID, collegeType: 'public', league: 'ncaa', division: 2 },
  address: { ...base.address, administrative_area_level_1: 'CA', country: 'US' },
  academics: {
    ...base.academics,
    details: {
      ...base.academics.details,
      costs: { ...base.academics.details.costs, netPriceTuition: 4113, outOfStateTuition: 18_698, costOfAttendance: 20_000 },
    },
  },
  athletics: { sport: [aTeam({ sex: 'female' })] },
});
const LANGUAGES = {
  en: {
    counted: 'Residents of the state with US federal aid pay $4,113 on average after grants, living costs included.',
    listed: /^You pay \$\d\d,\d{3} a year before any grant: the net price does not count you$/,
    ofBand: 'People like you pay $2,855 a year on average after grants, living costs included',
  },
  de: {
    counted: 'Studierende aus dem Staat mit US-Förderung zahlen nach Zuschüssen im Schnitt $4.113, samt Lebenshaltung.',
    listed: /^Du zahlst \$\d\d\.\d{3} im Jahr vor jeder Förderung: Der Nettopreis gilt nicht für dich$/,
    ofBand: 'Leute wie du zahlen nach Zuschüssen im Schnitt $2.855 im Jahr, samt Lebenshaltung',
  },
} as const;
const visibilityOf = (element: HTMLElement) => getComputedStyle(element).visibility;
const storePayer = (payer: object) => localStorage.setItem('touchline.payer', JSON.stringify({ version: 1, ...payer }));

beforeEach(() => localStorage.clear());

describe.each(['en', 'de'] as const)('the price on the overview, in %s', (language) => {
  const texts = LANGUAGES[language];
  const open = () =>
    showApp({
      address: '/Test_College/womens/soccer',
      answers: { college: () => college },
      ...(language === 'de' ? { german } : {}),
    });

  test('says of the net price whom it counts', async () => {
    open();
    expect(visibilityOf(await screen.findByText(texts.counted))).toBe('visible');
    expect(screen.queryByText(texts.listed)).toBeNull();
  });

  test.each([
    ['from abroad', { citizenship: 'other' }],
    ['from another state', { citizenship: 'us', homeState: 'TX' }],
  ])('is what somebody %s pays, in place of the net price', async (_, payer) => {
    storePayer(payer);
    open();
    expect(visibilityOf(await screen.findByText(texts.listed))).toBe('visible');
    expect(visibilityOf(screen.getByText(texts.counted))).toBe('hidden');
  });

  test('is that of the own income for a resident', async () => {
    storePayer({ citizenship: 'us', homeState: 'CA', income: 20_000 });
    open();
    expect(visibilityOf(await screen.findByText(texts.ofBand))).toBe('visible');
    expect(visibilityOf(screen.getByText(texts.counted))).toBe('hidden');
  });
});
