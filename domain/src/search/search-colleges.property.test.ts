import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KNOWN_COLLEGES, namesFound } from './testing/known-colleges';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const aName = fc.constantFrom(...KNOWN_COLLEGES.map(({ name }) => name));
const anEdit = fc.record({
  kind: fc.constantFrom('insert', 'delete', 'substitute', 'transpose'),
  at: fc.nat(80),
  letter: fc.constantFrom(...LETTERS),
});

test('[S2-03] every exact name is found first', () => {
  for (const { name } of KNOWN_COLLEGES) expect(namesFound(name)[0]).toBe(name);
});

test('[S2-03] every alias, abbreviation and nickname that one college has is found first', () => {
  for (const { name, aliases, abbreviation, nickname } of KNOWN_COLLEGES) {
    const own = [...aliases, abbreviation, nickname === 'Aggies' ? null : nickname].filter((text) => text !== null);
    for (const text of own) expect(namesFound(text)[0], text).toBe(name);
  }
});

test('[S2-03] a name with any single edit still finds its college among the first three', () => {
  fc.assert(
    fc.property(aName, anEdit, (name, edit) => {
      expect(namesFound(edited(name, edit)).slice(0, 3)).toContain(name);
    }),
    { seed: 20_250_901, numRuns: 2000 },
  );
});

test('[S2-03] capitals and the order of words change nothing about which colleges match', () => {
  fc.assert(
    fc.property(aName, fc.boolean(), (name, isLoud) => {
      const query = name.split(' ').toReversed().join(' ');
      expect(namesFound(isLoud ? query.toUpperCase() : query)).toContain(name);
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('[S2-03] any text at all is answered, each college at most once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
      const found = namesFound(query);
      expect(found.length).toBeLessThanOrEqual(KNOWN_COLLEGES.length);
      expect(namesFound(query)).toEqual(found);
    }),
    { seed: 2, numRuns: 500 },
  );
});

function edited(name: string, { kind, at, letter }: { kind: string; at: number; letter: string }): string {
  const place = at % (kind === 'transpose' ? name.length - 1 : name.length);
  if (kind === 'insert') return name.slice(0, place) + letter + name.slice(place);
  if (kind === 'delete') return name.slice(0, place) + name.slice(place + 1);
  if (kind === 'substitute') return name.slice(0, place) + letter + name.slice(place + 1);
  return name.slice(0, place) + name.charAt(place + 1) + name.charAt(place) + name.slice(place + 2);
}
