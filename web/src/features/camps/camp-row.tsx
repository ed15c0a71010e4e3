import { Box } from '@chakra-ui/react/box';
import type { ListedCamp } from '@touchline/domain/camp/listed-camp';
import { isRegistrationOpen } from '@touchline/domain/search/camps/camp-facets';
import type { ReactNode } from 'react';
import { campDays } from '../../components/camp-days';
import { competitionParts, placeLine } from '../../components/college/college-summary';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { Chip } from '../../ui/chip';
import { PageLink } from '../../ui/links';
import { useCampAddress } from './camp-address';
import { forWhomTexts, priceText, typeText } from './camp-texts';
import { DayTicket } from './day-ticket';

interface CampRowProps {
  readonly camp: ListedCamp;
  /** The day of the answer, YYYY-MM-DD. */
  readonly today: string;
  /** The distance from the user in miles, where their position is known. */
  readonly miles?: number | null;
  readonly action: ReactNode;
  /** What stands below: the overlaps of a plan. */
  readonly children?: ReactNode;
}

/** One camp of a list: its first day as a ticket, days, name, host, for whom, what is left, price with two decimals. */
export function CampRow({ camp, today, miles = null, action, children }: CampRowProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { toCamp } = useCampAddress();
  const { _id, name, type, sex, startsOn, endsOn, host, placeName, priceCents } = camp;
  const competition = competitionParts({ ...host, conference: null }, sex === 'both' ? undefined : sex);
  const where = [host.name, ...competition, placeLine(host.city, host.state), ...(placeName === null ? [] : [placeName])];
  const distance = miles === null ? [] : [t('camps.miles', { miles: Math.round(miles) })];
  return (
    <Box
      as="li"
      position="relative"
      display="flex"
      alignItems="flex-start"
      gap={{ base: '3', md: '5' }}
      p={{ base: '4', md: '5' }}
      pe={{ base: '2', md: '3' }}
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      transition="background 150ms ease-out"
      _hover={{ bg: 'bg.subtle' }}
    >
      <DayTicket day={startsOn} isQuiet={endsOn < today} />
      <Box flex="1" minW="0" display={{ base: 'block', md: 'flex' }} columnGap="6" alignItems="flex-start">
        <Box flex="1" minW="0">
          <Box textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
            {campDays(startsOn, endsOn, language)}
          </Box>
          <PageLink
            to={toCamp(_id)}
            fontFamily="heading"
            fontWeight="bold"
            fontSize="1.125rem"
            lineHeight="1.35"
            overflowWrap="anywhere"
            _before={{ content: '""', position: 'absolute', inset: '0' }}
          >
            {name}
          </PageLink>
          <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {[...where.filter((part) => part !== ''), ...distance].join(' · ')}
          </Box>
          <Box display="flex" flexWrap="wrap" gap="2" mt="2.5">
            <Chip tone="pitch">{typeText(type, t)}</Chip>
            <Chip>{t(`camps.gender.${sex}`)}</Chip>
            {forWhomTexts(camp, t).map((text) => (
              <Chip key={text}>{text}</Chip>
            ))}
          </Box>
          {children}
        </Box>
        <Box
          flex="none"
          width={{ md: '9.5rem' }}
          mt={{ base: '3', md: '0' }}
          display={{ base: 'flex', md: 'block' }}
          flexWrap="wrap"
          alignItems="baseline"
          columnGap="3"
          textAlign={{ md: 'end' }}
        >
          <Box
            textStyle={priceCents === null ? 'small' : 'h4'}
            color={priceCents === null ? 'fg.muted' : 'fg'}
            fontVariantNumeric="tabular-nums"
          >
            {priceText(priceCents, t, language)}
          </Box>
          <CampStanding camp={camp} today={today} />
        </Box>
      </Box>
      <Box position="relative" flex="none">
        {action}
      </Box>
    </Box>
  );
}

/** What is left of a camp: that it is over, closed or full, or its places. */
export function CampStanding({
  camp,
  today,
}: {
  readonly camp: Pick<ListedCamp, 'endsOn' | 'registrationClosesOn' | 'spacesLeft'>;
  readonly today: string;
}) {
  const t = useTranslations();
  const { spacesLeft, registrationClosesOn, endsOn } = camp;
  const isClosed = registrationClosesOn !== null && !isRegistrationOpen(camp, today);
  const text =
    endsOn < today
      ? t('camps.over')
      : isClosed
        ? t('camps.closed')
        : spacesLeft === null
          ? null
          : t('camps.left', { count: spacesLeft });
  if (text === null) return null;
  const isOpen = endsOn >= today && !isClosed && spacesLeft !== 0;
  return (
    <Box textStyle="small" fontWeight={isOpen ? 'semibold' : 'normal'} color={isOpen ? 'pitch.fg' : 'fg.muted'}>
      {text}
    </Box>
  );
}
