import { expect, test } from 'vitest';
import { catalogueRowOf } from '../college/catalogue/catalogue-row';
import { aCollege } from '../college/testing/a-college';
import { UNKNOWN_TEAM } from './college-soccer';
import { metTeams } from './met-team';
import { derivedSeason } from './seasons-of-teams';
import { aMatch } from './testing/a-season';
import { aStoredSeason } from './testing/a-stored-season';

const row = (_id: string) => catalogueRowOf(aCollege({ _id, name: `${_id} College`, pathName: `${_id}_College` }));
const ROWS = ['ash', 'birch', 'cedar', 'dogwood', 'elm'].map(row);
const TREES = { id: 'ncaa-d1-trees', name: 'Tree Conference', shortName: 'Trees', members: ['ash', 'birch', 'cedar', 'dogwood'] };

test('a team has met its opponents and the members of its conference, and nobody else', () => {
  const stored = aStoredSeason(
    [
      aMatch('2025-09-01', 'ash', 'birch', '1-0'),
      aMatch('2025-09-01', 'cedar', 'dogwood', '1-0'),
      aMatch('2025-09-05', ':Mobile', 'ash', '0-3', { counts: false }),
    ],
    { conferences: [TREES] },
  );
  const played = derivedSeason(stored).teams.get('ash');
  const met = metTeams({ ...UNKNOWN_TEAM, seasons: played === undefined ? [] : [played] }, ROWS);
  expect(met.map(({ _id }) => _id)).toEqual(['ash', 'birch', 'cedar', 'dogwood']);
  expect(met[1]).toEqual({
    ...{ _id: 'birch', name: 'birch College', pathName: 'birch_College' },
    ...{ abbreviation: ROWS[1]?.abbreviation, color: ROWS[1]?.color, secondColor: ROWS[1]?.secondColor },
  });
});

test('a team without seasons has met nobody', () => {
  expect([metTeams(null, ROWS), metTeams({ ...UNKNOWN_TEAM, seasons: [] }, ROWS)]).toEqual([[], []]);
});
