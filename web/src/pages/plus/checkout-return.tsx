import { Box } from '@chakra-ui/react/box';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { OutcomeText } from './outcome-text';

async function loadConfirmation() {
  const [{ PaymentConfirmation }, { CancelledCheckout }, { VisitQueries }] = await Promise.all([
    import('./payment-confirmation'),
    import('./cancelled-checkout'),
    import('../../lib/api/visit-queries'),
    ...(['own-plan', 'boosts'] as const).map((part) => loadMessages(part, pageLanguage())),
  ]);
  return { PaymentConfirmation, CancelledCheckout, VisitQueries };
}

type Outcome = 'success' | 'cancelled';

/**
 * What came of a checkout (`?checkout=`): cancelled, or paid. A payment is pending until the user's account confirms
 * it, and never both at once (F12). Each outcome leads on.
 */
export function CheckoutReturn({ outcome }: { readonly outcome: Outcome }) {
  const t = useTranslations();
  return (
    <Box
      as="section"
      role="status"
      aria-label={t('plans.outcome')}
      bg="pitch.subtle"
      borderRadius="card"
      px={{ base: '5', md: '8' }}
      py={{ base: '6', md: '8' }}
      mb="10"
      minH="8.5rem"
    >
      <Loaded outcome={outcome} />
    </Box>
  );
}

function Loaded({ outcome }: { readonly outcome: Outcome }) {
  const t = useTranslations();
  const { part } = useLoaded(loadConfirmation);
  const text = outcome === 'cancelled' ? 'cancelled' : 'pending';
  if (part === null) return <OutcomeText title={t(`plans.outcome.${text}`)} text={t(`plans.outcome.${text}Text`)} />;
  return (
    <part.VisitQueries>{outcome === 'cancelled' ? <part.CancelledCheckout /> : <part.PaymentConfirmation />}</part.VisitQueries>
  );
}
