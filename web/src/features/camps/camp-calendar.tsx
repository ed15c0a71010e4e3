import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ListedCamp } from '@touchline/domain/camp/listed-camp';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { longDay } from '../../components/camp-days';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { ButtonLink, PageLink } from '../../ui/links';
import { useCampAddress } from './camp-address';
import { monthText } from './camp-texts';
import { type MonthDay, monthAfter, weeksOf } from './month-grid';

interface CampCalendarProps {
  readonly answer: AnswerOf<'searchCamps'>;
  /** YYYY-MM. */
  readonly month: string;
}

const Cell = chakra('td', { base: { borderWidth: '1px', verticalAlign: 'top', p: '1.5', height: '6.5rem', overflow: 'hidden' } });

/** The camps of a month: a table of weeks from 768 px, below that a list of the days that have camps. */
export function CampCalendar({ answer: { items, total, today }, month }: CampCalendarProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { query, linkTo } = useCampAddress();
  const weeks = weeksOf(month, items, language === 'de' ? 1 : 0);
  const to = (months: number) => linkTo({ ...query, filters: { ...query.filters, month: [monthAfter(month, months)] }, page: 1 });
  const busy = weeks.flat().filter((day) => day !== null && day.camps.length > 0);
  return (
    <Box>
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="3">
        <ButtonLink
          variant="outline"
          px="0"
          minW="11"
          to={to(-1)}
          rel="nofollow"
          state={{ preserveScroll: true }}
          aria-label={t('camps.previousMonth')}
        >
          <Icon as={ChevronLeft} />
        </ButtonLink>
        <Heading as="h2" textStyle="h3" textAlign="center">
          {monthText(month, language)}
        </Heading>
        <ButtonLink
          variant="outline"
          px="0"
          minW="11"
          to={to(1)}
          rel="nofollow"
          state={{ preserveScroll: true }}
          aria-label={t('camps.nextMonth')}
        >
          <Icon as={ChevronRight} />
        </ButtonLink>
      </Box>
      <MonthTable weeks={weeks} today={today} title={monthText(month, language)} />
      <Box as="ul" hideFrom="md" listStyleType="none">
        {busy.map((day) => day !== null && <DayEntry key={day.day} day={day} />)}
      </Box>
      {items.length === 0 && (
        <Box color="fg.muted" textAlign="center" py="4" role="status">
          {t('camps.noneInMonth')}
        </Box>
      )}
      {total > items.length && (
        <Box textAlign="center" mt="4">
          <PageLink to={linkTo(query, 'list')} textDecoration="underline" display="inline-flex" minH="11" alignItems="center">
            {t('camps.moreInMonth', { count: total - items.length })}
          </PageLink>
        </Box>
      )}
    </Box>
  );
}

interface MonthTableProps {
  readonly weeks: ReturnType<typeof weeksOf>;
  readonly today: string;
  readonly title: string;
}

function MonthTable({ weeks, today, title }: MonthTableProps) {
  const { language } = useLanguage();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const days = (weeks[1] ?? []).flatMap((day) => (day === null ? [] : [day.day]));
  return (
    <chakra.table hideBelow="md" width="full" tableLayout="fixed" borderCollapse="collapse" bg="bg.panel">
      <chakra.caption srOnly>{title}</chakra.caption>
      <thead>
        <tr>
          {days.map((day) => (
            <chakra.th key={day} scope="col" textStyle="small" fontWeight="semibold" color="fg.muted" py="2">
              {weekday.format(new Date(day))}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          <tr key={at}>
            {week.map((day, index) =>
              day === null ? (
                <Cell key={index} bg="bg.subtle" />
              ) : (
                <Cell key={day.day}>
                  <Box
                    textStyle="small"
                    fontVariantNumeric="tabular-nums"
                    fontWeight={day.day === today ? 'bold' : 'normal'}
                    color={day.day === today ? 'pitch.fg' : 'fg.muted'}
                    {...(day.day === today ? { 'aria-current': 'date' } : {})}
                  >
                    {Number(day.day.slice(8))}
                  </Box>
                  <Box as="ul" listStyleType="none" display="grid" gap="1">
                    {day.camps.map((camp) => (
                      <Box as="li" key={camp._id} minW="0">
                        <CampBar camp={camp} isFirst={camp.startsOn === day.day} />
                      </Box>
                    ))}
                  </Box>
                </Cell>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

/** A camp on one of its days; the first day is the strong one. */
function CampBar({ camp, isFirst }: { readonly camp: ListedCamp; readonly isFirst: boolean }) {
  const { toCamp } = useCampAddress();
  return (
    <PageLink
      to={toCamp(camp._id)}
      title={`${camp.name} · ${camp.host.name}`}
      display="block"
      px="2"
      py="1"
      borderRadius="control"
      textStyle="small"
      lineHeight="1.125rem"
      overflowWrap="anywhere"
      bg={isFirst ? 'pitch.solid' : 'pitch.subtle'}
      color={isFirst ? 'pitch.contrast' : 'pitch.fg'}
    >
      {camp.name}
    </PageLink>
  );
}

function DayEntry({ day: { day, camps } }: { readonly day: MonthDay }) {
  const { language } = useLanguage();
  const { toCamp } = useCampAddress();
  return (
    <Box as="li" borderTopWidth="1px" py="3">
      <Box textStyle="small" color="fg.muted" mb="1">
        {longDay(day, language)}
      </Box>
      <Box as="ul" listStyleType="none">
        {camps.map(({ _id, name, host }) => (
          <Box as="li" key={_id}>
            <PageLink
              to={toCamp(_id)}
              display="flex"
              flexDirection="column"
              justifyContent="center"
              minH="11"
              fontWeight="semibold"
            >
              {name}
              <Box as="span" textStyle="small" fontWeight="normal" color="fg.muted">
                {host.name}
              </Box>
            </PageLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
