import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useQuery } from '@tanstack/react-query';
import { calendarText } from '@touchline/domain/kernel/format/calendar-lines';
import { type DatedCollege, type OwnDate, ownDates } from '@touchline/domain/person/calendar/own-dates';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { contactClock } from '@touchline/domain/reference/recruiting-rules/contact-clock';
import { OwnClass } from '../../components/contact-clock/class-question';
import { pastSchoolText } from '../../components/contact-clock/clock-texts';
import { teamFor } from '../../components/contact-clock/college-line';
import { type ClockViewer, useClockViewer } from '../../components/contact-clock/own-class';
import { DownloadButton } from '../../components/board/download-button';
import { CollegeListSkeleton } from '../../components/college/college-list';
import { useSavedCamps } from '../../components/saving/saved-camps';
import { nameOfSaved, type SavedItem } from '../../components/saving/use-saved-colleges';
import { useLanguage } from '../../i18n/language-provider';
import { useApi } from '../../lib/api/api-client';
import { saveFile } from '../../lib/api/file-download';
import { useSessionState } from '../../session/session-context';
import { EmptyState } from '../../ui/states/empty-state';
import { todayHere } from '../../ui/use-dates';
import { calendarEntries } from './calendar-entries';
import { CALENDAR_TEXTS } from './calendar-texts';
import { DateGroups } from './date-groups';

/** /mycolleges?view=calendar: the dates of a player in the order of time, and as a calendar file. */
export function OwnCalendar({ items }: { readonly items: readonly SavedItem[] }) {
  const { language } = useLanguage();
  const texts = CALENDAR_TEXTS[language];
  const viewer = useClockViewer();
  const { profile } = useSessionState();
  const camps = useCampsOnDevice();
  const day = todayHere();
  if (camps.isPending) return <CollegeListSkeleton rows={4} label={texts.loading} />;
  const saved = items.map((item) => datedCollege(item, viewer, day));
  const adultFrom = profile !== null && isPlayer(profile.type) ? profile.adultFrom : null;
  const dates = ownDates({ saved, camps: camps.items, adultFrom }, day);
  return (
    <Box as="section" aria-label={texts.title}>
      <Box display="flex" alignItems="flex-start" justifyContent="space-between" gap="4" mb="4">
        <Box minW="0">
          <Heading as="h2" textStyle="h2">
            {texts.title}
          </Heading>
          <Box color="fg.muted" mt="1" maxW="text">
            {texts.intro}
          </Box>
        </Box>
        {dates.length > 0 && <CalendarFile dates={dates} />}
      </Box>
      <Box mb="6">
        {viewer.kind === 'pastSchool' ? (
          <Box textStyle="small">{pastSchoolText(language)}</Box>
        ) : (
          items.length > 0 && <OwnClass viewer={viewer} />
        )}
      </Box>
      {camps.hasFailed && (
        <Box role="status" mb="4">
          {texts.campsMissing}
        </Box>
      )}
      {dates.length === 0 ? (
        <EmptyState scene="corner" title={texts.none} text={texts.noneText} />
      ) : (
        <DateGroups dates={dates} items={items} />
      )}
      <WithoutRule saved={saved} />
    </Box>
  );
}

/** A saved college with its clock; a college that is gone, and who has left school, have no contact dates. */
function datedCollege(item: SavedItem, viewer: ClockViewer, day: string): DatedCollege {
  const { collegeId, stage, nextStep, college } = item;
  const team = college === null || viewer.kind !== 'player' ? null : teamFor(college, viewer);
  const clock = team === null ? ({ kind: 'noLeague' } as const) : contactClock(team, viewer.year, day);
  return { collegeId, name: nameOfSaved(item), stage, nextStep, clock };
}

/** The camps saved on this device, as the API knows them now. */
function useCampsOnDevice() {
  const callApi = useApi();
  const ids = useSavedCamps();
  const { data, isError, isPending } = useQuery({
    queryKey: ['listedCamps', ids],
    queryFn: ({ signal }) => callApi('listedCamps', { query: { ids: [...ids] }, signal }),
    enabled: ids.length > 0,
  });
  return { items: data?.items ?? [], isPending: ids.length > 0 && isPending, hasFailed: isError };
}

/** Downloads the dates as a calendar file. */
function CalendarFile({ dates }: { readonly dates: readonly OwnDate[] }) {
  const { language } = useLanguage();
  const texts = CALENDAR_TEXTS[language];
  function download() {
    const file = calendarText('Dates', calendarEntries(dates, language, location.origin), new Date());
    saveFile(`${texts.fileName}.ics`, new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  }
  return (
    <Box flex="none">
      <DownloadButton label={texts.file} onDownload={download} />
    </Box>
  );
}

/** Names the colleges for which no rule was found, so that nobody takes silence for a yes or a no. */
function WithoutRule({ saved }: { readonly saved: readonly DatedCollege[] }) {
  const { language } = useLanguage();
  const names = saved.filter(({ clock, stage }) => clock.kind === 'noRule' && stage !== 'dropped').map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Box color="fg.muted" textStyle="small" mt="6" overflowWrap="anywhere">
      {CALENDAR_TEXTS[language].noRule(new Intl.ListFormat(language).format(names))}
    </Box>
  );
}
