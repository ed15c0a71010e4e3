import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { rememberedOrder } from '../../components/plans/remembered-order';
import { usePlanDialog } from '../../components/plans/use-plan-dialog';
import { useTranslations } from '../../i18n/use-translations';
import { NextSteps, OutcomeText } from './outcome-text';

/** A checkout that was left: nothing was charged, and where this tab knows for what, it leads back to it. */
export function CancelledCheckout() {
  const t = useTranslations();
  const [order] = useState(rememberedOrder);
  const { open, dialog } = usePlanDialog();
  return (
    <OutcomeText title={t('plans.outcome.cancelled')} text={t('plans.outcome.cancelledText')}>
      {order !== null && (
        <NextSteps>
          <Button
            size="lg"
            variant="outline"
            colorPalette="ink"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => void open(order, currentTarget)}
          >
            {t('ownPlan.next.again')}
          </Button>
        </NextSteps>
      )}
      {dialog}
    </OutcomeText>
  );
}
