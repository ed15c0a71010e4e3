import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import { typedCents } from '@touchline/domain/kernel/format/money';
import { endsSubscription, refundableCents } from '@touchline/domain/money/refundable';
import { useState } from 'react';
import { useFormats } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { DialogForm, useDialogCall } from '../../../ui/overlays/dialog-form';
import { ReasonField, useReason } from '../../../ui/fields/reason-field';
import { TextField } from '../../../ui/fields/text-fields';
import { useToasts } from '../../../ui/overlays/toasts';
import { type PersonAnswer, personKey, type ShownPayment, type ShownPurchase, useAmount } from './use-person';

interface RefundDialogProps {
  readonly user: PersonAnswer['user'];
  readonly purchase: ShownPurchase;
  readonly payment: ShownPayment;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

const SUM_MAX = 12;

/** Asks for sum and reason of a refund; the sum stands in the text and on the button. */
export function RefundDialog({ user, purchase, payment, onClose, opener }: RefundDialogProps) {
  const { t, formatNumber } = useFormats();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const amount = useAmount();
  const left = refundableCents(payment);
  const [typed, setTyped] = useState(formatNumber(left / 100, { minimumFractionDigits: 2, useGrouping: false }));
  const [isValidated, setIsValidated] = useState(false);
  const { check, sent, field } = useReason(t('adminPerson.reasonMissing'), `purchases/${purchase.id}/refund`);
  const { failure, isBusy, send } = useDialogCall();
  const entered = typedCents(typed);
  const cents = entered !== null && entered > 0 && entered <= left ? entered : null;
  const { id: paymentId, refundedCents } = payment;
  const inMoney = (of: number) => amount(of, purchase.currency);
  const sum = inMoney(cents ?? left);
  const isPlan = purchase.priceName === 'premium' || purchase.priceName === 'guestAccess';
  const ends = endsSubscription(purchase, { paymentId, cents: cents ?? 0, refundedCents });

  async function refund() {
    setIsValidated(true);
    const reason = check();
    if (cents === null || reason === null) return;
    const body = { paymentId, cents, refundedCents, reason };
    const isTaken = await send(async () => {
      const { money } = await callApi('refundPayment', { params: { purchaseId: purchase.id }, body });
      client.setQueryData<PersonAnswer>(personKey(user.uid), (shown) => shown && { ...shown, money });
    });
    if (!isTaken) {
      await client.invalidateQueries({ queryKey: personKey(user.uid) });
      return;
    }
    sent();
    show({ variant: 'success', text: t('adminPerson.refundDone', { sum }) });
    onClose();
  }

  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={t('adminPerson.refundTitle')}
      button={t('adminPerson.refundButton', { sum })}
      isRed
      onSubmit={() => void refund()}
    >
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
      <ReasonField label={t('adminPerson.reason')} help={t('adminPerson.refundReasonHelp')} field={field} />
    </DialogForm>
  );
}
