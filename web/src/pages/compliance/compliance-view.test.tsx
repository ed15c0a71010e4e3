import { RECRUITING_RULES } from '@touchline/domain/reference/recruiting-rules/rule-table';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LEAGUE_PAGES } from '../../lib/addresses/league-pages';
import { coachRulesAddress, coachRulesId } from '../../lib/addresses/rules-address';
import { showApp } from '../../testing/show-app';
import { COMPLIANCE_TEXTS } from './compliance-texts';
import { complianceRules } from './load-compliance';

test('[S2-14] /ncaacompliance shows the rules of the table by whom they bind, each with its source', async () => {
  showApp({ address: '/ncaacompliance', answers: {} });
  await screen.findByRole('heading', { level: 1, name: 'NCAA compliance' });
  const coaches = within(document.getElementById('coaches') ?? document.body);
  coaches.getByRole('heading', { level: 3, name: 'NCAA Division I' });
  expect(coaches.getByText('NCAA Division I: Recruiting letters, emails and messages')).toBeTruthy();
  screen.getByRole('heading', { level: 2, name: 'What boosters and alumni may do' });
});

test.each(LEAGUE_PAGES)('the page of $name leads to the rules of its league', ({ league, division }) => {
  const [, part] = coachRulesAddress(league, division).split('#');
  expect(complianceRules('en').coaches.map(({ whose }) => coachRulesId(whose))).toContain(part);
});

test('every rule of the table stands in one part at least', () => {
  const { coaches, players } = complianceRules('en');
  const shown = new Set([...coaches, ...players].flatMap(({ rules }) => rules.map(({ id }) => id)));
  expect(RECRUITING_RULES.filter(({ id }) => !shown.has(id)).map(({ id, who }) => [id, who.en])).toEqual([]);
});

test('the texts name no day and no figure: these come from the table', () => {
  const words = JSON.stringify(COMPLIANCE_TEXTS).replaceAll('under 18', '').replaceAll('unter 18', '');
  expect(words.match(/\d+/g) ?? []).toEqual([]);
});
