import { Box } from '@chakra-ui/react/box';
import type { CoachEntry } from '@touchline/domain/college/athletics';
import type { College } from '@touchline/domain/college/college';
import { collegePicture, Photo } from '../pictures/photo';

interface CoachPortraitProps {
  readonly coach: CoachEntry;
  readonly college: College;
  /** The attribute `sizes` of the photo: how wide it is shown. */
  readonly sizes?: string;
  /** Its least height as a CSS length. */
  readonly minHeight?: string;
}

/**
 * A coach's portrait, or a drawn figure in the team's colour if there is none. Decorative: the name stands next to
 * it.
 */
export function CoachPortrait({ coach, college, sizes = '7rem', minHeight = '8rem' }: CoachPortraitProps) {
  if (coach.picture !== null && college.pictureDetails[coach.picture] !== undefined) {
    const photo = collegePicture(college, coach.picture);
    return (
      <Box position="relative" overflow="hidden" style={{ background: photo.background, minHeight }}>
        <Photo photo={photo} alt="" sizes={sizes} />
      </Box>
    );
  }
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 112 160"
      preserveAspectRatio="xMidYMax slice"
      width="100%"
      height="100%"
      style={{ display: 'block', minHeight }}
    >
      <rect width="112" height="160" fill={college.color ?? '#146B4F'} />
      <path d="M112 0V160H34Z" fill="#FFFFFF" fillOpacity="0.12" />
      <path d="M0 118H112M56 118A30 30 0 0 1 56 178" fill="none" stroke="#FFFFFF" strokeOpacity="0.35" strokeWidth="1.5" />
      <path d="M56 84C34 84 18 98 14 126L10 160H102L98 126C94 98 78 84 56 84Z" fill="#06231A" fillOpacity="0.82" />
      <path d="M46 70H66V88C66 94 46 94 46 88Z" fill="#06231A" fillOpacity="0.7" />
      <circle cx="56" cy="56" r="20" fill="#06231A" fillOpacity="0.82" />
      <path d="M36 52A20 20 0 0 1 76 52L80 55H36Z" fill={college.color ?? '#146B4F'} />
      <path d="M40 86L56 100L72 86" fill="none" stroke="#FFFFFF" strokeOpacity="0.4" strokeWidth="2" />
    </svg>
  );
}
