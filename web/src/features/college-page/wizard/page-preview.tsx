import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { sceneOf } from '../../../components/college/college-backdrop';
import { CollegeCover, CollegeLogo, COVER_SCRIM } from '../../../components/college/college-cover';
import { competitionParts, placeLine } from '../../../components/college/college-summary';
import { Crest } from '../../../components/college/crest';
import { collegePicture, collegePicturePath } from '../../../components/pictures/photo';
import { useTranslations } from '../../../i18n/use-translations';
import type { TeamSex } from '../../../lib/addresses/college-address';

const CREST_PX = 72;

/** The head of a college's page as visitors see it, small: cover, crest, name, place and competition. */
export function PagePreview({ college, sex }: { readonly college: College; readonly sex: TeamSex }) {
  const t = useTranslations();
  const team = college.athletics.sport.find((one) => one.sex === sex);
  const about = [
    placeLine(college.address.locality, college.address.administrative_area_level_1),
    ...competitionParts({
      ...college,
      division: team?.division ?? college.division,
      conference: team?.conference ?? college.conference,
    }),
  ].filter((text) => text !== '');
  const crest = <Crest college={college} size={CREST_PX} />;
  return (
    <Box
      role="group"
      aria-label={t('coachWizard.asVisitors')}
      className="on-dark"
      position="relative"
      display="flex"
      minH="15rem"
      borderRadius="card"
      overflow="hidden"
      bg="hero"
      color="hero.fg"
    >
      <CollegeCover {...(college.cover === null ? sceneOf(college) : collegePicture(college, college.cover))} />
      <Box
        position="relative"
        alignSelf="flex-end"
        width="full"
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        alignItems="center"
        columnGap="4"
        p="5"
        pt="16"
        bgImage={COVER_SCRIM}
      >
        {college.logo === null ? (
          crest
        ) : (
          <CollegeLogo src={collegePicturePath(college, college.logo, '400')} size={CREST_PX}>
            {crest}
          </CollegeLogo>
        )}
        <Box minW="0">
          <Box textStyle="h3" overflowWrap="anywhere">
            {college.name}
          </Box>
          <Box textStyle="small" mt="1">
            {about.join(' · ')}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
