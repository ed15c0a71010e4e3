import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { MiniPitch } from '../../components/player/mini-pitch';
import { VerifiedBadge } from '../../components/player/verified-badge';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { Drawer } from '../../ui/overlays/dialog';
import { ButtonLink } from '../../ui/links';
import { RecruitPortrait } from './recruit-portrait';
import type { FoundRecruit } from './recruit-results-query';
import { useRecruitTexts } from './recruit-texts';

interface QuickViewProps {
  readonly items: readonly FoundRecruit[];
  /** Which of them is shown. */
  readonly at: number;
  readonly onStep: (at: number) => void;
  readonly onClose: () => void;
}

/** A player at the side of the results, with the way to the one before and the one after. */
export function QuickView({ items, at, onStep, onClose }: QuickViewProps) {
  const t = useTranslations();
  const { classLine, placeLine, positionsText, gpaText, valueText } = useRecruitTexts();
  const recruit = items[at];
  if (recruit === undefined) return null;
  const { displayName, username, verified, about, position, team, status, characteristics } = recruit;
  const tier = team?.tier ?? null;
  const facts = [
    [t('recruits.facet.class'), classLine(recruit)],
    [t('recruits.facet.status'), status === null ? null : valueText('status', status)],
    [t('recruits.facet.team'), team === null ? null : [team.teamName, team.league].filter((part) => part !== null).join(' · ')],
    [t('recruits.facet.tier'), tier === null ? null : valueText('tier', tier)],
    [t('recruits.facet.place'), placeLine(recruit)],
    [t('recruits.facet.height'), characteristics.feet],
    [t('recruits.facet.foot'), characteristics.foot === null ? null : valueText('foot', characteristics.foot)],
    [t('recruits.facet.gpa'), gpaText(recruit)],
  ] as const;
  return (
    <Drawer
      isOpen
      title={displayName}
      onClose={onClose}
      footer={
        <Box display="flex" flexWrap="wrap" gap="2" width="full" justifyContent="space-between">
          <Box display="flex" gap="2">
            <Button
              variant="outline"
              colorPalette="ink"
              size="lg"
              px="0"
              minW="11"
              aria-label={t('recruits.before')}
              disabled={at === 0}
              onClick={() => onStep(at - 1)}
            >
              <Icon as={ChevronLeft} />
            </Button>
            <Button
              variant="outline"
              colorPalette="ink"
              size="lg"
              px="0"
              minW="11"
              aria-label={t('recruits.after')}
              disabled={at === items.length - 1}
              onClick={() => onStep(at + 1)}
            >
              <Icon as={ChevronRight} />
            </Button>
          </Box>
          <ButtonLink to={`/profile/${username}/about`}>{t('recruits.open')}</ButtonLink>
        </Box>
      }
    >
      <Box display="flex" gap="4" mb="5">
        <RecruitPortrait recruit={recruit} sizes="10rem" width="10rem" aspectRatio="4 / 5" borderRadius="card" />
        {position.main.length > 0 && (
          <MiniPitch positions={position.main} height={200} label={t('ui.positions', { positions: positionsText(recruit) })} />
        )}
      </Box>
      {verified && (
        <Box mb="4">
          <VerifiedBadge look="chip" verified word={t('recruits.verified')} />
        </Box>
      )}
      <Box as="dl">
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([name, value]) => (
            <Box key={name} display="flex" justifyContent="space-between" gap="4" py="2" borderTopWidth="1px">
              <Box as="dt" color="fg.muted">
                {name}
              </Box>
              <Box as="dd" textAlign="end" minW="0" overflowWrap="anywhere">
                {value}
              </Box>
            </Box>
          ))}
      </Box>
      {about !== null && (
        <Box mt="4" overflowWrap="anywhere">
          {about}
        </Box>
      )}
    </Drawer>
  );
}
