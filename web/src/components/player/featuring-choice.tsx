import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { useQueryClient } from '@tanstack/react-query';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { answerableUntil, featuringStateOf } from '@touchline/domain/person/profiles/featuring/featuring-state';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { isMinorOn } from '@touchline/domain/person/profiles/audience/visibility';
import { lazy, Suspense } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { BusyButton } from '../../ui/busy-button';
import { useToasts } from '../../ui/overlays/toasts';
import { useAction } from '../../ui/use-action';
import { useLongDate } from '../../ui/use-dates';
import { useOwnAccount } from '../own-account/use-own-account';

/** Minors alone need it, and with it the library of forms. */
const GuardianForm = lazy(async () => ({ default: (await import('./guardian-form')).GuardianForm }));

type Wishing = Pick<Profile, '_id' | 'type' | 'featuring' | 'adultFrom'>;

interface FeaturingChoiceProps {
  readonly profile: Wishing;
  /** Called with the profile after each change. */
  readonly onProfile: (after: Profile) => void;
  /** The level of its title: below a chapter, unless said otherwise. */
  readonly level?: 'h2' | 'h3';
}

/**
 * Whether a player may be featured, off until they say so (docs/decisions/067-consent-to-be-featured.md): an adult
 * agrees here, a minor asks a guardian by mail, and both end it here at once. Nothing for people who are not players.
 */
export function FeaturingChoice({ profile, onProfile, level = 'h3' }: FeaturingChoiceProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const now = new Date().toISOString();
  const { featuring } = profile;
  const state = featuringStateOf(featuring, now);
  const isMinor = isMinorOn(profile, now.slice(0, 10));
  const { isBusy, run } = useAction();
  if (!isPlayer(profile.type)) return null;

  const send = async (wanted: boolean, guardianEmail: string | null) => {
    const body = { wanted, guardianEmail };
    const { profile: after } = await callApi('changeFeaturing', { params: { profileId: profile._id }, body });
    onProfile(after);
    void client.invalidateQueries({ queryKey: ['account'] });
    const isOn = after.featuring !== null && after.featuring.allowedAt !== null;
    const text = after.featuring === null ? 'nowOff' : isOn ? 'nowOn' : 'nowAsked';
    show({ variant: 'success', text: t(`privacy.featuring.${text}`) });
  };
  const isOpen = state === 'off' || state === 'unanswered';
  return (
    <Box as="section" id="featured" aria-label={t('privacy.featuring.title')} mt="10" maxW="text">
      <Heading as={level} textStyle="h3" mb="2">
        {t('privacy.featuring.title')}
      </Heading>
      <Stack gap="4" alignItems="flex-start">
        <Box>{t('privacy.featuring.text')}</Box>
        {isOpen && isMinor && <AboutGuardian />}
        <WhereItStands featuring={featuring} state={state} />
        {isOpen && isMinor && (
          <Box minH="8.5rem" width="full">
            <Suspense fallback={null}>
              <GuardianForm onAsk={(email) => send(true, email)} />
            </Suspense>
          </Box>
        )}
        {isOpen && !isMinor && (
          <BusyButton
            size="lg"
            variant="outline"
            colorPalette="ink"
            isBusy={isBusy}
            busyText={t('privacy.featuring.allow')}
            onClick={() => void run(() => send(true, null))}
          >
            {t('privacy.featuring.allow')}
          </BusyButton>
        )}
        {!isOpen && (
          <BusyButton
            size="lg"
            variant="outline"
            colorPalette="ink"
            isBusy={isBusy}
            busyText={t(state === 'on' ? 'privacy.featuring.end' : 'privacy.featuring.stop')}
            onClick={() => void run(() => send(false, null))}
          >
            {t(state === 'on' ? 'privacy.featuring.end' : 'privacy.featuring.stop')}
          </BusyButton>
        )}
      </Stack>
    </Box>
  );
}

/** Who has to agree for a minor, what that is worth, and whether the address of before counts no more. */
function AboutGuardian() {
  const t = useTranslations();
  const { query } = useOwnAccount();
  return (
    <>
      {query.data?.isGuardianRefused === true && (
        <Box role="status" fontWeight="medium">
          {t('privacy.featuring.refused')}
        </Box>
      )}
      <Box>{t('privacy.featuring.minor')}</Box>
      <Box color="fg.muted">{t('privacy.featuring.worth')}</Box>
    </>
  );
}

/** What was asked or allowed, and when; it is read out where it changes. */
function WhereItStands({
  featuring,
  state,
}: Pick<Wishing, 'featuring'> & { readonly state: ReturnType<typeof featuringStateOf> }) {
  const t = useTranslations();
  const day = useLongDate();
  const textOf = () => {
    if (featuring === null || state === 'off') return null;
    if (state === 'unanswered') return t('privacy.featuring.unanswered');
    if (featuring.allowedAt !== null) {
      const date = day(featuring.allowedAt);
      return t(featuring.by === 'owner' ? 'privacy.featuring.on' : 'privacy.featuring.onByGuardian', { date });
    }
    return t('privacy.featuring.asked', { date: day(featuring.askedAt), until: day(answerableUntil(featuring)) });
  };
  return (
    <Box role="status" fontWeight="medium" _empty={{ display: 'none' }}>
      {textOf()}
    </Box>
  );
}
