import { Box } from '@chakra-ui/react/box';
import { regionOfTeam, regionsOfTeam } from '@touchline/domain/college/team-region';
import { useLanguage } from '../../../i18n/language-provider';
import { EditableSection } from '../editable-section';
import { Correctable } from '../suggestions/correctable';
import { type Team, useCollegePage } from '../use-college-page';

const TEXTS = {
  en: {
    title: 'Region',
    field: 'Region of the team',
    none: 'Not known',
    help: 'The region in which your team plays for a place at the national championship.',
  },
  de: {
    title: 'Region',
    field: 'Region des Teams',
    none: 'Nicht bekannt',
    help: 'Die Region, in der dein Team um einen Platz bei der nationalen Meisterschaft spielt.',
  },
} as const;

interface TeamRegionProps {
  readonly team: Team;
  /** The path of the team in the college (JSON pointer). */
  readonly path: string;
}

/** The region of an NJCAA team, which its editors choose (S3-10); nothing for a team whose division has no regions. */
export function TeamRegion({ team, path }: TeamRegionProps) {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const { college } = useCollegePage();
  const offered = regionsOfTeam(college, team);
  const region = regionOfTeam(college, team);
  if (offered.length === 0) return null;
  return (
    <EditableSection
      title={texts.title}
      isEmpty={region === null}
      fields={() => [
        {
          path: `${path}/region`,
          label: texts.field,
          help: texts.help,
          kind: {
            type: 'choice',
            emptyText: texts.none,
            options: offered.map((one) => ({ value: one.value, text: `${one[language]} · ${one.area[language]}` })),
          },
          value: region?.value ?? null,
        },
      ]}
    >
      {region !== null && (
        <Correctable path={`/athletics/sport/${team.sex}/region`}>
          <Box fontWeight="semibold">{region[language]}</Box>
          <Box color="fg.muted">{region.area[language]}</Box>
        </Correctable>
      )}
    </EditableSection>
  );
}
