import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { refundableCents } from '@touchline/domain/money/refundable';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { Chip } from '../../../ui/chip';
import { useLongDate } from '../../../ui/use-dates';
import { type PersonAnswer, type ShownPayment, type ShownPurchase, useAmount } from './use-person';

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog')).RefundDialog }));

/**
 * What somebody bought, the latest first, each with its payments and a button that refunds one; then the days that
 * admins gave.
 */
export function PurchaseList({ person }: { readonly person: PersonAnswer }) {
  const t = useTranslations();
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [asked, setAsked] = useState<{ readonly purchase: ShownPurchase; readonly payment: ShownPayment } | null>(null);
  const { purchases, given } = person.money;
  if (purchases.length === 0 && given.length === 0) return <Box color="fg.muted">{t('adminPerson.nothingBought')}</Box>;
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
        {given.map((one) => (
          <Box as="li" key={one.givenAt} py="5" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
            <GivenDays given={one} />
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

/** Days of a plan that an admin gave: never paid. */
function GivenDays({ given: { plan, days, givenAt, from, until } }: { readonly given: PersonAnswer['money']['given'][number] }) {
  const t = useTranslations();
  const day = useLongDate();
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <Heading as="h3" textStyle="h4">
          {t(`plans.name.${plan}`)}
        </Heading>
        <Box>{t('adminPerson.givenDays', { count: days })}</Box>
        <Chip>{t('adminPerson.given')}</Chip>
      </Box>
      <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {t('adminPerson.givenOn', { date: day(givenAt) })} · {t('adminPerson.givenFor', { from: day(from), to: day(until) })}
      </Box>
    </>
  );
}

interface PaymentsProps {
  readonly purchase: ShownPurchase;
  readonly onRefund: (payment: ShownPayment, button: HTMLButtonElement) => void;
}

/** The payments of a purchase, each in a row with what was given back and the button that refunds it. */
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
  return (
    <Box
      as="ul"
      aria-label={t('adminPerson.payments', { name: t(`plans.name.${priceName}`) })}
      listStyleType="none"
      mt="2"
      maxW="text"
      textStyle="small"
    >
      {payments.map((payment) => (
        <Box
          as="li"
          key={payment.id}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 2fr) minmax(0, 3fr) auto' }}
          alignItems="center"
          columnGap="4"
          py="1"
          minH="13"
          borderTopWidth="1px"
        >
          <Box>{day(payment.at)}</Box>
          <Box gridRow={{ base: '2', md: 'auto' }}>
            <Box as="span" fontWeight="medium">
              {amount(payment.cents, currency)}
            </Box>
            {[
              payment.refundedCents === 0 ? null : t('adminPerson.refunded', { sum: amount(payment.refundedCents, currency) }),
              payment.dispute === null ? null : t(`adminPerson.dispute.${payment.dispute}`),
            ].map((note) => note !== null && ` · ${note}`)}
          </Box>
          {refundableCents(payment) > 0 && (
            <Button
              size="lg"
              variant="outline"
              colorPalette="ink"
              gridRow={{ base: '1 / span 2', md: 'auto' }}
              gridColumn={{ base: '2', md: '3' }}
              aria-haspopup="dialog"
              aria-label={t('adminPerson.refundOf', { date: day(payment.at) })}
              onClick={({ currentTarget }) => onRefund(payment, currentTarget)}
            >
              {t('adminPerson.refund')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}
