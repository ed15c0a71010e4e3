import { describe, expect, test } from 'vitest';
import { aProfile } from '../testing/a-profile';
import {
  type LetterReason,
  letterReasons,
  type LetterTeam,
  letterToCoach,
  mailtoOf,
  openPlacesIn,
  savedAfterWriting,
} from './letter-to-coach';

const writer = aProfile({
  displayName: 'Robin Sample',
  username: 'robin-sample',
  position: { main: ['CM', 'AM'] },
  graduationYear: 2028,
  ...{ gpa: 3.8, gpaOf: 4, sat: 1300, act: null },
  teams: [],
  address: { ...aProfile().address, locality: 'Dayton', administrative_area_level_1: 'OH' },
});
const team: LetterTeam = {
  college: 'Grove College',
  place: 'Grove, PA',
  conference: 'Lake Conference',
  needs: [
    { position: 'AM', graduationYear: 2028, need: 'open' },
    { position: 'CM', graduationYear: 2029, need: 'open' },
    { position: 'CM', graduationYear: 2028, need: 'watching' },
  ],
  camps: ['Winter Clinic', 'Summer Clinic'],
};
const base = { writer, coach: 'Mara Lind', college: 'Grove College', origin: 'https://touchline.example' } as const;
const need: LetterReason = { kind: 'need', position: 'AM', year: 2028 };

describe('the reasons to write', () => {
  test('are an open need at an own position in the own class, the next camp, the conference and the place', () => {
    expect(letterReasons(writer, team)).toEqual([
      need,
      { kind: 'camp', name: 'Winter Clinic' },
      { kind: 'conference', name: 'Lake Conference' },
      { kind: 'place', name: 'Grove, PA' },
    ]);
  });

  test('are none where the page tells nothing, and a need of another class or one that is closed is none', () => {
    const silent = { ...team, needs: team.needs.slice(1), camps: [], conference: null, place: null };
    expect(letterReasons(writer, silent)).toEqual([]);
    expect(letterReasons({ ...writer, graduationYear: null }, silent)).toEqual([]);
  });
});

describe('a letter to a coach', () => {
  test('has class, position, grades and name as its subject, and tells the profile', () => {
    const { subject, body } = letterToCoach({ ...base, reason: need, language: 'en' });
    expect(subject).toBe('2028 · CM · 3.8 GPA · Robin Sample');
    expect(body).toBe(
      [
        'Dear Coach Mara Lind,',
        'My name is Robin Sample, and I am from Dayton, OH. I graduate in 2028. My position: Central midfielder, attacking midfielder.',
        'My grades: 3.8 GPA, SAT 1300.',
        'My profile with videos: https://touchline.example/profile/robin-sample/about',
        'I am writing to you because your page says that you are looking for players of the class of 2028 in my position (attacking midfielder). [Say in one sentence what you would bring.]',
        'My next matches: [day, place, opponent, shirt number]',
        'What would you like to see of me next?',
        'Kind regards,\nRobin Sample',
      ].join('\n\n'),
    );
  });

  test('is German throughout for a German coach', () => {
    const { subject, body } = letterToCoach({ ...base, reason: { kind: 'place', name: 'Grove, PA' }, language: 'de' });
    expect(subject).toBe('2028 · CM · GPA 3,8 · Robin Sample');
    expect(body).toContain('ich heiße Robin Sample und wohne in Dayton, OH. Ich mache 2028 meinen Abschluss.');
    expect(body).toContain('an der Hochschule Grove College in Grove, PA');
    expect(body).toContain('Sucht ihr für den Jahrgang 2028 noch auf meiner Position?');
    expect(body).not.toMatch(/\b(?:my|the|you)\b/);
  });

  test('gives German grades on the scale that coaches read, and leaves out what is not known', () => {
    const german = letterToCoach({ ...base, writer: { ...writer, gpa: 1.3, gpaOf: 6 }, reason: null, language: 'en' });
    expect(german.subject).toBe('2028 · CM · 3.7 GPA · Robin Sample');
    const bare = {
      ...writer,
      ...{ position: { main: [] }, graduationYear: null, gpa: null, gpaOf: null, sat: null },
      address: { ...writer.address, locality: null, administrative_area_level_1: null },
    };
    const { subject, body } = letterToCoach({ ...base, writer: bare, reason: null, language: 'en' });
    expect(subject).toBe('Robin Sample');
    expect(body).not.toMatch(/null|undefined|grades|graduate|from/);
    expect(body).toContain('Are you still looking for players in my position?');
  });

  test('every reason has a sentence in both languages that the player has to complete', () => {
    for (const language of ['en', 'de'] as const)
      for (const reason of letterReasons(writer, team)) {
        const { body } = letterToCoach({ ...base, reason, language });
        expect(openPlacesIn(body), `${language} ${reason.kind}`).toBe(2);
      }
  });
});

describe('the address of a mail', () => {
  const letter = { subject: 'A & B · ü', body: 'One\n\nTwo = 2?' };

  test('holds receiver, subject and text, whatever their letters', () => {
    const { address, isWhole } = mailtoOf('mara+soccer@grove.edu', letter);
    expect(isWhole).toBe(true);
    const url = new URL(address);
    expect(decodeURIComponent(url.pathname)).toBe('mara+soccer@grove.edu');
    const fields = new URLSearchParams(url.search);
    expect([fields.get('subject'), fields.get('body')]).toEqual(['A & B · ü', 'One\r\n\r\nTwo = 2?']);
  });

  test('has no receiver where none is published, and no text where it would be cut', () => {
    expect(mailtoOf(null, letter).address.startsWith('mailto:?subject=')).toBe(true);
    const long = mailtoOf('mara@grove.edu', { ...letter, body: 'ü'.repeat(400) });
    expect(long).toEqual({ address: `mailto:mara@grove.edu?subject=${encodeURIComponent(letter.subject)}`, isWhole: false });
  });
});

describe('once a coach is written to', () => {
  const step = { text: 'Write again if there is no answer', on: '2027-01-08' };
  const planned = { text: 'Visit', on: null };

  test.each([
    { before: null, expected: { stage: 'contacted', nextStep: step } },
    { before: { stage: 'interested', nextStep: null }, expected: { stage: 'contacted', nextStep: step } },
    { before: { stage: 'interested', nextStep: planned }, expected: { stage: 'contacted' } },
    { before: { stage: 'dropped', nextStep: null }, expected: { stage: 'contacted', nextStep: step } },
    { before: { stage: 'contacted', nextStep: null }, expected: { nextStep: step } },
    { before: { stage: 'offer', nextStep: null }, expected: { nextStep: step } },
    { before: { stage: 'offer', nextStep: planned }, expected: {} },
  ] as const)('a saved college $before changes by $expected', ({ before, expected }) => {
    expect(savedAfterWriting(before, 'en', '2026-12-25')).toEqual(expected);
  });

  test('the step is in the language of the reader', () => {
    expect(savedAfterWriting(null, 'de', '2026-12-25').nextStep?.text).toBe('Noch einmal schreiben, wenn keine Antwort kommt');
  });
});
