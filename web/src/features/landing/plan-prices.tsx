import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { FREE_ACCESS, type Price, PRICE_LIST } from '@touchline/domain/constants/price-list';
import { type ReactNode, useId } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { ButtonLink } from '../../ui/button-link';
import { Touchline } from '../../ui/touchline';
import { PriceRow } from './price-row';

const PLANS = [
  { name: 'free', price: FREE_ACCESS },
  { name: 'guestAccess', price: PRICE_LIST.guestAccess },
  { name: 'premium', price: PRICE_LIST.premium },
] as const satisfies readonly { name: string; price: Price }[];

const BOOSTS = [
  { name: 'skipTheLine', price: PRICE_LIST.skipTheLine },
  { name: 'featureAgain', price: PRICE_LIST.featureAgain },
] as const satisfies readonly { name: string; price: Price }[];

/** What Touchline costs, as a price list (specification §9). */
export function PlanPrices() {
  const t = useTranslations();
  const titleId = useId();
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 22rem) minmax(0, 1fr)' }}
      columnGap="20"
      rowGap="8"
    >
      <Box>
        <Heading as="h2" id={titleId} textStyle="h2" pb="2">
          {t('landing.plans')}
        </Heading>
        <Touchline />
        <Text color="fg.muted" pt="4" pb="6">
          {t('landing.plansText')}
        </Text>
        <ButtonLink to="/plus" variant="outline" display={{ base: 'none', lg: 'inline-flex' }}>
          {t('landing.plansAction')}
        </ButtonLink>
      </Box>
      <Box>
        <PriceGroup title={t('landing.monthlyPlans')}>
          {PLANS.map(({ name, price }) => (
            <PriceRow key={name} name={name} price={price} />
          ))}
        </PriceGroup>
        <PriceGroup title={t('landing.boosts')}>
          {BOOSTS.map(({ name, price }) => (
            <PriceRow key={name} name={name} price={price} />
          ))}
        </PriceGroup>
        <ButtonLink to="/plus" variant="outline" display={{ base: 'flex', lg: 'none' }} mt="6">
          {t('landing.plansAction')}
        </ButtonLink>
      </Box>
    </Box>
  );
}

function PriceGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box mt="8" _first={{ mt: '0' }}>
      <Heading as="h3" textStyle="label" color="fg.muted" pb="3">
        {title}
      </Heading>
      <Box as="ul">{children}</Box>
    </Box>
  );
}
