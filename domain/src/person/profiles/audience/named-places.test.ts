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

  test.each([
    ['Captain of Crestline', 'Crestline Rovers'],
    ['captain of crestline since 2024', 'Crestline Rovers'],
    ['CRESTLINE TIL I DIE', 'Crestline Rovers'],
    ['#CrestlineRovers and @crestline_rovers', 'Crestline Rovers'],
    ['the crestlinerovers', 'Crestline Rovers FC'],
    ['Zwei Jahre bei Grünwalds U17', 'SV Grunwald 09'],
    ['Academia en Peñalara', 'Deportivo Penalara'],
    ['Left wing for Oldmarsh', 'North Oldmarsh United'],
    ['All-Cape Sorrow', 'Cape Sorrow'],
    ['Sorrow born and raised', 'Cape Sorrow'],
    ['I play for Hope', 'Hope FC'],
    ['i play for hope fc', 'Hope FC'],
    ['Captain of HOPE', 'Hope FC'],
    ['I train with Real Hope on Fridays', 'Real Hope'],
    ['Real Hope is my club', 'Real Hope'],
    ['Captain at Victory', 'Victory Academy'],
    ['My team is Real.', 'Real'],
    ['Four years at Union', 'Union High School'],
    ['I live in Reading', 'Reading'],
    ['Anders forever', 'North Carolina Anders'],
    ['New York Foxbridge, captain of Foxbridge', 'New York Foxbridge'],
  ])('is recognized by the words that few names have: %s', (text, name) => {
    expect(nameFinder([name]).isNamedIn(text)).toBe(true);
  });

  test.each([
    ['I rove a lot and play for United States fans', 'Crestline Rovers'],
    ['The academy taught me to aim high in school and in the city', 'Crestline High School Academy City FC'],
    ['North of the river', 'North Oldmarsh River United'],
    ['Crestliners unite', 'Crestline Rovers'],
    ['Hope to play in college', 'Hope FC'],
    ['I hope to play. Hope dies last.', 'Hope FC'],
    ['I HOPE TO PLAY IN COLLEGE', 'Hope FC'],
    ['There is real hope for us', 'Real Hope'],
    ['The hope of every coach', 'The Hope'],
    ['Real talk: I work hard for real', 'Real'],
    ['“Real players train”', 'Real Colorado'],
    ['Every victory counts', 'Victory Academy'],
    ['- Victory at the state cup', 'Victory Academy'],
    ['A union of talent', 'Union High School'],
    ['Reading is my hobby; I like reading', 'Reading'],
    ['Go Eagles! Two lions of the midfield', 'Lincoln High Eagles'],
    ['Premier division, ECNL Girls', 'Crestline ECNL Premier G09'],
    ['New York is my state', 'New York Foxbridge'],
    ['A college in North Carolina', 'North Carolina Anders'],
    ['I am from LA or OK, in me', 'Los Oak In'],
    ['Die Hoffnung stirbt zuletzt', 'Crestline'],
  ])('keeps ordinary sentences: %s', (text, name) => {
    expect(nameFinder([name]).isNamedIn(text)).toBe(false);
  });

  test('reads well where several of its words are cut', () => {
    const { cutFrom } = nameFinder(['Crestline Rovers', 'Port Oldmarsh', 'Hope FC']);
    expect(cutFrom('Captain of Crestline, Oldmarsh born. I hope to play where Hope has never played.')).toBe(
      'Captain of …, … born. I hope to play where … has never played.',
    );
    expect(cutFrom('Crestline Oldmarsh’s best')).toBe('… best');
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
