import { Box } from '@chakra-ui/react/box';
import { chargedCurrency, type Currency, ownPrice } from '@touchline/domain/kernel/format/money';
import { useLanguage } from '../../i18n/language-provider';
import { useKnownProfile } from '../../session/session-context';
import { HIDDEN_WHILE_RESTORING } from '../../ui/hidden-while-restoring';

/**
 * One of our prices in the currency that a checkout of this user takes (S9-12): the server says which one it is of who
 * is signed in. A visitor sees what an account would pay that is made on this page. While a stored sign-in is checked
 * the place stays empty, so that nobody reads a price that is not theirs.
 */
export function OwnPrice({ cents }: { readonly cents: number }) {
  const { language } = useLanguage();
  const profile = useKnownProfile();
  const currency: Currency = profile?.currency ?? chargedCurrency(language, null);
  return (
    <Box as="span" whiteSpace="nowrap" {...(profile === undefined ? HIDDEN_WHILE_RESTORING : {})}>
      {ownPrice(cents, currency, language)}
    </Box>
  );
}
