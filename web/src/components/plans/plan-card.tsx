import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { type ListedPlan, planOf } from '@touchline/domain/money/may-buy';
import { PRICE_LIST, SOCIAL_FEATURES } from '@touchline/domain/reference/price-list';
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { BusyButton } from '../../ui/busy-button';
import { Icon } from '../../ui/icon';
import { useLongDate } from '../../ui/use-dates';
import type { OwnAccount } from '../own-account/use-own-account';
import { OwnPrice } from './own-price';
import { usePortal } from './use-checkout';

type Included = 'search' | 'first' | 'badge' | 'line' | 'social';

/** What a plan gives beyond Free Access, the strongest first. */
const INCLUDED: Readonly<Record<ListedPlan, readonly Included[]>> = {
  free: [],
  guestAccess: ['search'],
  premium: ['first', 'badge', 'social', 'line', 'search'],
};

/** The plan of an account: what `planOf` and the answer about the account say. */
export type PlanFacts = Pick<OwnAccount, 'entitlements' | 'planEnding' | 'planRenewsAt' | 'isCustomer'>;

interface PlanCardProps {
  readonly account: PlanFacts;
  /** Whether it lists what the plan gives; only players get more than the search. */
  readonly isPlayer: boolean;
  readonly lists?: boolean;
  /** The level of the plan's name below the headings of the page. */
  readonly level?: 'h2' | 'h3';
  /** What stands above the name, such as the banner of Premium. */
  readonly banner?: ReactNode;
  /** Further ways on, next to that to the payment provider. */
  readonly children?: ReactNode;
}

/** The plan that somebody has: name, price, how it goes on, what it gives, and how it is managed. */
export function PlanCard({ account, isPlayer, lists = true, level = 'h3', banner, children }: PlanCardProps) {
  const t = useTranslations();
  const { entitlements, planEnding, planRenewsAt, isCustomer } = account;
  const name = planOf(entitlements, new Date().toISOString());
  const until = name === 'free' ? null : (entitlements[name]?.until ?? null);
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="card" p={{ base: '5', md: '6' }} display="grid" gap="4">
      {banner}
      <Box display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" columnGap="6" rowGap="1">
        <Heading as={level} textStyle="h3">
          {t(`ownPlan.plan.${name}`)}
        </Heading>
        {name !== 'free' && planEnding !== 'given' && (
          <Box>
            <Box as="span" textStyle="figure" fontSize="1.25rem">
              <OwnPrice cents={PRICE_LIST[name].cents} />
            </Box>{' '}
            <Box as="span" textStyle="small" color="fg.muted">
              {t('plans.perMonth')}
            </Box>
          </Box>
        )}
        <Box flexBasis="full">
          {until === null ? (
            <Lasting name={name} renewsAt={planRenewsAt} />
          ) : (
            <Ending ending={planEnding ?? 'cancelled'} until={until} />
          )}
        </Box>
      </Box>
      {lists && <IncludedList plan={name} isPlayer={isPlayer} />}
      <Box display="flex" flexWrap="wrap" gap="2" _empty={{ display: 'none' }}>
        {isCustomer && <ManageButton text={t(name === 'free' ? 'ownPlan.payments' : 'plans.manage')} />}
        {children}
      </Box>
    </Box>
  );
}

/** What a plan gives, as a list with ticks; nothing for Free Access. */
export function IncludedList({ plan, isPlayer }: { readonly plan: ListedPlan; readonly isPlayer: boolean }) {
  const t = useTranslations();
  const given = INCLUDED[plan].filter((one) => isPlayer || one === 'search');
  if (given.length === 0) return null;
  return (
    <Box as="ul" aria-label={t('ownPlan.includes')} listStyleType="none" display="grid" gap="2">
      {given.map((one) => (
        <Box as="li" key={one} display="flex" gap="2.5" minW="0">
          <Box as="span" color="pitch.fg" flex="none" pt="0.5">
            <Icon as={Check} size={20} strokeWidth={2.25} />
          </Box>
          <span>{t(`ownPlan.gets.${one}`, SOCIAL_FEATURES.premium)}</span>
        </Box>
      ))}
    </Box>
  );
}

/** How a plan without an end goes on. */
function Lasting({ name, renewsAt }: { readonly name: ListedPlan; readonly renewsAt: string | null }) {
  const t = useTranslations();
  const day = useLongDate();
  const renewal = renewsAt === null ? t('ownPlan.renews') : t('ownPlan.renewsOn', { date: day(renewsAt) });
  return <Box color="fg.muted">{name === 'free' ? t('ownPlan.free') : renewal}</Box>;
}

interface EndingProps {
  readonly ending: NonNullable<OwnAccount['planEnding']>;
  readonly until: string;
}

/** Until when a plan goes on, and why it ends; after a payment that failed, what saves it. */
function Ending({ ending, until }: EndingProps) {
  const t = useTranslations();
  const day = useLongDate();
  const text = t(`ownPlan.ending.${ending}`, { date: day(until) });
  if (ending !== 'paymentFailed') return <Box color="fg.muted">{text}</Box>;
  return (
    <Box display="flex" gap="3" alignItems="flex-start" bg="flare.subtle" borderRadius="control" px="4" py="3" mt="1" maxW="text">
      <Icon as={CircleAlert} style={{ flex: 'none', marginTop: 2 }} />
      {text}
    </Box>
  );
}

/** Leads to the provider's page where a plan is cancelled, the card is changed and invoices are. */
function ManageButton({ text }: { readonly text: string }) {
  const { isBusy, open } = usePortal();
  return (
    <BusyButton size="lg" variant="outline" colorPalette="ink" isBusy={isBusy} onClick={open}>
      {text}
    </BusyButton>
  );
}
