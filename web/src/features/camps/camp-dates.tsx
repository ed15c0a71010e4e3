import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { isCalendarDate } from '@touchline/domain/kernel/text/text-traits';
import { paramsOfCampQuery } from '@touchline/domain/search/camps/camp-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { Input } from '../../ui/fields/text-controls';
import { useCampAddress } from './camp-address';
import { FilterSection } from './filter-section';

/** The days between which a camp lies, as a real form, so that it works before hydration. */
export function CampDates() {
  const t = useTranslations();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { query, view, linkTo } = useCampAddress();
  const id = useId();
  const further = paramsOfCampQuery({ ...query, from: null, to: null, page: 1 });
  return (
    <FilterSection title={t('camps.facet.dates')}>
      <chakra.form
        key={`${query.from ?? ''} ${query.to ?? ''}`}
        method="get"
        action="/camps"
        display="grid"
        gap="2.5"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          const day = (name: string) => {
            const text = typed.get(name);
            return typeof text === 'string' && isCalendarDate(text) ? text : null;
          };
          void navigate(linkTo({ ...query, from: day('from'), to: day('to'), page: 1 }), { state: { preserveScroll: true } });
        }}
      >
        {language === 'de' && <input type="hidden" name="lang" value="de" />}
        {view === 'calendar' && <input type="hidden" name="view" value="calendar" />}
        {further.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {(['from', 'to'] as const).map((end) => (
          <Box key={end} display="grid" gridTemplateColumns="3rem minmax(0, 1fr)" alignItems="center" gap="2">
            <chakra.label htmlFor={`${id}${end}`} textStyle="small">
              {t(`camps.${end}`)}
            </chakra.label>
            <Input
              id={`${id}${end}`}
              name={end}
              type="date"
              size="lg"
              defaultValue={query[end] ?? ''}
              bg="bg.panel"
              borderColor="border.emphasized"
            />
          </Box>
        ))}
        <Button type="submit" variant="outline" size="lg">
          {t('camps.apply')}
        </Button>
      </chakra.form>
    </FilterSection>
  );
}
