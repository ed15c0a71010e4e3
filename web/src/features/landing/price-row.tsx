import { Box } from '@chakra-ui/react/box';
import type { Price, PriceName } from '@touchline/domain/constants/price-list';
import { ownPrice } from '@touchline/domain/format/money';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';

/** A line of the price list: what, what for, and how much in the language's currency. */
export function PriceRow({ name, price }: { readonly name: PriceName | 'free'; readonly price: Price }) {
  const t = useTranslations();
  const { language } = useLanguage();
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
        <Box textStyle="figure">{ownPrice(price.cents, language)}</Box>
        <Box textStyle="small" color="fg.muted">
          {t(price.billed === 'monthly' ? 'landing.perMonth' : 'landing.once')}
        </Box>
      </Box>
    </Box>
  );
}
