import type { Team } from '@touchline/domain/person/profiles/profile-parts';
import { leaguesOfTeam, namesOfTeam } from '@touchline/domain/reference/team-leagues';
import { TIER_NAMES } from '@touchline/domain/reference/player-lists';
import type { Field, FieldKind } from '../../../../components/document-editor/field';
import type { FieldTexts } from '../profile-fields';

/** The kinds of team, as the schema has them. */
const TEAM_TYPES = [
  'club',
  'highSchool',
  'academy',
  'college',
  'professional',
  'national',
] as const satisfies readonly Team['type'][];

/** The kind of team that most players of a type play in; it is offered, not stored. */
const USUAL: Readonly<Record<string, Team['type']>> = {
  playerHighSchool: 'club',
  playerCollege: 'college',
  playerPro: 'professional',
};

/** Renders the choice of a team's crest. */
export type DrawLogo = Extract<FieldKind, { type: 'picture' }>['choice'];

/** The fields of a team at a path of the profile (`/teams/0`), '' for a new one. */
export function teamFields(
  base: string,
  team: Team | null,
  playerType: string,
  drawLogo: DrawLogo,
  { t, language }: FieldTexts,
): readonly Field[] {
  const suggested = team?.type ?? USUAL[playerType] ?? null;
  const leagues = leaguesOfTeam(suggested);
  const choose = t('profileEdit.choose');
  const types = TEAM_TYPES.map((value) => ({ value, text: t(`profileEdit.team_${value}`) }));
  const tiers = TIER_NAMES.entries.map((one) => ({ value: one.value, text: one[language] }));
  const type: FieldKind = { type: 'choice', options: types, emptyText: choose };
  const tier: FieldKind = { type: 'choice', options: tiers, emptyText: choose };
  const name: FieldKind = { type: 'line', most: 200, suggestions: namesOfTeam(suggested) };
  const league: FieldKind = { type: 'line', most: 200, suggestions: leagues };
  const field = (path: keyof Team, label: string, kind: FieldKind, help?: string): Field => ({
    path: `${base}/${path}`,
    name: path,
    label,
    kind,
    value: team?.[path] ?? null,
    ...(help === undefined ? {} : { help }),
  });
  return [
    { ...field('teamName', t('profileEdit.teamName'), name), isRequired: true },
    field('type', t('profileEdit.teamType'), type),
    field('tier', t('profileEdit.tier'), tier, t('profileEdit.tierHelp')),
    field('league', t('profileEdit.league'), league, leagues.length === 0 ? undefined : t('profileEdit.leagueHelp')),
    field('country', t('profileEdit.teamCountry'), { type: 'country' }),
    field('logo', t('profileEdit.logo'), { type: 'picture', choice: drawLogo }),
  ];
}
