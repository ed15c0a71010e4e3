import { describe, expect, test } from 'vitest';
import { replace } from '../../../kernel/patch/testing/patches';
import { aProfile } from '../../testing/a-profile';
import { editProfile } from '../edit-profile';
import type { Profile } from '../profile';
import { scheduleCalendar } from './schedule-calendar';
import { aMatch } from './testing/a-match';

const AT = '2026-06-01T12:00:00.000Z';
const ADDRESS = 'https://touchline.example/profile/demo-player';
const calendarOf = (profile: Profile, language: 'en' | 'de' = 'en') =>
  scheduleCalendar(profile, { reader: 'owner', at: AT, language, address: ADDRESS }) ?? '';
const linesOf = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n');
const match = aMatch({ time: '18:30', event: 'Harbor FC, away', place: 'Town Park; field 2', shirtNumber: 9 });

describe('a schedule as a calendar', () => {
  test('has a match of two hours at the time of the place', () => {
    expect(linesOf(calendarOf(aProfile({ schedule: [match] })))).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Touchline//Schedule//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
      ...['NAME:Robin Sample: where to see me play', 'X-WR-CALNAME:Robin Sample: where to see me play'],
      ...['REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H'],
      'BEGIN:VEVENT',
      'UID:uid-demo-player-match-1@touchline',
      ...['DTSTAMP:20260105T100000Z', 'LAST-MODIFIED:20260105T100000Z', 'SEQUENCE:0'],
      ...['DTSTART:20270501T183000', 'DURATION:PT2H'],
      String.raw`SUMMARY:Robin Sample: Harbor FC\, away`,
      String.raw`LOCATION:Town Park\; field 2`,
      String.raw`DESCRIPTION:Number 9\n${ADDRESS}`,
      `URL:${ADDRESS}`,
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ]);
  });

  test('has whole days for what lasts several and for what has no time, in the language of its reader', () => {
    const camp = aMatch({ kind: 'camp', until: '2027-05-03', time: '09:00', event: 'Camp' });
    const lines = linesOf(calendarOf(aProfile({ schedule: [camp, aMatch({ id: 'b' })], jerseyNumber: 7 }), 'de'));
    const days = lines.filter((line) => line.startsWith('DT') && line.includes('VALUE'));
    expect(days.map((line) => line.slice(-8))).toEqual(['20270501', '20270504', '20270501', '20270502']);
    expect(lines).toContain(String.raw`DESCRIPTION:Ab 09:00 Uhr Ortszeit\nTrikotnummer 7\n${ADDRESS}`);
    expect(lines).toContain('NAME:Robin Sample: hier spiele ich');
    expect(lines.filter((line) => line === 'TRANSP:TRANSPARENT')).toHaveLength(2);
  });

  test('a match that moves keeps its id, with a higher sequence and the time of the change', () => {
    const before = aProfile({ schedule: [match, aMatch({ id: 'other' })] });
    const after = editProfile(before, [replace('/schedule/0/date', '2027-05-08')], AT).profile;
    const [first, second] = [calendarOf(before), calendarOf(after)];
    expect(second).not.toBe(first);
    const [moved, other] = second.split('BEGIN:VEVENT').slice(1);
    expect(moved).toMatch(/UID:uid-demo-player-match-1@touchline\r\n/);
    expect(moved).toMatch(/DTSTAMP:20260601T120000Z\r\nLAST-MODIFIED:20260601T120000Z\r\nSEQUENCE:1\r\nDTSTART:20270508T183000/);
    expect(other).toMatch(/SEQUENCE:0\r\n/);
  });

  test('without entries is still a calendar, and the same text until something changes', () => {
    const empty = calendarOf(aProfile());
    expect(empty).toMatch(/BEGIN:VTIMEZONE\r\n.*END:VTIMEZONE\r\n/s);
    expect(calendarOf({ ...aProfile(), about: 'New.', version: 9, updatedAt: AT })).toBe(empty);
  });

  test('no line is longer than 75 bytes, each ends with CRLF, and no text adds a line of its own', () => {
    const event = `BEGIN:VEVENT\r\nUID:forged\u0000\u001B ${'Mädchen 🥅 '.repeat(8)}`;
    const text = calendarOf(aProfile({ schedule: [aMatch({ event, place: 'ü'.repeat(200) })] }));
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('\r\n')).toBe(true);
    const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(linesOf(text).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    for (const character of ['\u0000', '\u001B']) expect(text.includes(character)).toBe(false);
  });

  test('shows a reader what the page shows them, and nothing of a page that they do not see', () => {
    const minor = aProfile({ schedule: [match], adultFrom: '2030-01-01' });
    const shownTo = (reader: 'member' | 'coach' | 'guardian', profile = minor) =>
      scheduleCalendar(profile, { reader, at: AT, language: 'en', address: ADDRESS });
    expect(shownTo('coach')).toContain('Harbor FC');
    expect(shownTo('guardian')).toContain('Harbor FC');
    expect(shownTo('member')).not.toContain('Harbor FC');
    expect(shownTo('coach', { ...minor, hidden: true })).toBeNull();
  });
});
