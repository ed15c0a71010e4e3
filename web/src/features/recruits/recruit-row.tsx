import { Box } from '@chakra-ui/react/box';
import { MiniPitch } from '../../components/player/mini-pitch';
import { useTranslations } from '../../i18n/use-translations';
import { ConfirmedLine } from './confirmed-marks';
import { QuickViewButton } from './quick-view-button';
import { RecruitCommitment } from './recruit-commitment';
import { RecruitName } from './recruit-name';
import { RecruitPortrait } from './recruit-portrait';
import { RecruitTeam } from './recruit-team';
import { useRecruitTexts } from './recruit-texts';
import type { RecruitEntryProps } from './result-groups';

/**
 * A player among the results: portrait, name with badge, class, team with crest and tier, town, and the positions on a
 * pitch. The whole row leads to the profile; its button opens the quick view.
 */
export function RecruitRow({ recruit, isFirst, isPromoted, ofCoach, onQuickView }: RecruitEntryProps) {
  const t = useTranslations();
  const { classLine, placeLine, positionsText, gpaText, valueText } = useRecruitTexts();
  const { position, status, committedTo } = recruit;
  const place = placeLine(recruit);
  const gpa = gpaText(recruit);
  const quiet = [
    status === null || committedTo !== null ? null : valueText('status', status),
    gpa === null ? null : t('recruits.gpa', { gpa }),
  ];
  return (
    <Box
      as="li"
      position="relative"
      display="flex"
      alignItems="center"
      gap={{ base: '3', md: '5' }}
      py="3"
      px={{ base: '3', md: '5' }}
      borderTopWidth="1px"
      transition="background 150ms ease-out"
      _first={{ borderTopWidth: '0' }}
      _hover={{ bg: 'bg.subtle' }}
    >
      <Box position="relative" flex="none">
        <RecruitPortrait
          recruit={recruit}
          sizes="(min-width: 48rem) 5rem, 4.5rem"
          isFirst={isFirst}
          width={{ base: '4.5rem', md: '5rem' }}
          aspectRatio="4 / 5"
          borderRadius="control"
        />
        {ofCoach !== null && <ofCoach.Save recruit={recruit} />}
      </Box>
      <Box flex="1" minW="0" display={{ md: 'grid' }} gridTemplateColumns={{ md: 'minmax(0, 1fr) minmax(0, 1fr)' }} columnGap="6">
        <Box minW="0">
          <RecruitName recruit={recruit} size="1.0625rem" />
          {isPromoted && (
            <Box textStyle="small" fontWeight="semibold" color="pitch.fg">
              {t('recruits.promoted')}
            </Box>
          )}
          <Box textStyle="small" color="fg.muted">
            {classLine(recruit) ?? valueText('type', recruit.type)}
          </Box>
          <Box textStyle="small" color="fg.muted" display={{ base: 'none', md: 'block' }} minH="1.3125rem">
            {quiet.filter((part) => part !== null).join(' · ')}
          </Box>
          <ConfirmedLine recruit={recruit} />
        </Box>
        <Box minW="0" textStyle="small" alignSelf="center">
          <RecruitCommitment recruit={recruit} />
          <RecruitTeam recruit={recruit} />
          {place !== null && (
            <Box color="fg.muted" overflowWrap="anywhere">
              {place}
            </Box>
          )}
        </Box>
      </Box>
      <Box
        flex="none"
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems="center"
        gap={{ base: '1', md: '5' }}
      >
        {position.main.length > 0 && (
          <Box flex="none" pointerEvents="none" css={{ '& svg': { width: 'auto', height: { base: '3.5rem', md: '5.25rem' } } }}>
            <MiniPitch positions={position.main} height={84} label={t('ui.positions', { positions: positionsText(recruit) })} />
          </Box>
        )}
        <Box display="flex" flexDirection="column">
          <QuickViewButton name={recruit.displayName} onClick={onQuickView} />
          {ofCoach !== null && <ofCoach.WriteInRow recruit={recruit} />}
        </Box>
      </Box>
    </Box>
  );
}
