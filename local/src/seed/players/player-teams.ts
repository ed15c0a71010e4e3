import { TIERS } from '@touchline/domain/reference/player-lists';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { FixedChoice } from '../fixed-choice';
import type { PlayerIdentity } from './player-identity';
import type { PlayerWords } from './player-tables';

type Team = Profile['teams'][number];

/**
 * The teams of an invented player, that of the header first: club and school, college, or professional club. `logo` is
 * the crest of the header's team, null where it has none.
 */
export function teamsOf(
  player: PlayerIdentity,
  type: Profile['type'],
  words: PlayerWords,
  choice: FixedChoice,
  logo: string | null,
): Team[] {
  const { origin, town, fullness } = player;
  const named = (pattern: string) => pattern.replace('{town}', town.name);
  const tier = choice.one(type === 'playerPro' ? TIERS.slice(0, 2) : TIERS);
  const club: Team = {
    type: choice.share() < 0.25 ? 'academy' : 'club',
    teamName: named(choice.one(origin.clubs)),
    league: fullness > 0.45 ? choice.one(origin.leagues) : null,
    country: origin.country,
    tier: fullness > 0.4 ? tier : null,
    logo,
    showInHeader: true,
  };
  if (type === 'playerCollege') {
    return [
      { ...club, type: 'college', teamName: choice.one(words.invented.colleges), country: 'US' },
      { ...club, logo: null, showInHeader: false },
    ];
  }
  if (type === 'playerPro') {
    return [
      {
        ...club,
        type: 'professional',
        teamName: choice.one(words.invented.proClubs),
        league: choice.one(words.invented.proLeagues),
      },
    ];
  }
  const school: Team = {
    ...club,
    type: 'highSchool',
    teamName: `${town.name} ${choice.one(['Herons', 'Foxes', 'Otters', 'Owls', 'Mariners', 'Colts'])}`,
    league: null,
    tier: null,
    logo: null,
    showInHeader: false,
  };
  return origin.country === 'US' || origin.country === 'CA' ? [club, ...(fullness > 0.7 ? [school] : [])] : [club];
}
