import { expect, test } from 'vitest';
import { aProfile, aShownProfile } from '../testing/a-profile';
import { contactCardOf } from './contact-card';
import { shownProfileTo } from './audience/shown-profile';

const PAGE = 'https://touchline.example/profile/demo-player/about';

test('a contact card has name, position, team, town and the address of the page', () => {
  expect(contactCardOf(aShownProfile(), PAGE).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Sample;Robin;;;',
    'FN:Robin Sample',
    'TITLE:Left back\\, Class of 2028',
    'ORG:Sample Town FC',
    'ADR:;;;Sampleton;Ohio;;US',
    `URL:${PAGE}`,
    'END:VCARD',
    '',
  ]);
});

test('[S1-08] made of what visitors see, it has nothing that is closed to them', () => {
  const closed = aProfile({
    adultFrom: '2000-01-01',
    audiences: { ...aProfile().audiences, place: 'coaches', teams: 'members', player: 'nobody' },
  });
  const shown = shownProfileTo(closed, 'visitor', '2026-06-01');
  const card = shown === null ? '' : contactCardOf(shown, PAGE);

  expect(card).toContain('FN:Robin Sample');
  expect(card).not.toMatch(/Sampleton|Sample Town|Left back|2028|ADR|ORG|TITLE/);
});

test('no text of a player ends its field, and no line is longer than 75 bytes', () => {
  const [team] = aProfile().teams;
  const teams = team === undefined ? [] : [{ ...team, teamName: `A;B,C\\D\nEMAIL:x@example.com ${'Ä'.repeat(60)}` }];
  const card = contactCardOf({ ...aShownProfile(), teams }, PAGE);

  expect(card).toContain('ORG:A\\;B\\,C\\\\D\\nEMAIL');
  expect(card.split('\r\n').filter((line) => line.startsWith('EMAIL'))).toEqual([]);
  expect(card.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  expect(card.replaceAll('\r\n ', '')).toContain('Ä'.repeat(60));
});
