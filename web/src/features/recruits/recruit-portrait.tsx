import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Photo } from '../../components/pictures/photo';
import { PlayerSilhouette } from '../../components/player/player-silhouette';
import { profilePicture } from '../../components/player/profile-photo';
import type { FoundRecruit } from './recruit-results-query';

interface RecruitPortraitProps extends BoxProps {
  readonly recruit: FoundRecruit;
  /** How wide it is shown, as in the attribute `sizes`. */
  readonly sizes: string;
  readonly isFirst?: boolean;
}

/** The portrait of a player, a drawn silhouette if there is none. Decoration next to the name. */
export function RecruitPortrait({ recruit, sizes, isFirst = false, ...box }: RecruitPortraitProps) {
  const { profilePicture: id } = recruit;
  const photo = id === null ? null : profilePicture(recruit, id);
  return (
    <Box position="relative" overflow="hidden" flex="none" bg="pitch.800" {...box}>
      {photo === null ? (
        <PlayerSilhouette number={recruit.jerseyNumber} />
      ) : (
        <div style={{ position: 'absolute', inset: 0, background: photo.background }}>
          <Photo photo={photo} alt="" sizes={sizes} isFirst={isFirst} />
        </div>
      )}
    </Box>
  );
}
