import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { OwnDate } from '@touchline/domain/person/calendar/own-dates';
import { CalendarClock, type LucideIcon, MapPin, NotebookPen, Timer, Trophy, UserCheck } from 'lucide-react';
import type { SavedItem } from '../../components/saving/use-saved-colleges';
import { campDays } from '../../components/camp-days';
import { useLanguage } from '../../i18n/language-provider';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/links';
import { wordsOfDate } from './calendar-entries';
import { CALENDAR_TEXTS } from './calendar-texts';

const ICONS: Readonly<Record<OwnDate['kind'], LucideIcon>> = {
  contact: CalendarClock,
  summer: CalendarClock,
  step: NotebookPen,
  visit: MapPin,
  camp: Trophy,
  deadline: Timer,
  adult: UserCheck,
};

interface DateGroupsProps {
  readonly dates: readonly OwnDate[];
  readonly items: readonly SavedItem[];
}

/** Dates by month; a summer of which no day is known is a group of its own. */
export function DateGroups({ dates, items }: DateGroupsProps) {
  const { language } = useLanguage();
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const groups = new Map<string, readonly OwnDate[]>();
  for (const date of dates) {
    const title = date.kind === 'summer' ? CALENDAR_TEXTS[language].summer(date.year) : month.format(new Date(date.on));
    groups.set(title, [...(groups.get(title) ?? []), date]);
  }
  return (
    <Box display="grid" rowGap="6">
      {[...groups].map(([title, ofGroup]) => (
        <Box as="section" key={title} aria-label={title}>
          <Heading as="h3" textStyle="h4" mb="2">
            {title}
          </Heading>
          <Box as="ol" listStyleType="none" borderWidth="1px" borderRadius="card" bg="bg.panel" px={{ base: '4', md: '6' }}>
            {ofGroup.map((date, index) => (
              <DateRow key={index} date={date} items={items} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** A date: its day, what it is, and the way to what it is about. */
function DateRow({ date, items }: { readonly date: OwnDate; readonly items: readonly SavedItem[] }) {
  const { language } = useLanguage();
  const texts = CALENDAR_TEXTS[language];
  const { title, detail } = wordsOfDate(date, language);
  const to = addressOf(date, items);
  const isOverdue = (date.kind === 'step' || date.kind === 'visit') && date.isOverdue;
  const lines = [
    ...(isOverdue ? [texts.overdue] : []),
    detail,
    ...(date.kind === 'camp' ? [campDays(date.camp.startsOn, date.camp.endsOn, language)] : []),
    ...(date.kind === 'summer' ? [texts.noDay] : []),
  ];
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: '3.25rem minmax(0, 1fr)', md: '5.5rem minmax(0, 1fr)' }}
      columnGap="3"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box display="flex" flexDirection={{ base: 'column', md: 'row' }} alignItems="flex-start" gap={{ base: '1', md: '3' }}>
        <Box as="span" color={isOverdue ? 'signal.amber' : 'pitch.fg'} pt="0.5">
          <Icon as={ICONS[date.kind]} size={18} />
        </Box>
        {date.kind !== 'summer' && (
          <Box as="time" {...{ dateTime: date.on }} textStyle="small" fontWeight="semibold" whiteSpace="nowrap">
            {dayOf(date.on, language)}
          </Box>
        )}
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        {to === null ? (
          <Box fontWeight="semibold">{title}</Box>
        ) : (
          <PageLink to={to} display="inline-flex" alignItems="center" minH="11" my="-2.5" fontWeight="semibold">
            {title}
          </PageLink>
        )}
        <Box textStyle="small" color={isOverdue ? 'signal.amber' : 'fg.muted'}>
          {lines.join(' · ')}
        </Box>
      </Box>
    </Box>
  );
}

/** The day of a month, with its day of the week: `Tue 15`, `Di 15`. */
function dayOf(day: string, language: string): string {
  const date = new Date(day);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(date);
  return `${weekday} ${date.getUTCDate()}`;
}

function addressOf(date: OwnDate, items: readonly SavedItem[]): string | null {
  if (date.kind === 'camp' || date.kind === 'deadline') return `/camps?camp=${date.camp._id}`;
  if (date.kind !== 'step' && date.kind !== 'visit') return null;
  const college = items.find(({ collegeId }) => collegeId === date.collegeId)?.college ?? null;
  return college === null ? null : firstTeamAddress(college);
}
