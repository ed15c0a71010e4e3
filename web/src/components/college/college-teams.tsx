import type { College } from '@touchline/domain/college/college';
import { type KnownColours, teamTones } from '@touchline/domain/crest/team-tones';
import { buttonColors } from '@touchline/domain/kernel/format/colour-contrast';
import type { To } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { collegeAddress, type TeamSex } from '../../lib/addresses/college-address';
import { type Team, TeamSwitch } from './team-switch';

const SEXES = ['male', 'female'] as const satisfies readonly TeamSex[];
const TEAM_TEXT = {
  male: { text: 'ui.mensSoccer', short: 'ui.mens' },
  female: { text: 'ui.womensSoccer', short: 'ui.womens' },
} as const;

export interface CollegeTeamsProps {
  readonly college: Pick<College, 'pathName' | 'athletics'> & KnownColours;
  readonly sex: TeamSex;
  /** The address of a team's link; by default the team's page. Subpages pass one that stays on the same tab. */
  readonly teamAddress?: ((sex: TeamSex) => To) | undefined;
}

/** The switch between a college's teams; a team that it does not have is left out, unless its page is shown. */
export function CollegeTeams({ college, sex, teamAddress }: CollegeTeamsProps) {
  const t = useTranslations();
  const sexes = college.athletics.sport.map((team) => team.sex);
  const teams = SEXES.filter((one) => one === sex || sexes.includes(one)).map((one): Team => ({
    to: teamAddress?.(one) ?? collegeAddress(college.pathName, one),
    text: t(TEAM_TEXT[one].text),
    short: t(TEAM_TEXT[one].short),
    isCurrent: one === sex,
  }));
  const tones = teamTones(college);
  const colors = tones === null ? null : buttonColors(tones.first);
  return <TeamSwitch label={t('ui.teams')} teams={teams} colors={colors} fillsPhones />;
}
