import { describe, expect, test } from 'vitest';
import { type SearchNews, searchFitsMail } from './search-mails';

const colleges = (count: number, names: readonly string[]): SearchNews => ({
  ...{ kind: 'colleges', words: 'Ohio', count, names },
  link: 'https://touchline.example/colleges?state=OH',
});
const recruits = (count: number, words: string | null): SearchNews => ({
  ...{ kind: 'recruits', words, count, names: [] },
  link: 'https://touchline.example/?position=GK',
});
const about = {
  firstName: 'Robin',
  account: 'https://touchline.example/account?view=searches',
  stop: 'https://touchline.example/stop',
};

describe('the mail about watched searches', () => {
  test.each([
    ['en', 1, '1 college (Ohio): One', '1 recruit (Goalkeeper)'],
    ['en', 2, '2 colleges (Ohio): One, Two', '2 recruits (Goalkeeper)'],
    ['en', 7, '7 colleges (Ohio): One, Two, and 5 more', '7 recruits (Goalkeeper)'],
    ['de', 1, '1 College (Ohio): One', '1 Talent (Goalkeeper)'],
    ['de', 2, '2 Colleges (Ohio): One, Two', '2 Talente (Goalkeeper)'],
    ['de', 7, '7 Colleges (Ohio): One, Two und 5 weitere', '7 Talente (Goalkeeper)'],
  ] as const)('says in %s for %i: %s; %s', (language, count, ofColleges, ofRecruits) => {
    const names = ['One', 'Two'].slice(0, count);
    const { text } = searchFitsMail({ ...about, news: [colleges(count, names), recruits(count, 'Goalkeeper')] }, language);
    expect(text).toContain(`${ofColleges}\nhttps://touchline.example/colleges?state=OH\n`);
    expect(text).toContain(`${ofRecruits}\nhttps://touchline.example/?position=GK\n`);
    expect(text).toContain(about.account);
    expect(text.trimEnd().endsWith(about.stop)).toBe(true);
  });

  test('speaks of one search or of several, and needs no words', () => {
    expect(searchFitsMail({ ...about, news: [recruits(3, null)] }, 'en').subject).toBe('Something new fits your search');
    expect(searchFitsMail({ ...about, news: [recruits(3, null), recruits(1, null)] }, 'de').subject).toBe(
      'Etwas Neues passt zu deinen Suchen',
    );
    expect(searchFitsMail({ ...about, news: [recruits(3, null)] }, 'en').text).toContain('\n3 recruits\nhttps');
  });
});
