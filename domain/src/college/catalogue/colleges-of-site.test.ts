import { describe, expect, test } from 'vitest';
import { aCollege } from '../testing/a-college';
import { catalogueRowOf, type CatalogueRow } from './catalogue-row';
import { collegesOfSite } from './colleges-of-site';

const row = (_id: string, collegeURL: string | null): CatalogueRow => catalogueRowOf(aCollege({ _id, collegeURL }));
const rows = [
  row('exact', 'https://www.harbor.edu/soccer'),
  row('longer', 'https://web.mit.edu/'),
  row('north', 'https://north.state.edu/'),
  row('south', 'https://south.state.edu/'),
  row('twin-men', 'https://www.twin.edu/men'),
  row('twin-women', 'https://twin.edu/'),
  row('under-twin', 'https://athletics.twin.edu/'),
  row('evil', 'https://evil-mit.edu/'),
  row('evil-behind', 'https://mit.edu.evil.com/'),
  row('siteless', null),
];
const found = (site: string): string[] => collegesOfSite(rows, site).map(({ _id, match }) => `${_id} ${match}`);

describe('[S5-09] the colleges of a site or mail domain', () => {
  test.each([
    ['harbor.edu', ['exact exact']],
    ['www.harbor.edu', ['exact exact']],
    ['HTTPS://WWW.HARBOR.EDU/other?x=1', ['exact exact']],
    ['mit.edu', ['longer under']],
    ['alumni.web.mit.edu', ['longer under']],
    ['state.edu', ['north under', 'south under']],
    ['north.state.edu', ['north exact']],
    ['twin.edu', ['twin-men exact', 'twin-women exact']],
    ['evil-mit.edu', ['evil exact']],
    ['mit.edu.evil.com', ['evil-behind exact']],
    ['it.edu', []],
    ['edu', []],
    ['', []],
    ['nobody.edu', []],
    ['someone@harbor.edu', []],
    ['javascript:harbor.edu', []],
  ])('%s: %j', (site, colleges) => {
    expect(found(site)).toEqual(colleges);
  });

  test('a match says what registering needs', () => {
    expect(collegesOfSite(rows, 'harbor.edu')).toEqual([
      {
        _id: 'exact',
        name: 'Test College',
        pathName: 'Test_College',
        match: 'exact',
        collegeURL: 'https://www.harbor.edu/soccer',
        sexes: ['male', 'female'],
      },
    ]);
  });
});
