import { describe, expect, test } from 'vitest';
import { nameFinder } from './named-places';

describe('a text that names a school, a town or a club', () => {
  test.each([
    ['With Anna at Lincoln High, Fridays 6 pm', 'Lincoln High School'],
    ['BRACKENFORD county', 'Brackenford High School'],
    ['Best of Brackenford’s midfield', 'Brackenford FC 2009 Girls'],
    ['Ein Jahr in MÜNCHEN-Süd', 'München Sud'],
    ['zurück in São João', 'Sao Joao'],
    ['U17 Brackenford River', 'Brackenford River FC 2009 Girls'],
    ['player of the month, FC United', 'FC United'],
    ['All-League, North Carolina FC', 'North Carolina FC'],
  ])('is recognized: %s', (text, name) => {
    expect(nameFinder([null, name]).isNamedIn(text)).toBe(true);
  });

  test.each([
    ['All-State, first team', 'Lincoln High School'],
    ['A high school player of a soccer club', 'Brackenford High School'],
    ['North Carolina Premier League', 'North Carolina FC'],
    ['Lincolnshire', 'Lincoln High'],
    ['anything', ''],
    ['anything', '…'],
  ])('is not suspected without reason: %s', (text, name) => {
    expect(nameFinder([name]).isNamedIn(text)).toBe(false);
  });

  test('keeps the rest of its words where the names are cut', () => {
    const { cutFrom } = nameFinder(['Brackenford', 'Brackenford High School', 'Brackenford River FC 2009 Girls']);
    expect(cutFrom('Captain of Brackenford River FC, junior at Brackenford High.')).toBe('Captain of … FC, junior at … High.');
    expect(cutFrom('Brackenford')).toBe('…');
    expect(cutFrom('A long pass.\nAnd a short one.')).toBe('A long pass.\nAnd a short one.');
    expect(nameFinder([]).cutFrom('Brackenford')).toBe('Brackenford');
  });

  test('is read in time that follows its length', () => {
    // A search that grows with the square of the length does not end within the test’s time.
    const text = 'Brackenford River '.repeat(60_000);
    expect(nameFinder(['Brackenford River FC', 'Brackenford', 'River']).cutFrom(text).includes('River')).toBe(false);
  });
});
