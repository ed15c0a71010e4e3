import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { type Team, useCollegeInHand } from './college-in-hand';
import { PicturePlace } from './picture-place';

const SIDE = {
  flex: { base: '1 1 8rem', lg: '0 0 14.5rem' },
  maxW: { base: '18rem', lg: 'none' },
  height: { base: '13rem', lg: '18rem' },
} as const;
const SIDE_SIZES = '(min-width: 62rem) 15rem, 50vw';

/** A team in pictures: the squad, its head coach, its logo, in one row of fixed height; nothing where the college has shown none. */
export function TeamPictures({ team, path }: { readonly team: Team; readonly path: string }) {
  const t = useTranslations();
  const { college, editing } = useCollegeInHand();
  const { teamPicture, headCoachPicture, logo, coaches } = team;
  if (editing === null && teamPicture === null && headCoachPicture === null && logo === null) return null;
  return (
    <Box display="flex" flexWrap="wrap" gap="4">
      <PicturePlace
        path={`${path}/teamPicture`}
        word="college.teamPicture"
        caption={t(`college.${team.sex}`)}
        sizes="(min-width: 62rem) 42rem, 100vw"
        place={{
          flex: { base: '1 0 100%', lg: '1 1 24rem' },
          aspectRatio: { base: '16 / 9', lg: 'auto' },
          height: { lg: '18rem' },
        }}
      />
      <PicturePlace
        path={`${path}/headCoachPicture`}
        word="college.headCoachPicture"
        caption={coaches.find(({ staffType }) => staffType === 'headcoach')?.name ?? t('college.headcoach')}
        sizes={SIDE_SIZES}
        place={SIDE}
      />
      <PicturePlace
        path={`${path}/logo`}
        word="college.teamLogo"
        caption={college.nickname ?? college.name}
        sizes={SIDE_SIZES}
        isWhole
        place={SIDE}
      />
    </Box>
  );
}
