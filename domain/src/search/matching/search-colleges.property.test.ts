import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCollegeIndex } from './college-index';
import { searchColleges } from './search-colleges';
import { KNOWN_COLLEGES, namesFound } from '../testing/known-colleges';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const aName = fc.constantFrom(...KNOWN_COLLEGES.map(({ name }) => name));
const anEdit = fc.record({
  kind: fc.constantFrom('insert' as const, 'delete' as const, 'substitute' as const, 'transpose' as const),
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
  const seen = { insert: 0, delete: 0, substitute: 0, transpose: 0 };
  fc.assert(
    fc.property(aName, anEdit, (name, edit) => {
      seen[edit.kind] += edited(name, edit) === name ? 0 : 1;
      expect(namesFound(edited(name, edit)).slice(0, 3)).toContain(name);
    }),
    { seed: 20_250_901, numRuns: 2000 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(300);
});

test('[S2-03] capitals and the order of words change nothing about which colleges match', () => {
  const seen = { loud: 0, quiet: 0, reordered: 0 };
  fc.assert(
    fc.property(aName, fc.boolean(), (name, isLoud) => {
      const query = name.split(' ').toReversed().join(' ');
      seen[isLoud ? 'loud' : 'quiet'] += 1;
      seen.reordered += query === name ? 0 : 1;
      expect(namesFound(isLoud ? query.toUpperCase() : query)).toContain(name);
    }),
    { seed: 1, numRuns: 200 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
});

test('any text at all is answered, each college at most once', () => {
  const index = buildCollegeIndex(KNOWN_COLLEGES);
  const aWordOfNames = fc.constantFrom(...new Set(KNOWN_COLLEGES.flatMap(({ name }) => name.split(' '))));
  const someWords = fc
    .array(fc.oneof(aWordOfNames, fc.string({ maxLength: 3 })), { maxLength: 6 })
    .map((words) => words.join(' '));
  const seen = { none: 0, one: 0, several: 0 };
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), someWords), (query) => {
      const found = searchColleges(index, query);
      seen[found.length === 0 ? 'none' : found.length === 1 ? 'one' : 'several'] += 1;
      expect(new Set(found).size).toBe(found.length);
      expect(searchColleges(index, query)).toEqual(found);
    }),
    { seed: 2, numRuns: 400 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(15);
});

function edited(name: string, { kind, at, letter }: { kind: string; at: number; letter: string }): string {
  const place = at % (kind === 'transpose' ? name.length - 1 : name.length);
  if (kind === 'insert') return name.slice(0, place) + letter + name.slice(place);
  if (kind === 'delete') return name.slice(0, place) + name.slice(place + 1);
  if (kind === 'substitute') return name.slice(0, place) + letter + name.slice(place + 1);
  return name.slice(0, place) + name.charAt(place + 1) + name.charAt(place) + name.slice(place + 2);
}
