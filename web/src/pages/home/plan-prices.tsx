import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { FREE_ACCESS, type Price, PRICE_LIST, type PriceName } from '@touchline/domain/reference/price-list';
import { type ReactNode, useId } from 'react';
import { OwnPrice } from '../../components/plans/own-price';
import { useTranslations } from '../../i18n/use-translations';
import { Touchline } from '../../ui/page-layout';

const PLANS = [
  { name: 'free', price: FREE_ACCESS },
  { name: 'guestAccess', price: PRICE_LIST.guestAccess },
  { name: 'premium', price: PRICE_LIST.premium },
] as const satisfies readonly { name: string; price: Price }[];

const BOOSTS = [
  { name: 'skipTheLine', price: PRICE_LIST.skipTheLine },
  { name: 'featureAgain', price: PRICE_LIST.featureAgain },
] as const satisfies readonly { name: string; price: Price }[];

/** The price list (S9-02), at /home#prices. */
export function PlanPrices() {
  const t = useTranslations();
  const titleId = useId();
  return (
    <Box
      as="section"
      id="prices"
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

/** A line of the price list: name, purpose, and the price. */
function PriceRow({ name, price }: { readonly name: PriceName | 'free'; readonly price: Price }) {
  const t = useTranslations();
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap={{ base: '4', md: '8' }}
      alignItems="baseline"
      borderTopWidth="1px"
      py="4"
    >
      <Box>
        <Box display="flex" alignItems="center" gap="2.5" textStyle="h3">
          {name === 'premium' && (
            <Box aria-hidden bg="flare.solid" borderWidth="1px" borderColor="pitch.solid" boxSize="3" borderRadius="full" />
          )}
          {t(`landing.plan.${name}`)}
        </Box>
        <Box color="fg.muted" mt="1" maxW="30rem">
          {t(`landing.plan.${name}Text`)}
        </Box>
      </Box>
      <Box textAlign="end">
        <Box textStyle="figure">
          <OwnPrice cents={price.cents} />
        </Box>
        <Box textStyle="small" color="fg.muted">
          {t(price.billed === 'monthly' ? 'landing.perMonth' : 'landing.once')}
        </Box>
      </Box>
    </Box>
  );
}
