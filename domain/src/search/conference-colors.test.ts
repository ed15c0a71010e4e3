import { expect, test } from 'vitest';
import { colorsOfConference, conferenceColors } from './conference-colors';

const member = (color: string | null, mensConference: string | null, womensConference: string | null = null) => ({
  color,
  mensConference,
  womensConference,
});

test('a conference has the colors of the members of both teams, the most frequent first, each once', () => {
  const rows = [
    member('#112233', 'north', 'north'),
    member('#AA0000', 'north'),
    member('#aa0000', null, 'north'),
    member('#00ff00', 'south'),
  ];
  expect(conferenceColors(rows)).toEqual([
    { conference: 'north', colors: ['#aa0000', '#112233'] },
    { conference: 'south', colors: ['#00ff00'] },
  ]);
});

test('an unknown color is nobody’s, and a conference without a known one is left out', () => {
  expect(conferenceColors([member(null, 'north'), member('#123456', null)])).toEqual([]);
});

test('a large conference has six colors', () => {
  const [all] = conferenceColors(Array.from({ length: 18 }, (_, at) => member(`#0000${String(at + 10)}`, 'wide')));
  expect(colorsOfConference.parse(all).colors).toHaveLength(6);
});
