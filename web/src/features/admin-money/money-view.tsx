import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { monthAfter } from '@touchline/domain/money/months';
import { type SyntheticEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { saveFile } from '../../lib/api/file-download';
import { FailedState } from '../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../ui/states/skeletons';
import { TextField } from '../../ui/fields/text-fields';
import { MoneyBars } from './money-bars';
import { moneyCsv, type ShownMonth } from './money-columns';
import { MonthList, MonthTable } from './month-figures';

const SHOWN_MONTHS = 6;
const MONTH_LENGTH = 7;

/** /admin/featureRequests?view=money: the money month by month; the range stands in the address (`from`, `to`). */
export function MoneyView() {
  const t = useTranslations();
  const callApi = useApi();
  const params = new URLSearchParams(useLocation().search);
  const present = new Date().toISOString().slice(0, MONTH_LENGTH);
  const to = params.get('to') ?? present;
  const from = params.get('from') ?? monthAfter(present, 1 - SHOWN_MONTHS);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['adminMoney', from, to],
    queryFn: ({ signal }) => callApi('adminMoney', { query: { from, to }, signal }),
  });
  return (
    <Stack gap="6">
      <RangeForm key={`${from} ${to}`} from={from} to={to} />
      {data !== undefined ? (
        <Months months={data.months} />
      ) : error !== null ? (
        <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRegion label={t('adminMoney.loading')}>
          <SkeletonText lines={8} />
        </SkeletonRegion>
      )}
    </Stack>
  );
}

/** Chooses the range; it becomes part of the address. */
function RangeForm({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(to);
  function choose(event: SyntheticEvent) {
    event.preventDefault();
    const query = new URLSearchParams({ view: 'money', from: first.trim(), to: last.trim() });
    void navigate({ search: `?${query}` });
  }
  const field = { type: 'text', autoComplete: 'off', maxLength: MONTH_LENGTH } as const;
  return (
    <chakra.form noValidate onSubmit={choose} display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
      <Box width="9rem">
        <TextField {...field} label={t('adminMoney.from')} value={first} onText={setFirst} />
      </Box>
      <Box width="9rem">
        <TextField {...field} label={t('adminMoney.to')} value={last} onText={setLast} />
      </Box>
      <Button type="submit" size="xl">
        {t('adminMoney.show')}
      </Button>
    </chakra.form>
  );
}

/** The months as bars and in figures, which can be saved. */
function Months({ months }: { readonly months: readonly ShownMonth[] }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const nameOf = (month: string) => format.format(new Date(`${month}-01T00:00:00.000Z`));
  const isEmpty = months.every(({ paid }) => paid.usd + paid.eur === 0);
  const save = () => {
    const name = `touchline-money-${months[0]?.month ?? ''}-${months.at(-1)?.month ?? ''}.csv`;
    saveFile(name, new Blob([moneyCsv(months, t)], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <>
      {isEmpty ? (
        <Box color="fg.muted">{t('adminMoney.nothing')}</Box>
      ) : (
        <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="8">
          <MoneyBars months={months} currency="usd" nameOf={nameOf} />
          <MoneyBars months={months} currency="eur" nameOf={nameOf} />
        </Box>
      )}
      <MonthTable months={months} nameOf={nameOf} />
      <MonthList months={months} nameOf={nameOf} />
      <Box textStyle="small" color="fg.muted" maxW="text">
        {t('adminMoney.note')}
      </Box>
      <Box>
        <Button size="lg" variant="outline" colorPalette="ink" onClick={save}>
          {t('adminMoney.csv')}
        </Button>
      </Box>
    </>
  );
}
