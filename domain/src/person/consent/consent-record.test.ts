import { expect, test } from 'vitest';
import { type ConsentRecord, MAX_CONSENT_RECORDS, withConsent } from './consent-record';

const at = (day: number): string => new Date(Date.UTC(2026, 0, day)).toISOString();
const terms: ConsentRecord = { at: at(1), kind: 'terms', granted: true, services: [], version: null };
const marketing = (day: number, granted: boolean): ConsentRecord => ({
  at: at(day),
  kind: 'marketing',
  granted,
  services: [],
  version: null,
});
const services = (day: number, ...chosen: ConsentRecord['services']): ConsentRecord => ({
  at: at(day),
  kind: 'services',
  granted: chosen.length > 1,
  services: chosen,
  version: null,
});

test('each change of mind is a line of the consent history, a repetition is none', () => {
  const history = [terms, marketing(1, true)];
  expect(withConsent(history, marketing(2, false))).toEqual([...history, marketing(2, false)]);
  expect(withConsent(history, marketing(2, true))).toEqual(history);
  const chosen = withConsent(history, services(3, 'necessary', 'maps'));
  expect(withConsent(chosen, services(4, 'maps', 'necessary'))).toEqual(chosen);
  expect(withConsent(chosen, services(4, 'necessary'))).toHaveLength(4);
});

test('a long history loses its oldest choice of services, never the terms', () => {
  const long = Array.from({ length: 400 }, (_, day) =>
    day % 2 === 0 ? services(day, 'necessary') : services(day, 'necessary', 'video'),
  );
  const history = long.reduce(withConsent, [terms, marketing(1, true)]);
  expect(history).toHaveLength(MAX_CONSENT_RECORDS);
  expect(history.slice(0, 2)).toEqual([terms, marketing(1, true)]);
  expect(history.at(-1)).toEqual(services(399, 'necessary', 'video'));
});
