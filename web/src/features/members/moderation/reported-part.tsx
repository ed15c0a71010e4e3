import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { HIDEABLE_TEXTS } from '@touchline/domain/person/profiles/audience/visibility';
import { useCallback, useState } from 'react';
import { campDays } from '../../../components/camp-days';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { Chip } from '../../../ui/chip';
import { PageLink } from '../../../ui/links';
import { useMoment } from '../../../ui/use-dates';
import { timeText, WORKING_LIST_TEXTS } from '../working-list/working-list-texts';
import { useModerationTexts } from './moderation-texts';

/** A report, open or closed, with the profile that it is about. */
export type ListedReport = AnswerOf<'adminReports'>['items'][number];

/** A camp that a report is about. */
export type ReportedCampFacts = NonNullable<ListedReport['camp']>;

/** A suggested correction that a report is about. */
export type ReportedSuggestionFacts = NonNullable<ListedReport['suggestion']>;

/** A picture or a text of a profile that an admin hides alone. */
export type HidingPart = NonNullable<AnswerOf<'hiddenProfiles'>['items'][number]['part']>;

/** The part of a profile that a report is about, if it can be hidden alone; nobody has a page without a name. */
export function hideablePartOf({ kind, place }: Pick<ListedReport, 'kind' | 'place'>): HidingPart | null {
  if (place === null) return null;
  if (kind === 'picture' || kind === 'match') return { kind: 'picture', place };
  const text = HIDEABLE_TEXTS.find((one) => one === place);
  return kind === 'text' && text !== undefined ? { kind, place: text } : null;
}

interface ReportProps {
  readonly report: ListedReport;
}

/** What the queue calls a report: the name of a person, camp or college, or the address that a request is about. */
export function nameOf({ displayName, camp, suggestion, place }: ListedReport): string {
  return displayName ?? camp?.name ?? suggestion?.collegeName ?? place ?? '';
}

/** Whose profile a report is about, or the page of a request; why, and whether others see the profile. */
export function ReportTitle({ report }: ReportProps) {
  const t = useTranslations();
  const texts = useModerationTexts();
  const { username, reason, isShown, wish } = report;
  const path =
    report.camp !== null
      ? pathOfCamp(report.camp)
      : username === null
        ? pathHere(report.place ?? '')
        : `/profile/${username}/about`;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {path === null ? (
        <Box fontWeight="semibold" overflowWrap="anywhere">
          {nameOf(report)}
        </Box>
      ) : (
        <PageLink to={path} fontWeight="semibold" overflowWrap="anywhere">
          {nameOf(report)}
        </PageLink>
      )}
      {wish !== null && <Chip>{t(`admin.requestWish.${wish}`)}</Chip>}
      {report.kind === 'objection' ? (
        <Chip>{texts.objection}</Chip>
      ) : (
        <Chip tone={reason === 'danger' || reason === 'childAbuse' ? 'alarm' : 'quiet'}>{t(`admin.reportReason.${reason}`)}</Chip>
      )}
      {report.isAboutMinor && <Chip tone="flare">{texts.minor}</Chip>}
      {isShown === false && <Chip>{t('admin.reportHidden')}</Chip>}
    </Box>
  );
}

/** The page of a camp that everybody sees; null for any other. */
function pathOfCamp({ campId, isShown }: ReportedCampFacts): string | null {
  return isShown ? `/camps?camp=${campId}` : null;
}

/** The path of an address that somebody typed, if it is one of this site; null for any other text. */
function pathHere(typed: string): string | null {
  const address =
    URL.canParse(typed, location.origin) && /^(?:\/(?!\/)|https?:\/\/)/.test(typed) ? new URL(typed, location.origin) : null;
  return address?.origin === location.origin ? `${address.pathname}${address.search}` : null;
}

/** What a report is about, who made it and when; of several visitors, how many and since when; how long it waits. */
export function ReportedPart({ report: { kind, place, by, at, count, replyTo, closedAt, camp } }: ReportProps) {
  const t = useTranslations();
  const texts = useModerationTexts();
  const times = WORKING_LIST_TEXTS[useLanguage().language];
  const moment = useMoment();
  const { language } = useLanguage();
  const campText = ({ collegeName, startsOn, endsOn }: ReportedCampFacts) =>
    [collegeName, campDays(startsOn, endsOn, language)].filter((text) => text !== null).join(' · ');
  const [now] = useState(Date.now);
  const made = { at: Date.parse(at), count };
  const waits = closedAt === null && ` · ${texts.waits(timeText(now - made.at, times))}`;
  if (kind === 'request')
    return (
      <>
        {t('admin.requestAbout', { ...made, page: place ?? '' })} · <a href={`mailto:${replyTo ?? ''}`}>{replyTo}</a>
        {waits}
      </>
    );
  if (kind === 'objection')
    return (
      <>
        {camp === null ? partText(t, place) : campText(camp)} · {texts.objectionOf(moment(at, 'day'))}
        {waits}
      </>
    );
  if (kind === 'match')
    return (
      <>
        {texts.matchOf(place ?? '', moment(at, 'day'))}
        {waits}
      </>
    );
  return (
    <>
      {kind === 'camp' && camp !== null ? campText(camp) : t(`admin.reportOf.${kind}`, { place: place ?? '' })} ·{' '}
      {t(by !== null ? 'admin.reportByMember' : count === 1 ? 'admin.reportByVisitor' : 'admin.reportByVisitors', made)}
      {waits}
    </>
  );
}

/** What is hidden of a profile, by its place: all of it (null), a text or a picture. */
export function partText(t: ReturnType<typeof useTranslations>, place: string | null): string {
  if (place === null) return t('admin.reportOf.profile');
  const isText = HIDEABLE_TEXTS.some((one) => one === place);
  return t(isText ? 'admin.reportOf.text' : 'admin.reportOf.picture', { place });
}

/** The lists that show reports, or that one is open. */
const LISTS = ['adminReports', 'hiddenProfiles', 'adminUsers', 'adminPerson', 'adminFeatureRequests'] as const;

/** Has every list that shows reports, or says that one is open, asked for again. */
export function useReportsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all(LISTS.map((list) => client.invalidateQueries({ queryKey: [list] })));
  }, [client]);
}
