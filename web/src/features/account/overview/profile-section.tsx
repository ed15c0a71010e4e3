import { Box } from '@chakra-ui/react/box';
import { completenessOf } from '@touchline/domain/profile/completeness';
import { isPlayer, playerLevelOf } from '@touchline/domain/profile/player-level';
import { useTranslations } from '../../../i18n/use-translations';
import { useSessionState } from '../../../session/session-context';
import { ButtonLink } from '../../../ui/button-link';
import { ProgressLine } from '../../../ui/progress-line';
import { Section } from '../../../ui/section';

/** How much of a player's profile is filled (specification §3), and the way to the rest; others have no such score. */
export function ProfileSection() {
  const t = useTranslations();
  const { profile } = useSessionState();
  if (profile === null || !isPlayer(profile.type)) return null;
  const { percent, missing } = completenessOf(profile);
  const title = t('account.completeness');
  return (
    <Section title={title}>
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="4" mb="2">
        <Box textStyle="h3">{t(`account.level.${playerLevelOf(percent)}`)}</Box>
        <Box textStyle="number" fontWeight="semibold">
          {t('account.percent', { percent })}
        </Box>
      </Box>
      <ProgressLine label={title} percent={percent} />
      <Box color="fg.muted" mt="3" mb="4">
        {t('account.missing', { count: missing.length })}
      </Box>
      <ButtonLink to="/playerProfileWizard">{t('account.goOn')}</ButtonLink>
    </Section>
  );
}
