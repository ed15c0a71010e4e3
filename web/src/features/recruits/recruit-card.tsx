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

/** Width to height of a card's picture: a portrait of 4 : 5 next to a pitch of 68 : 105, equally high. */
export const PICTURE_RATIO = '1.4476';
const PORTRAIT_SIZES = '(min-width: 80rem) 10rem, (min-width: 30rem) 13rem, 56vw';

/**
 * A player among the results: portrait and positions on a pitch side by side, below them name with badge, class, team
 * with crest and tier, and town. The whole card leads to the profile; its button opens the quick view.
 */
export function RecruitCard({ recruit, isFirst, isPromoted, ofCoach, onQuickView }: RecruitEntryProps) {
  const t = useTranslations();
  const { classLine, placeLine, positionsText, gpaText, valueText } = useRecruitTexts();
  const { position, status, committedTo, team } = recruit;
  const gpa = gpaText(recruit);
  const quiet = [
    status === null || committedTo !== null ? null : valueText('status', status),
    gpa === null ? null : t('recruits.gpa', { gpa }),
  ];
  const facts = quiet.filter((part) => part !== null).join(' · ');
  const place = placeLine(recruit);
  return (
    <Box
      as="li"
      position="relative"
      display="flex"
      flexDirection="column"
      minW="0"
      borderWidth="1px"
      borderRadius="card"
      bg="bg.panel"
      overflow="hidden"
      transition="box-shadow 150ms ease-out, border-color 150ms ease-out"
      _hover={{ boxShadow: 'soft', borderColor: 'border.emphasized' }}
    >
      <Box display="flex" aspectRatio={PICTURE_RATIO} overflow="hidden" bg="pitch.800">
        <Box position="relative" height="full" flexGrow="1" minW="0">
          <RecruitPortrait recruit={recruit} sizes={PORTRAIT_SIZES} isFirst={isFirst} height="full" />
          {ofCoach !== null && (
            <>
              <Box position="absolute" insetEnd="3" top="3" boxSize="11">
                <ofCoach.Write recruit={recruit} />
              </Box>
              <Box position="absolute" insetEnd="3" bottom="3" minW="6.5rem" height="11">
                <ofCoach.Save recruit={recruit} />
              </Box>
            </>
          )}
        </Box>
        {position.main.length > 0 && (
          <Box flex="none" height="full" aspectRatio="68 / 105" css={{ '& svg': { width: '100%', height: '100%' } }}>
            <MiniPitch positions={position.main} height={200} label={t('ui.positions', { positions: positionsText(recruit) })} />
          </Box>
        )}
      </Box>
      <Box flex="1" display="flex" flexDirection="column" p="4" pb="2" minW="0">
        {isPromoted && (
          <Box textStyle="small" fontWeight="semibold" color="pitch.fg">
            {t('recruits.promoted')}
          </Box>
        )}
        <RecruitName recruit={recruit} size="1.125rem" />
        <Box textStyle="small" color="fg.muted">
          {classLine(recruit) ?? valueText('type', recruit.type)}
        </Box>
        {facts !== '' && (
          <Box textStyle="small" color="fg.muted">
            {facts}
          </Box>
        )}
        <ConfirmedLine recruit={recruit} />
        <Box mt="auto" pt="3">
          <Box
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="2"
            minH="12"
            pt="2"
            borderTopWidth="1px"
            textStyle="small"
          >
            <Box minW="0">
              <RecruitCommitment recruit={recruit} />
              {team !== null && <RecruitTeam recruit={recruit} />}
              {place !== null && (
                <Box color="fg.muted" overflowWrap="anywhere">
                  {place}
                </Box>
              )}
            </Box>
            <QuickViewButton name={recruit.displayName} me="-2" onClick={onQuickView} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
