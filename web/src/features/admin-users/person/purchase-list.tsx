import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { refundableCents } from '@touchline/domain/money/refundable';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { Chip } from '../../../ui/chip';
import { ScrollStrip } from '../../../ui/page-layout';
import { useLongDate } from '../../../ui/use-long-date';
import { type PersonAnswer, type ShownPayment, type ShownPurchase, useAmount } from './use-person';

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog')).RefundDialog }));

/** What somebody bought, the latest first, each with its payments and a button that refunds one. */
export function PurchaseList({ person }: { readonly person: PersonAnswer }) {
  const t = useTranslations();
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [asked, setAsked] = useState<{ readonly purchase: ShownPurchase; readonly payment: ShownPayment } | null>(null);
  const { purchases } = person.money;
  if (purchases.length === 0) return <Box color="fg.muted">{t('adminPerson.nothingBought')}</Box>;
  return (
    <>
      <Box as="ul" listStyleType="none">
        {purchases.map((purchase) => (
          <Box as="li" key={purchase.id} py="5" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
            <PurchaseHead purchase={purchase} />
            <Payments
              purchase={purchase}
              onRefund={(payment, button) => {
                pressed.current = button;
                setAsked({ purchase, payment });
              }}
            />
          </Box>
        ))}
      </Box>
      {asked !== null && (
        <Suspense fallback={null}>
          <RefundDialog {...asked} user={person.user} onClose={() => setAsked(null)} opener={() => pressed.current} />
        </Suspense>
      )}
    </>
  );
}

/** What was bought at which price, where it stands, and its dates. */
function PurchaseHead({ purchase }: { readonly purchase: ShownPurchase }) {
  const t = useTranslations();
  const day = useLongDate();
  const amount = useAmount();
  const { priceName, cents, currency, status, startedAt, periodStart, periodEnd, endsAt, endedAt, isPaused } = purchase;
  const isPlan = priceName === 'premium' || priceName === 'guestAccess';
  const isCancelled = status === 'active' && endsAt !== null;
  const dates = [
    t(isPlan ? 'adminPerson.startedOn' : 'adminPerson.boughtOn', { date: day(startedAt) }),
    periodStart !== null && periodEnd !== null && endedAt === null
      ? t('adminPerson.period', { from: day(periodStart), to: day(periodEnd) })
      : null,
    endedAt !== null ? t('adminPerson.endedOn', { date: day(endedAt) }) : null,
    endedAt === null && endsAt !== null ? t('adminPerson.endsOn', { date: day(endsAt) }) : null,
    isPaused ? t('adminPerson.isPaused') : null,
  ];
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <Heading as="h3" textStyle="h4">
          {t(`plans.name.${priceName}`)}
        </Heading>
        <Box>{amount(cents, currency)}</Box>
        <Chip tone={status === 'active' || status === 'paid' ? 'pitch' : 'quiet'}>
          {t(isCancelled ? 'adminPerson.status.cancelled' : `adminPerson.status.${status}`)}
        </Chip>
      </Box>
      <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {dates.filter((part) => part !== null).join(' · ')}
      </Box>
    </>
  );
}

interface PaymentsProps {
  readonly purchase: ShownPurchase;
  readonly onRefund: (payment: ShownPayment, button: HTMLButtonElement) => void;
}

const CELL = { px: '3', py: '2', textAlign: 'start', whiteSpace: 'nowrap', _first: { ps: '0' } } as const;

/** The payments of a purchase as a table, which scrolls sideways on narrow screens. */
function Payments({ purchase: { priceName, currency, payments }, onRefund }: PaymentsProps) {
  const t = useTranslations();
  const day = useLongDate();
  const amount = useAmount();
  if (payments.length === 0)
    return (
      <Box textStyle="small" pt="2">
        {t('adminPerson.noPayments')}
      </Box>
    );
  const label = t('adminPerson.payments', { name: t(`plans.name.${priceName}`) });
  const heads = ['adminPerson.paidOn', 'adminPerson.amount', 'adminPerson.refunded', 'adminPerson.dispute'] as const;
  return (
    <ScrollStrip label={label} mt="2">
      <chakra.table aria-label={label} textStyle="small" minW="max-content">
        <thead>
          <tr>
            {[...heads, 'adminPerson.actions' as const].map((head) => (
              <chakra.th key={head} scope="col" {...CELL} color="fg.muted" fontWeight="medium">
                {t(head)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <chakra.tr key={payment.id} borderTopWidth="1px">
              <chakra.td {...CELL}>{day(payment.at)}</chakra.td>
              <chakra.td {...CELL}>{amount(payment.cents, currency)}</chakra.td>
              <chakra.td {...CELL}>{payment.refundedCents === 0 ? '–' : amount(payment.refundedCents, currency)}</chakra.td>
              <chakra.td {...CELL}>{t(`adminPerson.dispute.${payment.dispute ?? 'none'}`)}</chakra.td>
              <chakra.td {...CELL}>
                {refundableCents(payment) > 0 && (
                  <Button
                    size="lg"
                    variant="outline"
                    colorPalette="ink"
                    aria-haspopup="dialog"
                    aria-label={t('adminPerson.refundOf', { date: day(payment.at) })}
                    onClick={({ currentTarget }) => onRefund(payment, currentTarget)}
                  >
                    {t('adminPerson.refund')}
                  </Button>
                )}
              </chakra.td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </ScrollStrip>
  );
}
