import type { Division, League } from '@touchline/domain/reference/college-kinds';
import { contactClock } from '@touchline/domain/reference/recruiting-rules/contact-clock';
import { describe, expect, test } from 'vitest';
import { beginningText, clockLine, stateText, titleOfAct, validityText } from './clock-texts';

const clockOf = (league: League | null, division: Division | null, year: number | null, day = '2026-11-27') =>
  contactClock({ league, division, sex: 'female' }, year, day);
const linesOf = (...args: Parameters<typeof clockOf>) =>
  (['en', 'de'] as const).map((language) => clockLine(clockOf(...args), language));

describe('the line of the contact clock', () => {
  test('Division I before its day: nothing yet, and from when', () => {
    expect(linesOf('ncaa', 1, 2029)).toEqual([
      'Coaches may not write, call, meet, or invite you yet. From June 15, 2027: write and call you.',
      'Noch dürfen Coaches nichts davon: schreiben, anrufen, treffen oder einladen. Ab dem 15. Juni 2027: schreiben und anrufen.',
    ]);
  });

  test('Division I between its days: the next change names the periods and who publishes them', () => {
    expect(linesOf('ncaa', 1, 2029, '2027-06-15')).toEqual([
      'Coaches may write and call you today. From August 1, 2027: meet and invite you, outside dead and quiet periods, which the NCAA publishes.',
      'Das dürfen Coaches heute: schreiben und anrufen. Ab dem 1. August 2027: treffen und einladen, außerhalb der Sperr- und Ruhezeiten, die die NCAA veröffentlicht.',
    ]);
  });

  test('Division I after its days: never plainly that coaches may meet', () => {
    const lines = linesOf('ncaa', 1, 2027);
    expect(lines).toEqual([
      'Coaches may write and call you today; meet and invite you only outside dead and quiet periods, which the NCAA publishes.',
      'Das dürfen Coaches heute: schreiben und anrufen; treffen und einladen nur außerhalb der Sperr- und Ruhezeiten, die die NCAA veröffentlicht.',
    ]);
    expect(lines.filter((line) => /answer|antworten/.test(line))).toEqual([]);
  });

  test('Division III: a summer without a day', () => {
    expect(linesOf('ncaa', 3, 2029)).toEqual([
      'Coaches may write and call you today. After the school year, in summer 2027: meet you.',
      'Das dürfen Coaches heute: schreiben und anrufen. Nach dem Schuljahr, im Sommer 2027: treffen.',
    ]);
  });

  test('the NAIA alone says that a coach may answer', () => {
    expect(linesOf('naia', null, null)).toEqual([
      'Coaches may answer, write, call, meet, and invite you today.',
      'Das dürfen Coaches heute: antworten, schreiben, anrufen, treffen und einladen.',
    ]);
  });

  test('NJCAA and U SPORTS say that no rule was found', () => {
    expect([...linesOf('njcaa', 1, 2028), ...linesOf('usports', null, 2028)]).toEqual([
      'NJCAA Division I: we have found no rule on when coaches may write to you, call you or meet you.',
      'NJCAA Division I: Wir haben keine Regel gefunden, ab wann Coaches dir schreiben, dich anrufen oder treffen dürfen.',
      'U SPORTS: we have found no rule on when coaches may write to you, call you or meet you.',
      'U SPORTS: Wir haben keine Regel gefunden, ab wann Coaches dir schreiben, dich anrufen oder treffen dürfen.',
    ]);
    expect(linesOf('other', null, 2028)[0]).toBe('We have no rules on contact for this team’s league. Ask the coach.');
  });

  test('an unknown class or division asks for it, and says what holds without', () => {
    expect(linesOf('ncaa', 1, null)).toEqual([
      'When coaches may write to you depends on your class.',
      'Ab wann Coaches dir schreiben dürfen, hängt von deinem Jahrgang ab.',
    ]);
    expect(linesOf('ncaa', 3, null)[0]).toBe('Coaches may write and call you today. The rest depends on your class.');
    expect(linesOf('ncaa', null, 2028)).toEqual([
      'The rules of the NCAA depend on the division. In which one does this team play?',
      'Die Regeln der NCAA hängen von der Division ab. In welcher spielt dieses Team?',
    ]);
  });

  test('a row that is not confirmed for this season says so', () => {
    const clock = clockOf('ncaa', 2, 2027);
    if (clock.kind !== 'known') throw new Error(clock.kind);
    const unsure = { ...clock, isUnsure: true };
    expect(clockLine(unsure, 'en')).toMatch(/ Not confirmed for this season\.$/);
    expect(clockLine(unsure, 'de')).toMatch(/ Für diese Saison nicht bestätigt\.$/);
    expect(clockLine(clock, 'en')).not.toContain('confirmed');
  });
});

describe('the words behind the line', () => {
  test('until when it holds; nothing where a day is not known', () => {
    expect(validityText(clockOf('ncaa', 1, 2029), 'en')).toBe('This holds until June 14, 2027.');
    expect(validityText(clockOf('ncaa', 1, 2029), 'de')).toBe('Das gilt bis zum 14. Juni 2027.');
    expect(validityText(clockOf('naia', null, 2029), 'en')).toBe('We know of no later change.');
    expect(
      [clockOf('ncaa', 3, 2029), clockOf('ncaa', 1, null), clockOf('usports', null, 2029)].map((clock) =>
        validityText(clock, 'en'),
      ),
    ).toEqual([null, null, null]);
  });

  test('when each act begins', () => {
    const states = (['en', 'de'] as const).map((language) => [
      stateText({ kind: 'always' }, language),
      stateText({ kind: 'begun', since: '2026-06-15' }, language),
      stateText({ kind: 'begins', on: '2028-02-29' }, language),
      stateText({ kind: 'summer', year: 2027, isPast: false }, language),
      stateText({ kind: 'summer', year: 2026, isPast: true }, language),
      stateText({ kind: 'needsYear' }, language),
      stateText({ kind: 'unknown' }, language),
    ]);
    expect(states).toEqual([
      [
        ...['at any time', 'since June 15, 2026', 'from February 29, 2028', 'from summer 2027; nobody names the day'],
        ...['since summer 2026', 'depends on your class', 'not found'],
      ],
      [
        ...['jederzeit', 'seit dem 15. Juni 2026', 'ab dem 29. Februar 2028', 'ab Sommer 2027; einen Tag nennt niemand'],
        ...['seit Sommer 2026', 'hängt von deinem Jahrgang ab', 'nicht gefunden'],
      ],
    ]);
    expect([titleOfAct('meet', 'en'), titleOfAct('meet', 'de')]).toEqual(['Meet off campus', 'Treffen abseits des Campus']);
  });

  test('a date of the calendar says what begins, in Division I outside its periods', () => {
    expect(beginningText(['write', 'call'], null, 'en')).toBe('Coaches may write to you and call you');
    expect(beginningText(['meet'], 'NCAA', 'de')).toBe(
      'Coaches dürfen dich abseits des Campus treffen, außerhalb der Sperr- und Ruhezeiten, die die NCAA veröffentlicht',
    );
  });
});
