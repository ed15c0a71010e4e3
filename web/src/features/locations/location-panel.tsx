import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import { X } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { competitionParts } from '../../components/college/college-summary';
import { useLanguage } from '../../i18n/language-provider';
import { useFormats } from '../../i18n/use-translations';
import { FactTable } from '../../ui/facts';
import { Icon } from '../../ui/icon';
import { ButtonLink, PageLink } from '../../ui/links';
import { type LocationItem, linkToState, regionName } from './location-links';

/** A state or province: its colleges, teams, camps, price, leagues and towns, and the way to its colleges. */
export function LocationPanel({ location }: { readonly location: LocationItem }) {
  const { t, formatNumber } = useFormats();
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const { state, country, colleges, men, women, campColleges, averageNetPrice, divisions, cities } = location;
  const name = regionName(state, language);
  const money = averageNetPrice === null ? null : academicsCost(averageNetPrice, language);
  const price = money !== null && country === 'CA' ? t('locations.canadian', { price: money }) : money;
  return (
    <Box as="section" aria-label={name} bg="bg.panel" borderWidth="1px" borderRadius="card" p={{ base: '5', md: '6' }} minW="0">
      <Box display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
        <Box minW="0">
          <Heading as="h2" textStyle="h2" overflowWrap="anywhere">
            {name}
          </Heading>
          <Box color="fg.muted">{t('locations.collegeCount', { count: colleges })}</Box>
        </Box>
        <PageLink
          to={linkToState(params, null)}
          state={{ preserveScroll: true }}
          aria-label={t('locations.close')}
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          minW="11"
          minH="11"
          color="fg.muted"
        >
          <Icon as={X} />
        </PageLink>
      </Box>
      <Box mt="4">
        <FactTable
          facts={[
            { label: t('locations.menTeams'), value: formatNumber(men) },
            { label: t('locations.womenTeams'), value: formatNumber(women) },
            { label: t('locations.camps'), value: formatNumber(campColleges) },
            { label: t('locations.price'), value: price },
          ]}
        />
      </Box>
      <Heading as="h3" textStyle="h4" mt="6" mb="2">
        {t('locations.divisions')}
      </Heading>
      <Box as="ul" display="flex" flexWrap="wrap" columnGap="5">
        {divisions.map(({ league, division, colleges: count }) => (
          <Box as="li" key={`${league} ${division ?? ''}`}>
            <PageLink
              to={`/colleges?state=${state}&level=${league}${division === null ? '' : `-${division}`}`}
              display="inline-flex"
              alignItems="center"
              gap="2"
              minH="11"
              color="pitch.fg"
              fontWeight="medium"
            >
              {competitionParts({ league, division, conference: null })[0] ?? t('locations.other')}
              <Box as="span" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
                {formatNumber(count)}
              </Box>
            </PageLink>
          </Box>
        ))}
      </Box>
      {cities.length > 0 && (
        <>
          <Heading as="h3" textStyle="h4" mt="4" mb="2">
            {t('locations.cities')}
          </Heading>
          <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {cities.map((city) => (city.colleges > 1 ? `${city.name} (${formatNumber(city.colleges)})` : city.name)).join(' · ')}
          </Box>
        </>
      )}
      <Box mt="6">
        <ButtonLink to={`/colleges?state=${state}`} width="full">
          {t('locations.showAll', { count: colleges })}
        </ButtonLink>
        <ButtonLink variant="outline" width="full" mt="3" hideFrom="lg" to={`/collegeMap?state=${state}`}>
          {t('locations.showOnMap')}
        </ButtonLink>
        <ButtonLink variant="outline" width="full" mt="3" hideBelow="lg" to={`/colleges?state=${state}&view=map`}>
          {t('locations.showOnMap')}
        </ButtonLink>
      </Box>
    </Box>
  );
}
