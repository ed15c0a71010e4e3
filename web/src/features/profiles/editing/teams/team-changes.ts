import type { Team } from '@touchline/domain/person/profiles/profile-parts';
import type { Json } from '@touchline/domain/kernel/json/json';
import type { FieldChange } from '../../../../components/document-editor/field';
import type { ProfileChanges } from '../edited-profile';

const BLANK_TEAM: Team = {
  type: null,
  teamName: null,
  league: null,
  country: null,
  tier: null,
  logo: null,
  showInHeader: false,
};

/** Adds a team with what was typed; the first team of a profile is the one in its header (S3-01). */
export function addingTeam(typed: Readonly<Record<string, Json>>, label: string): ProfileChanges {
  return ({ teams }) => [
    { op: 'add', path: '/teams/-', value: { ...BLANK_TEAM, ...typed, showInHeader: teams.length === 0 }, label },
  ];
}

/** Shows a team in the header, and no other one (S3-01); no change where it is shown there already or is gone. */
export function showingInHeader(index: number, label: string): ProfileChanges {
  return ({ teams }) => {
    if (teams[index] === undefined || teams[index].showInHeader) return [];
    const others = teams.flatMap(({ showInHeader }, at): FieldChange[] =>
      showInHeader ? [{ path: `/teams/${at}/showInHeader`, value: false, label }] : [],
    );
    return [...others, { path: `/teams/${index}/showInHeader`, value: true, label }];
  };
}

/**
 * Removes a team, if it is still the one that was pressed. Where it was in the header, the first of the others takes
 * its place there by itself (`headerTeamOf`).
 */
export function removingTeam(index: number, shown: Team, label: string): ProfileChanges {
  return ({ teams }) =>
    teams[index]?.teamName === shown.teamName && teams[index].type === shown.type
      ? [{ path: `/teams/${index}`, value: null, label }]
      : [];
}
