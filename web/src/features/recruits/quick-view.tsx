import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import type { AttestedFact } from '@touchline/domain/reference/attested-facts';
import { readerOf } from '@touchline/domain/permissions/profile-reader';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useCallback } from 'react';
import { Crest } from '../../components/college/crest';
import { MiniPitch } from '../../components/player/mini-pitch';
import { PremiumChip } from '../../components/player/premium-chip';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { collegeAddress } from '../../lib/addresses/college-address';
import { useActor } from '../../session/session-context';
import { Icon } from '../../ui/icon';
import { Drawer } from '../../ui/overlays/dialog';
import { ButtonLink, PageLink } from '../../ui/links';
import { ConfirmedMark } from './confirmed-marks';
import { RecruitPortrait } from './recruit-portrait';
import type { FoundRecruit } from './recruit-results-query';
import { useRecruitTexts } from './recruit-texts';
import { useQuickViewSteps } from './use-quick-view-steps';

interface QuickViewProps {
  readonly items: readonly FoundRecruit[];
  /** Which of them is shown. */
  readonly at: number;
  readonly onStep: (at: number) => void;
  readonly onClose: () => void;
}

/**
 * A player at the side of the results, on phones a sheet at the bottom: which of all results it is, the way to the one
 * before and the one after, also over the end of the page, and for coaches the bookmark
 * and a message.
 */
export function QuickView({ items, at, onStep, onClose }: QuickViewProps) {
  const t = useTranslations();
  const { CoachInQuickView, RecruitFit } = useCoachPart();
  const { position: ofAll, goOn } = useQuickViewSteps({ at, count: items.length, onStep });
  const { classLine, placeLine, positionsText, gpaText, valueText } = useRecruitTexts();
  const recruit = items[at];
  if (recruit === undefined) return null;
  const { displayName, username, verified, about, position, team, status, committedTo, characteristics } = recruit;
  const tier = team?.tier ?? null;
  const facts = [
    [t('recruits.facet.position'), positionsText(recruit), 'position'],
    [t('recruits.facet.class'), classLine(recruit), 'class'],
    [t('recruits.facet.status'), status === null || committedTo !== null ? null : valueText('status', status)],
    [
      t('recruits.facet.team'),
      team === null ? null : [team.teamName, team.league].filter((part) => part !== null).join(' · '),
      'team',
    ],
    [t('recruits.facet.tier'), tier === null ? null : valueText('tier', tier)],
    [t('recruits.facet.place'), placeLine(recruit)],
    [t('recruits.facet.height'), characteristics.feet, 'height'],
    [t('recruits.facet.foot'), characteristics.foot === null ? null : valueText('foot', characteristics.foot)],
    [t('recruits.facet.gpa'), gpaText(recruit), 'gpa'],
  ] as const satisfies readonly (readonly [name: string, value: string | null, fact?: AttestedFact])[];
  return (
    <Drawer
      isOpen
      title={displayName}
      onClose={onClose}
      footer={
        <Box display="flex" flexWrap="wrap" gap="2" width="full" justifyContent="space-between">
          <Box display="flex" alignItems="center" gap="2">
            <StepButton label={t('recruits.before')} icon={ChevronLeft} onClick={at === 0 ? null : () => onStep(at - 1)} />
            <Box role="status" textStyle="small" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {ofAll}
            </Box>
            <StepButton label={t('recruits.after')} icon={ChevronRight} onClick={goOn} />
          </Box>
          <ButtonLink to={`/profile/${username}/about`} px="4" flex={{ base: '1', md: 'none' }}>
            {t('recruits.open')}
          </ButtonLink>
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
          <PremiumChip word={t('recruits.verified')} />
        </Box>
      )}
      {committedTo !== null && (
        <PageLink
          to={collegeAddress(committedTo.pathName, recruit.sportsTypeGender === 'Male' ? 'male' : 'female')}
          display="inline-flex"
          alignItems="center"
          gap="3"
          minH="11"
          mb="3"
          fontWeight="semibold"
          textDecoration="underline"
        >
          <Crest college={committedTo} size={40} />
          {t(status === 'signed' ? 'recruits.signedWith' : 'recruits.committedTo', { college: committedTo.name })}
        </PageLink>
      )}
      {CoachInQuickView !== null && (
        <Box mb="4">
          <CoachInQuickView key={recruit._id} recruit={recruit} />
        </Box>
      )}
      {RecruitFit !== null && <RecruitFit recruit={recruit} />}
      <Box as="dl">
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([name, value, fact = null]) => (
            <Box key={name} display="flex" justifyContent="space-between" gap="4" py="2" borderTopWidth="1px">
              <Box as="dt" color="fg.muted">
                {name}
              </Box>
              <Box as="dd" textAlign="end" minW="0" overflowWrap="anywhere">
                {value}
                {fact !== null && (
                  <Box _empty={{ display: 'none' }}>
                    <ConfirmedMark recruit={recruit} fact={fact} />
                  </Box>
                )}
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

interface StepButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Null where there is nobody on this side. */
  readonly onClick: (() => void) | null;
}

/** A step to the player before or after. */
function StepButton({ label, icon, onClick }: StepButtonProps) {
  return (
    <IconButton
      variant="outline"
      colorPalette="ink"
      size="lg"
      minW="11"
      aria-label={label}
      disabled={onClick === null}
      onClick={onClick ?? undefined}
    >
      <Icon as={icon} />
    </IconButton>
  );
}

const NOTHING = { CoachInQuickView: null, RecruitFit: null };

/** What accepted coaches do, with its texts; null for everybody else, and until it is downloaded. */
function useCoachPart() {
  const isCoach = readerOf(useActor(), '') === 'coach';
  const load = useCallback(async () => {
    if (!isCoach) return NOTHING;
    const [{ CoachInQuickView }, { RecruitFit }] = await Promise.all([
      import('./save-recruit'),
      import('./recruit-fit'),
      loadMessages('players', pageLanguage()),
    ]);
    return { CoachInQuickView, RecruitFit };
  }, [isCoach]);
  return useLoaded(load).part ?? NOTHING;
}
