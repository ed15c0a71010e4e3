import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { boostStateOf } from '@touchline/domain/featuring/boost-state';
import { Check } from 'lucide-react';
import { useOwnFeatureRequests } from '../../components/own-account/use-own-feature-requests';
import { useTranslations } from '../../i18n/use-translations';
import { Chip } from '../../ui/chip';
import { ButtonLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { SkeletonBlock, SkeletonRegion } from '../../ui/states/skeletons';
import { type Boost, BoostRow, BuyBoost } from './boost-row';
import { BOOSTS } from './price-list';

interface OwnBoostsProps {
  readonly hasPremium: boolean;
  readonly onChoose: (boost: Boost, opener: HTMLElement) => void;
}

/** A player's boosts: what can be bought now, what is done, and why the others would have no effect. */
export function OwnBoosts({ hasPremium, onChoose }: OwnBoostsProps) {
  const t = useTranslations();
  const { data, isLoading } = useOwnFeatureRequests();
  return (
    <Section title={t('plans.boosts')} intro={t('plans.boostsText')}>
      {isLoading ? (
        <SkeletonRegion label={t('plans.asking')}>
          <SkeletonBlock height="9rem" />
        </SkeletonRegion>
      ) : (
        <Box as="ul" listStyleType="none">
          {BOOSTS.map((boost) => (
            <OwnBoost
              key={boost}
              boost={boost}
              own={data ?? null}
              hasPremium={hasPremium}
              onChoose={(opener) => onChoose(boost, opener)}
            />
          ))}
        </Box>
      )}
    </Section>
  );
}

interface OwnBoostProps {
  readonly boost: Boost;
  /** The player's requests; null where there are none, or they could not be read: then the server decides. */
  readonly own: AnswerOf<'ownFeatureRequests'> | null;
  readonly hasPremium: boolean;
  readonly onChoose: (opener: HTMLElement) => void;
}

function OwnBoost({ boost, own, hasPremium, onChoose }: OwnBoostProps) {
  const t = useTranslations();
  const state = own === null ? ({ kind: 'buy' } as const) : boostStateOf(own, boost);
  if (state.kind === 'buy')
    return (
      <BoostRow boost={boost} text={t(`plans.boost.${boost}`)}>
        <BuyBoost boost={boost} onChoose={onChoose} />
      </BoostRow>
    );
  if (state.kind === 'noEffect')
    return (
      <BoostRow boost={boost} text={t(`plans.stop.${state.why}`)}>
        <Box gridColumn={{ base: '1 / -1', md: '2 / -1' }} justifySelf={{ md: 'end' }}>
          <ButtonLink to="/account" variant="outline" colorPalette="ink">
            {t('plans.toQueue')}
          </ButtonLink>
        </Box>
      </BoostRow>
    );
  const numbers = { place: own?.place ?? 0, total: own?.total ?? 0 };
  const used =
    boost === 'skipTheLine' && hasPremium
      ? ('ownPlan.boost.premium.skipTheLine' as const)
      : (`ownPlan.boost.used.${boost}` as const);
  return (
    <BoostRow boost={boost} text={state.kind === 'waits' ? t('ownPlan.boost.waits') : t(used, numbers)}>
      <Box gridColumn={{ base: 'auto', md: '2 / -1' }} justifySelf="end">
        <Chip tone="pitch" icon={<Check aria-hidden />}>
          {t('ownPlan.boost.done')}
        </Chip>
      </Box>
    </BoostRow>
  );
}
