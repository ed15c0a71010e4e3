import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useQueryClient } from '@tanstack/react-query';
import { typedCents } from '@touchline/domain/kernel/format/money';
import { endsSubscription, refundableCents } from '@touchline/domain/money/refundable';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api-client';
import { refusalMessages } from '../../../lib/api-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { Dialog } from '../../../ui/dialog';
import { FailureLine } from '../../../ui/failures';
import { TextAreaField, TextField } from '../../../ui/text-fields';
import { useToasts } from '../../../ui/toasts';
import { type PersonAnswer, personKey, type ShownPayment, type ShownPurchase, useAmount } from './use-person';

interface RefundDialogProps {
  readonly user: PersonAnswer['user'];
  readonly purchase: ShownPurchase;
  readonly payment: ShownPayment;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

const REASON_MAX = 500;
const SUM_MAX = 12;

/** Asks for sum and reason of a refund; the sum stands in the text and on the button. */
export function RefundDialog({ user, purchase, payment, onClose, opener }: RefundDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const amount = useAmount();
  const left = refundableCents(payment);
  const [typed, setTyped] = useState((left / 100).toFixed(2));
  const [reason, setReason] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const entered = typedCents(typed);
  const cents = entered !== null && entered > 0 && entered <= left ? entered : null;
  const { id: paymentId, refundedCents } = payment;
  const inMoney = (of: number) => amount(of, purchase.currency);
  const sum = inMoney(cents ?? left);
  const isPlan = purchase.priceName === 'premium' || purchase.priceName === 'guestAccess';
  const ends = endsSubscription(purchase, { paymentId, cents: cents ?? 0, refundedCents });

  async function refund(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (cents === null || reason.trim() === '' || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const body = { paymentId, cents, refundedCents, reason: reason.trim() };
      const { money } = await callApi('refundPayment', { params: { purchaseId: purchase.id }, body });
      client.setQueryData(personKey(user.uid), { user, money });
      show({ variant: 'success', text: t('adminPerson.refundDone', { sum }) });
      onClose();
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t('failure.internal')).join(' '));
      setIsBusy(false);
      await client.invalidateQueries({ queryKey: personKey(user.uid) });
    }
  }

  return (
    <Dialog isOpen title={t('adminPerson.refundTitle')} onClose={onClose} opener={opener}>
      <Stack asChild gap="4">
        <form noValidate onSubmit={(event) => void refund(event)}>
          <Box overflowWrap="anywhere">
            {t('adminPerson.refundText', { name: `${user.firstName} ${user.lastName}`, sum, total: inMoney(payment.cents) })}
            {isPlan && ` ${t(ends ? 'adminPerson.refundEnds' : 'adminPerson.refundKeeps')}`}
          </Box>
          <TextField
            label={t('adminPerson.sum')}
            help={t('adminPerson.sumHelp', { left: inMoney(left) })}
            type="text"
            autoComplete="off"
            maxLength={SUM_MAX}
            value={typed}
            onText={setTyped}
            isValidated={isValidated}
            error={cents === null ? t('adminPerson.sumWrong', { left: inMoney(left) }) : null}
          />
          <TextAreaField
            label={t('adminPerson.reason')}
            help={t('adminPerson.refundReasonHelp')}
            value={reason}
            onText={setReason}
            rows={{ least: 2, most: 5 }}
            maxLength={REASON_MAX}
            isValidated={isValidated}
            error={reason.trim() === '' ? t('adminPerson.reasonMissing') : null}
          />
          <FailureLine text={failure} />
          <Box display="flex" flexWrap="wrap" gap="3">
            <BusyButton type="submit" size="lg" colorPalette="red" isBusy={isBusy}>
              {t('adminPerson.refundButton', { sum })}
            </BusyButton>
            <Button size="lg" variant="outline" colorPalette="ink" onClick={onClose}>
              {t('adminPerson.cancel')}
            </Button>
          </Box>
        </form>
      </Stack>
    </Dialog>
  );
}
