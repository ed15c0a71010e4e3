import { FIELD_GROUP_NAMES, type FieldGroup } from './visibility';

/** The groups on the short page of coaches, parents and admins; all others are about playing. */
const SHORT_PAGE_GROUPS = ['portrait', 'about', 'place', 'town'] as const satisfies readonly FieldGroup[];

/** The groups that a page can show: all of them on a player's page. */
export function groupsOfPage(isPlayersPage: boolean): readonly FieldGroup[] {
  return isPlayersPage ? FIELD_GROUP_NAMES : SHORT_PAGE_GROUPS;
}
