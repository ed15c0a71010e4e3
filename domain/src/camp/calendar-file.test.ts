import { describe, expect, test } from 'vitest';
import { calendarFileOf } from './calendar-file';
import { aListedCamp } from './testing/a-listed-camp';

const MADE_AT = new Date('2026-03-01T12:00:00.000Z');
const TEXTS = { addressOf: () => 'https://touchline.example/camps?camp=a', descriptionOf: () => '$195.00' };
const fileOf = (...camps: Parameters<typeof calendarFileOf>[0][number][]) => calendarFileOf(camps, MADE_AT, TEXTS);
const timesIn = (file: string) => [...file.matchAll(/^DT(?:START|END).*$/gm)].map(([line]) => line.trim());

describe('a calendar file', () => {
  test('has an entry for a camp with its times in UTC, its place and its address', () => {
    const camp = aListedCamp(
      { _id: 'a', name: 'ID Clinic', startsOn: '2026-07-11', startsAt: '09:00', endsAt: '16:30', placeName: 'Harbor Field' },
      { name: 'Harbor Point University', shortName: 'Harbor Point', city: 'Harbor Point', state: 'ME' },
    );
    expect(fileOf(camp).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Touchline//Camps//EN',
      'BEGIN:VEVENT',
      'UID:a@touchline',
      'DTSTAMP:20260301T120000Z',
      'DTSTART:20260711T130000Z',
      'DTEND:20260711T203000Z',
      'SUMMARY:ID Clinic · Harbor Point',
      String.raw`LOCATION:Harbor Field\, Harbor Point University\, Harbor Point\, ME`,
      'DESCRIPTION:$195.00',
      'URL:https://touchline.example/camps?camp=a',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('has whole days where no times are known, the end being the day after the last', () => {
    const camp = aListedCamp({ startsOn: '2026-07-11', endsOn: '2026-07-12' });
    expect(timesIn(fileOf(camp))).toEqual(['DTSTART;VALUE=DATE:20260711', 'DTEND;VALUE=DATE:20260713']);
  });

  test('has an entry for each day of a day camp, and one for a camp that stays overnight', () => {
    const days = { startsOn: '2026-07-13', endsOn: '2026-07-15', startsAt: '09:00', endsAt: '14:00' };
    const daily = fileOf(aListedCamp({ ...days, type: 'day' }));
    expect(timesIn(daily)).toEqual([13, 14, 15].flatMap((day) => [`DTSTART:202607${day}T130000Z`, `DTEND:202607${day}T180000Z`]));
    expect(daily).toContain('UID:sample-camp-3@touchline');
    const stay = fileOf(aListedCamp({ ...days, type: 'residential' }));
    expect(timesIn(stay)).toEqual(['DTSTART:20260713T130000Z', 'DTEND:20260715T180000Z']);
  });

  test('escapes what would end a value, and cuts no line longer than 75 bytes', () => {
    const camp = aListedCamp({ name: `Camp; of, all \\ things ${'für Mädchen '.repeat(12)}` }, { name: 'A\nB' });
    const file = fileOf(camp);
    expect(file.replaceAll('\r\n ', '')).toContain(String.raw`SUMMARY:Camp\; of\, all \\ things für`);
    expect(file).toContain(String.raw`A\nB`);
    const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBe(75);
  });
});
