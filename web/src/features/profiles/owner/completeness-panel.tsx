import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { completenessOf, isPlayer, playerLevelOf } from '@touchline/domain/person/profiles/completeness/completeness';
import { completenessSteps } from '@touchline/domain/person/profiles/completeness/completeness-steps';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { FEATURED_FROM_PERCENT } from '@touchline/domain/reference/limits';
import { Plus } from 'lucide-react';
import { focusEditorOf } from '../../../components/document-editor/focus-editor-of';
import { useTranslations } from '../../../i18n/use-translations';
import { Icon } from '../../../ui/icon';
import { SiteLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { pathsOfField, tabOfField } from '../editing/paths-of-fields';
import { profileAddress } from '../profile-tabs';

/** So many next steps are named at once. */
const MOST_STEPS = 3;
const RADIUS = 26;
const AROUND = 2 * Math.PI * RADIUS;

/** How complete the owner's profile is (S3-02): ring, level, next steps with what each adds, and what 70 % unlock. */
export function CompletenessPanel({ stored }: { readonly stored: Profile }) {
  const t = useTranslations();
  if (!isPlayer(stored.type)) return null;
  const { percent } = completenessOf(stored);
  const { steps, fieldsUntilFeatured } = completenessSteps(stored);
  return (
    <Section title={t('profile.level')}>
      <Box display="flex" alignItems="center" gap="4">
        <Ring percent={percent} label={t('profile.ring', { percent })} />
        <Box minW="0">
          <Box textStyle="h3">{t(`profile.level.${playerLevelOf(percent)}`)}</Box>
          <Box textStyle="small" color="fg.muted">
            {steps.length === 0
              ? t('profile.allFilled')
              : fieldsUntilFeatured > 0
                ? t('profile.untilFeatured', { count: fieldsUntilFeatured, percent: FEATURED_FROM_PERCENT })
                : t('profile.mayBeFeatured')}
          </Box>
        </Box>
      </Box>
      {steps.length > 0 && (
        <Box as="ul" aria-label={t('profile.nextSteps')} display="grid" gap="2" mt="4">
          {steps.slice(0, MOST_STEPS).map(({ field, percentThen }) => (
            <Box as="li" key={field}>
              <Button
                asChild
                variant="outline"
                size="lg"
                width="full"
                justifyContent="flex-start"
                whiteSpace="normal"
                textAlign="start"
              >
                <SiteLink
                  to={profileAddress(stored.username, { tab: tabOfField(field), album: null })}
                  state={{ preserveScroll: true }}
                  onClick={() => focusEditorOf(pathsOfField(field))}
                >
                  <Icon as={Plus} />
                  {t('profile.gain', { field: t(`profile.field.${field}`), percent: percentThen - percent })}
                </SiteLink>
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <Box textStyle="small" color="fg.muted" mt="3">
        {t('profile.ownerOnly')}
      </Box>
    </Section>
  );
}

/** The share that is filled as a ring, with the number in it. */
function Ring({ percent, label }: { readonly percent: number; readonly label: string }) {
  return (
    <Box
      role="img"
      aria-label={label}
      position="relative"
      flex="none"
      width="16"
      height="16"
      display="grid"
      placeItems="center"
      color="pitch.solid"
    >
      <svg aria-hidden viewBox="0 0 64 64" style={{ position: 'absolute', inset: 0, transform: 'rotate(-90deg)' }}>
        <circle cx="32" cy="32" r={RADIUS} fill="none" stroke="currentColor" strokeOpacity="0.2" strokeWidth="6" />
        <circle
          cx="32"
          cy="32"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={`${(AROUND * percent) / 100} ${AROUND}`}
        />
      </svg>
      <Box as="span" aria-hidden textStyle="number" fontWeight="bold" color="fg">
        {percent}
      </Box>
    </Box>
  );
}
