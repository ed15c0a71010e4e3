import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { OutcomeText } from './outcome-text';

async function loadConfirmation() {
  const [{ PaymentConfirmation }, { VisitQueries }] = await Promise.all([
    import('./payment-confirmation'),
    import('../../lib/api/visit-queries'),
  ]);
  return { PaymentConfirmation, VisitQueries };
}

/**
 * What came of a checkout (`?checkout=`): cancelled, or paid. A payment is pending until the user's account confirms
 * it, and never both at once (F12).
 */
export function CheckoutReturn({ outcome }: { readonly outcome: 'success' | 'cancelled' }) {
  const t = useTranslations();
  return (
    <Box
      as="section"
      role="status"
      aria-label={t('plans.outcome')}
      bg="pitch.subtle"
      borderRadius="card"
      px={{ base: '5', md: '8' }}
      py="6"
      mb="10"
      minH="8.5rem"
    >
      {outcome === 'cancelled' ? (
        <OutcomeText title={t('plans.outcome.cancelled')} text={t('plans.outcome.cancelledText')} />
      ) : (
        <Confirmation />
      )}
    </Box>
  );
}

function Confirmation() {
  const t = useTranslations();
  const { part } = useLoaded(loadConfirmation);
  if (part === null) return <OutcomeText title={t('plans.outcome.pending')} text={t('plans.outcome.pendingText')} />;
  return (
    <part.VisitQueries>
      <part.PaymentConfirmation />
    </part.VisitQueries>
  );
}
