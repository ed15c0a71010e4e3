import { describe, expect, test } from 'vitest';
import { buildCollegeIndex } from './college-index';
import { queryVariants, searchColleges } from './search-colleges';
import { aSearchableCollege, KNOWN_COLLEGES, namesFound } from '../testing/known-colleges';

describe('what a visitor types puts the college meant first', () => {
  test.each([
    ['Standford', 'Stanford University'],
    ['duek', 'Duke University'],
    ['virgina tech', 'Virginia Polytechnic Institute and State University'],
    ['Univesrity of Minesota', 'University of Minnesota-Twin Cities'],
    ['Tar Heals', 'University of North Carolina at Chapel Hill'],
    ['MTI', 'Massachusetts Institute of Technology'],
  ])('[S2-03] misspelled: %s', (query, name) => expect(namesFound(query)[0]).toBe(name));

  test.each([
    ['UCLA', 'University of California-Los Angeles'],
    ['u.c.l.a.', 'University of California-Los Angeles'],
    ['MIT', 'Massachusetts Institute of Technology'],
    ['unc', 'University of North Carolina at Chapel Hill'],
    ['tamu', 'Texas A & M University-College Station'],
    ['nc state', 'North Carolina State University at Raleigh'],
    ['SLU', 'Saint Louis University'],
    ['uc davis', 'University of California-Davis'],
  ])('[S2-03] initials, given or derived from the name: %s', (query, name) => expect(namesFound(query)[0]).toBe(name));

  test.each(['UCLB', 'xcla', 'uclxa', 'uccla', 'MIX', 'mitt', 'tamx', 'uxc'])(
    'initials with a letter that is wrong, missing or too many mean nobody: %s',
    (query) => expect(namesFound(query)).toEqual([]),
  );

  test('two letters are never taken for mistyped', () => {
    const index = buildCollegeIndex([aSearchableCollege('Oz College')]);
    expect([searchColleges(index, 'oz').length, searchColleges(index, 'ozz').length]).toEqual([1, 0]);
  });

  test.each([
    ['Tar Heels', 'University of North Carolina at Chapel Hill'],
    ['hokies', 'Virginia Polytechnic Institute and State University'],
    ['Ryerson University', 'Toronto Metropolitan University'],
    ['ryerson', 'Toronto Metropolitan University'],
    ['virginia tech', 'Virginia Polytechnic Institute and State University'],
  ])('[S2-03] by team, alias or former name: %s', (query, name) => expect(namesFound(query)[0]).toBe(name));

  test.each([
    ['college of william & mary', 'William & Mary'],
    ['william and mary', 'William & Mary'],
    ['texas a&m', 'Texas A & M University-College Station'],
    ['texas a and m', 'Texas A & M University-College Station'],
    ['saint johns univ', "St. John's University-New York"],
    ["ST JOHN'S U", "St. John's University-New York"],
    ['st. louis', 'Saint Louis University'],
    ['d’youville university', "D'Youville  University"],
    ['d youville', "D'Youville  University"],
    ['universite laval', 'Université Laval'],
    ['  UNIVERSITÉ   LAVAL ', 'Université Laval'],
  ])('[S2-03] however it is punctuated, abbreviated or accented: %s', (query, name) => expect(namesFound(query)[0]).toBe(name));

  test.each([
    ['stan ford', 'Stanford University'],
    ['virginiatech', 'Virginia Polytechnic Institute and State University'],
    ['ohiostate', 'Ohio State University-Main Campus'],
    ['chapelhill north carolina', 'University of North Carolina at Chapel Hill'],
  ])('[S2-03] with a blank too many or missing: %s', (query, name) => expect(namesFound(query)[0]).toBe(name));

  test.each([
    ['chapel hill carolina university', 'University of North Carolina at Chapel Hill'],
    ['technology massachusetts', 'Massachusetts Institute of Technology'],
    ['mass inst tech', 'Massachusetts Institute of Technology'],
    ['stanf', 'Stanford University'],
    ['standf', 'Stanford University'],
    ['university of mich', 'University of Michigan-Ann Arbor'],
    ['duke university athletic', 'Duke University'],
  ])('[S2-03] in any order, shortened, or only begun: %s', (query, name) => expect(namesFound(query)[0]).toBe(name));

  test('[S2-03] "st" may be a saint or a beginning', () => {
    expect(namesFound('st').slice(0, 2).toSorted()).toEqual(['Saint Louis University', "St. John's University-New York"]);
    expect(namesFound('st')).toContain('Stanford University');
  });

  test('[S2-03] "u of m" brings the universities that are called so before all others', () => {
    expect(namesFound('u of m').slice(0, 2).toSorted()).toEqual([
      'University of Michigan-Ann Arbor',
      'University of Minnesota-Twin Cities',
    ]);
  });
});

describe('places', () => {
  test('[S2-03] a state brings colleges of that name first, then colleges in it, however the state is written', () => {
    const namesInOhio = ['Ohio University-Main Campus', 'Ohio State University-Main Campus', 'Kenyon College', 'Oberlin College'];
    expect(namesFound('ohio')).toEqual(namesInOhio);
    expect(namesFound('colleges in ohio')).toEqual(namesInOhio);
    expect(namesFound('washington')).toEqual(['George Washington University', 'Gonzaga University']);
    expect(namesFound('oberlin oh')[0]).toBe('Oberlin College');
  });

  test('[S2-03] a city counts below a name', () => {
    expect(namesFound('boston')).toEqual(['Boston University', 'Boston College', 'Emerson College']);
    expect(namesFound('durham nc')).toEqual(['Duke University']);
  });

  test('[S2-03] a conference brings its members, by its initials too', () => {
    const members = [
      'Duke University',
      'University of North Carolina at Chapel Hill',
      'Virginia Polytechnic Institute and State University',
    ];
    expect(namesFound('atlantic coast').toSorted()).toEqual(members);
    expect(namesFound('ACC').toSorted()).toEqual(members);
  });
});

describe('which colleges are answered', () => {
  test('every word must match where one college matches them all', () => {
    expect(namesFound('michigan state')).toEqual(['Michigan State University']);
    expect(namesFound('boston terriers')).toEqual(['Boston University']);
  });

  test('where none matches them all, those that match the greater part are answered', () => {
    expect(namesFound('duke zzyzx')).toEqual(['Duke University']);
    expect(namesFound('qqqq zzyzx')).toEqual([]);
  });

  test('stop words are not demanded, nor what a typo makes of them', () => {
    expect(namesFound('boston for college')).toEqual(['Boston College', 'Emerson College']);
    expect(namesFound('boston adn college')).toEqual(['Boston College', 'Emerson College']);
  });

  test('a query without typos brings no lookalikes', () => {
    expect(namesFound('Davidson College')).toEqual(['Davidson College']);
  });

  test('a blank query answers all colleges by name, then id; a query without letters or digits none', () => {
    const all = searchColleges(buildCollegeIndex(KNOWN_COLLEGES.toReversed()), ' \t ');
    expect(all).toHaveLength(KNOWN_COLLEGES.length);
    expect(all.slice(0, 3).map(({ name }) => name)).toEqual(['Boston College', 'Boston University', 'Davidson College']);
    expect(namesFound('')).toEqual(all.map(({ name }) => name));
    expect(namesFound('?!')).toEqual([]);
  });

  test('twins stand side by side in the order of their ids, whatever order they were given in', () => {
    for (const rows of [KNOWN_COLLEGES, KNOWN_COLLEGES.toReversed()]) {
      const ids = searchColleges(buildCollegeIndex(rows), 'westminster').map(({ _id }) => _id);
      expect(ids).toEqual(['westminster-college', 'westminster-college-pa']);
    }
  });

  test('the name as typed comes before one that is the same only after abbreviations', () => {
    const index = buildCollegeIndex([aSearchableCollege('Saint Leo University'), aSearchableCollege('St. Leo University')]);
    expect(searchColleges(index, 'st leo university').map(({ name }) => name)).toEqual([
      'St. Leo University',
      'Saint Leo University',
    ]);
    expect(searchColleges(index, 'saint leo university').map(({ name }) => name)).toEqual([
      'Saint Leo University',
      'St. Leo University',
    ]);
  });

  test('no colleges, and a college without any letters, are no obstacle', () => {
    expect(searchColleges(buildCollegeIndex([]), 'duke')).toEqual([]);
    const index = buildCollegeIndex([aSearchableCollege('—'), aSearchableCollege('Duke University')]);
    expect(searchColleges(index, 'duke univ').map(({ name }) => name)).toEqual(['Duke University']);
  });
});

const INDEX = buildCollegeIndex(KNOWN_COLLEGES);

test('words are read as typed first, then with neighbours joined to a known word', () => {
  expect(queryVariants(INDEX, ['stan', 'ford', 'cardinal'])).toEqual([
    ['stan', 'ford', 'cardinal'],
    ['stanford', 'cardinal'],
  ]);
});

test('an unknown word is read as two known ones, a known word never', () => {
  expect(queryVariants(INDEX, ['northcarolina', 'state'])).toEqual([
    ['northcarolina', 'state'],
    ['north', 'carolina', 'state'],
  ]);
  expect(queryVariants(INDEX, ['davidson'])).toEqual([['davidson']]);
});

test('the number of readings is bounded', () => {
  expect(
    queryVariants(
      INDEX,
      Array.from({ length: 16 }, () => 'northcarolina'),
    ),
  ).toHaveLength(6);
});
