import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { paidAmount } from '@touchline/domain/kernel/format/money';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { MONEY_COLUMNS, type ShownMonth } from './money-columns';

interface MonthFiguresProps {
  readonly months: readonly ShownMonth[];
  readonly nameOf: (month: string) => string;
}

type MoneyColumn = (typeof MONEY_COLUMNS)[number];

function useFigure() {
  const { language } = useLanguage();
  return ({ currency, of }: MoneyColumn, month: ShownMonth): string | number =>
    currency === null ? of(month) : paidAmount(of(month), currency, language);
}

const CELL = { px: '2', py: '2', textAlign: 'end' } as const;
const FIRST_CELL = { ...CELL, verticalAlign: 'bottom', _first: { ps: '0', textAlign: 'start', whiteSpace: 'nowrap' } } as const;

/** The figures of the months as a table, on wide windows. */
export function MonthTable({ months, nameOf }: MonthFiguresProps) {
  const t = useTranslations();
  const figure = useFigure();
  return (
    <Box hideBelow="lg">
      <chakra.table aria-label={t('adminMoney.table')} textStyle="small" width="full">
        <thead>
          <tr>
            {(['adminMoney.month', ...MONEY_COLUMNS.map(({ title }) => title)] as const).map((title) => (
              <chakra.th key={title} scope="col" {...FIRST_CELL} color="fg.muted" fontWeight="medium">
                {t(title)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <chakra.tr key={month.month} borderTopWidth="1px">
              <chakra.th scope="row" {...FIRST_CELL} fontWeight="medium">
                {nameOf(month.month)}
              </chakra.th>
              {MONEY_COLUMNS.map((column) => (
                <chakra.td key={column.title} {...CELL} whiteSpace="nowrap">
                  {figure(column, month)}
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

/** The same month below month, the newest first and without what is nothing, on narrow windows. */
export function MonthList({ months, nameOf }: MonthFiguresProps) {
  const t = useTranslations();
  const figure = useFigure();
  return (
    <Box as="ul" aria-label={t('adminMoney.table')} listStyleType="none" hideFrom="lg" textStyle="small">
      {months.toReversed().map((month) => {
        const told = MONEY_COLUMNS.filter(({ of }) => of(month) !== 0);
        return (
          <Box as="li" key={month.month} py="4" borderTopWidth="1px">
            <Heading as="h2" textStyle="h4">
              {nameOf(month.month)}
            </Heading>
            <Box
              as="dl"
              display="grid"
              gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
              columnGap="8"
              pt="1"
            >
              {told.map((column) => (
                <Box key={column.title} display="flex" justifyContent="space-between" gap="4" py="1">
                  <Box as="dt" color="fg.muted">
                    {t(column.title)}
                  </Box>
                  <Box as="dd" whiteSpace="nowrap">
                    {figure(column, month)}
                  </Box>
                </Box>
              ))}
            </Box>
            {told.length === 0 && '–'}
          </Box>
        );
      })}
    </Box>
  );
}
