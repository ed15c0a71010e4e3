import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { RECRUIT_PAGES } from '@touchline/domain/reference/limits';
import { FREE_ACCESS, PRICE_LIST, SOCIAL_FEATURES } from '@touchline/domain/reference/price-list';
import { Check, Minus } from 'lucide-react';
import { OwnPrice } from '../../components/plans/own-price';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';

const ALL_PLANS = ['free', 'guestAccess', 'premium'] as const;
type Plan = (typeof ALL_PLANS)[number];

interface PlanTableProps {
  /** The columns, the plan that the user has included. */
  readonly plans?: readonly Plan[];
  /** The plan that the user has, whose column has no button. */
  readonly current?: Plan | null;
  readonly onChoose: (plan: Plan, opener: HTMLElement) => void;
}

const Cell = chakra('td', {
  base: {
    px: { base: '1', md: '6' },
    py: { base: '1.5', md: '3' },
    textAlign: 'center',
    verticalAlign: 'middle',
    fontWeight: 'semibold',
    textStyle: 'number',
    borderTopWidth: { base: '0', md: '1px' },
  },
});

/** The rows in which plans without Premium differ, or that say what is free. */
const OF_ALL: ReadonlySet<string> = new Set(['look', 'saved', 'pages']);

/** Where the plan stands that is worked out: the column of Premium is tinted. */
const tintOf = (plan: Plan) => (plan === 'premium' ? { bg: 'pitch.subtle' } : {});

/** A row of the table; on phones its name has a line of its own above the three values. */
const Row = chakra('tr', {
  base: {
    display: { base: 'grid', md: 'table-row' },
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    borderTopWidth: { base: '1px', md: '0' },
  },
});

/** Who gets what for which price (S9-02): a table with a column for each plan, and its button. */
export function PlanTable({ plans = ALL_PLANS, current = null, onChoose }: PlanTableProps) {
  const t = useTranslations();
  const social = (plan: 'free' | 'premium') => t('plans.social', SOCIAL_FEATURES[plan]);
  const yes = <Sign isIncluded />;
  const no = <Sign isIncluded={false} />;
  const rows = [
    { key: 'look', free: yes, guestAccess: yes, premium: yes },
    { key: 'saved', free: yes, guestAccess: yes, premium: yes },
    { key: 'pages', free: String(RECRUIT_PAGES.member), guestAccess: t('plans.allPages'), premium: t('plans.allPages') },
    { key: 'social', free: social('free'), guestAccess: social('free'), premium: social('premium') },
    { key: 'badge', free: no, guestAccess: no, premium: yes },
    { key: 'first', free: no, guestAccess: no, premium: yes },
    { key: 'line', free: no, guestAccess: no, premium: yes },
    { key: 'named', free: no, guestAccess: no, premium: yes },
  ] as const;
  const shown = plans.includes('premium') ? rows : rows.filter(({ key }) => OF_ALL.has(key));
  return (
    <chakra.table
      role="table"
      aria-label={t('plans.table')}
      width="full"
      display={{ base: 'block', md: 'table' }}
      tableLayout="fixed"
      mt="8"
      css={{ borderCollapse: 'separate', borderSpacing: 0, '--columns': String(plans.length) }}
    >
      <chakra.thead role="rowgroup" display={{ base: 'block', md: 'table-header-group' }}>
        <Row role="row">
          <chakra.td role="cell" hideBelow="md" width="34%" />
          {plans.map((plan) => (
            <chakra.th
              key={plan}
              role="columnheader"
              scope="col"
              px={{ base: '1.5', md: '6' }}
              pt={{ base: '3', md: '5' }}
              pb={{ base: '3', md: '5' }}
              verticalAlign="bottom"
              fontWeight="normal"
              borderStartStartRadius={{ md: 'card' }}
              borderStartEndRadius={{ md: 'card' }}
              {...tintOf(plan)}
            >
              <Box textStyle="small" color="fg.muted" hideBelow="md" mb="1">
                {t(`plans.for.${plan}`)}
              </Box>
              <Box textStyle={{ base: 'h4', md: 'h3' }} overflowWrap="anywhere">
                {t(`plans.name.${plan}`)}
              </Box>
              <Box textStyle="figure" fontSize={{ base: '1.25rem', md: '1.75rem' }} mt="1">
                <OwnPrice cents={plan === 'free' ? FREE_ACCESS.cents : PRICE_LIST[plan].cents} />
              </Box>
              <Box textStyle="small" color="fg.muted">
                {t('plans.perMonth')}
              </Box>
            </chakra.th>
          ))}
        </Row>
      </chakra.thead>
      <chakra.tbody role="rowgroup" display={{ base: 'block', md: 'table-row-group' }}>
        {shown.map((row) => (
          <Row key={row.key} role="row">
            <chakra.th
              role="rowheader"
              scope="row"
              gridColumn="1 / -1"
              textAlign={{ base: 'center', md: 'start' }}
              fontWeight="normal"
              color={{ base: 'fg.muted', md: 'fg' }}
              textStyle={{ base: 'small', md: 'body' }}
              pt={{ base: '3', md: '3' }}
              pb={{ base: '0', md: '3' }}
              pe={{ md: '6' }}
              borderTopWidth={{ base: '0', md: '1px' }}
            >
              {t(`plans.row.${row.key}`)}
            </chakra.th>
            {plans.map((plan) => (
              <Cell key={plan} role="cell" {...tintOf(plan)} pb={{ base: '3', md: '3' }}>
                {row[plan]}
              </Cell>
            ))}
          </Row>
        ))}
        <Row role="row">
          <chakra.td role="cell" hideBelow="md" borderTopWidth="1px" />
          {plans.map((plan) => (
            <Cell
              key={plan}
              role="cell"
              {...tintOf(plan)}
              py={{ base: '3', md: '5' }}
              borderEndStartRadius={{ md: 'card' }}
              borderEndEndRadius={{ md: 'card' }}
            >
              {plan === current ? (
                <CurrentPlan />
              ) : (
                <Button
                  size="lg"
                  width="full"
                  height="auto"
                  minH="11"
                  py="1.5"
                  px={{ base: '1.5', md: '4' }}
                  fontSize={{ base: 'sm', md: 'md' }}
                  whiteSpace="normal"
                  lineHeight="1.25"
                  aria-haspopup="dialog"
                  {...(plan === 'premium'
                    ? { colorPalette: 'flare' }
                    : { variant: 'outline', colorPalette: 'ink', bg: 'bg.panel' })}
                  onClick={({ currentTarget }) => onChoose(plan, currentTarget)}
                >
                  {t(`plans.get.${plan}`)}
                </Button>
              )}
            </Cell>
          ))}
        </Row>
      </chakra.tbody>
    </chakra.table>
  );
}

/** In the column of the plan that the user has. */
function CurrentPlan() {
  const t = useTranslations();
  return (
    <Box display="inline-flex" alignItems="center" justifyContent="center" gap="2" minH="11" textStyle="small" color="fg.muted">
      <Icon as={Check} size={18} />
      {t('plans.mine')}
    </Box>
  );
}

/** Whether a plan includes something. */
function Sign({ isIncluded }: { readonly isIncluded: boolean }) {
  const t = useTranslations();
  const shape = isIncluded ? Check : Minus;
  return (
    <Box
      as="span"
      role="img"
      aria-label={t(isIncluded ? 'plans.included' : 'plans.notIncluded')}
      display="inline-flex"
      color={isIncluded ? 'pitch.fg' : 'fg.muted'}
    >
      <Icon as={shape} size={22} strokeWidth={isIncluded ? 2.25 : 1.75} />
    </Box>
  );
}
