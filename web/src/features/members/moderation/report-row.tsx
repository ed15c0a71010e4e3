import { Button } from '@chakra-ui/react/button';
import { pictureOfReport } from '@touchline/domain/person/moderation/report-urgency';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { BusyButton } from '../../../ui/busy-button';
import { ButtonLink } from '../../../ui/links';
import { useToasts } from '../../../ui/overlays/toasts';
import { QueueRow } from '../../../ui/queue-row';
import { useAction } from '../../../ui/use-action';
import { CampButtons } from './camp-buttons';
import { useModerationTexts } from './moderation-texts';
import { QueuePicture } from './queue-picture';
import { ReportedCamp } from './reported-camp';
import { ReportedSuggestion } from './reported-suggestion';
import { ReportedThread } from './reported-thread';
import {
  hideablePartOf,
  type HidingPart,
  type ListedReport,
  nameOf,
  ReportedPart,
  ReportTitle,
  useReportsChanged,
} from './reported-part';

/**
 * What an admin decides about a report: to hide its part, the profile or the camp, to remove the suggestion, or to
 * close it.
 */
export type ReportDecision = 'hidePart' | 'hide' | 'hideCamp' | 'remove' | 'close';

interface ReportRowProps {
  readonly report: ListedReport;
  readonly isMarked: boolean;
  readonly onAsk: (to: ReportDecision, button: HTMLButtonElement) => void;
}

/** An open report: about what, why, in whose words; hiding the profile or closing the report. */
export function ReportRow({ report, isMarked, onAsk }: ReportRowProps) {
  const t = useTranslations();
  const texts = useModerationTexts();
  const { profileId, note, furtherNotes, kind } = report;
  const part = report.reason === 'childAbuse' ? null : hideablePartOf(report);
  const name = nameOf(report);
  return (
    <QueueRow
      title={<ReportTitle report={report} />}
      details={<ReportedPart report={report} />}
      picture={
        report.camp !== null ? (
          <ReportedCamp camp={report.camp} />
        ) : report.suggestion !== null ? (
          <ReportedSuggestion suggestion={report.suggestion} />
        ) : kind === 'thread' ? (
          <ReportedThread reportId={report.reportId} name={name} />
        ) : (
          pictureOfReport(report) !== null &&
          report.reason !== 'childAbuse' && (
            <QueuePicture address={`/ui/v1/admin/reports/${report.reportId}/picture`} name={name} />
          )
        )
      }
      isMarked={isMarked}
      note={[note, ...furtherNotes].filter((text) => text !== null).join('\n\n') || null}
    >
      {profileId !== null && (
        <ButtonLink
          to={`/admin/users?person=${profileId}`}
          size="lg"
          variant="outline"
          colorPalette="ink"
          aria-label={texts.personOf(name)}
        >
          {texts.person}
        </ButtonLink>
      )}
      {profileId !== null && part !== null && kind === 'match' && <AllowButton {...{ profileId, part, name }} />}
      {profileId !== null && part !== null && (
        <Button
          size="lg"
          colorPalette="red"
          aria-label={texts.hidePartOf[part.kind](name)}
          onClick={({ currentTarget }) => onAsk('hidePart', currentTarget)}
        >
          {texts.hidePart[part.kind]}
        </Button>
      )}
      {profileId !== null && kind !== 'objection' && (
        <Button
          size="lg"
          colorPalette="red"
          {...((part !== null || report.suggestion !== null) && { variant: 'outline' as const })}
          aria-label={t('admin.hideProfile', { name })}
          onClick={({ currentTarget }) => onAsk('hide', currentTarget)}
        >
          {t('admin.hide')}
        </Button>
      )}
      {report.camp !== null && (
        <CampButtons camp={report.camp} onHide={({ currentTarget }) => onAsk('hideCamp', currentTarget)} />
      )}
      {report.suggestion?.isRemovable === true && (
        <Button
          size="lg"
          colorPalette="red"
          aria-label={texts.removeSuggestionOf(name)}
          onClick={({ currentTarget }) => onAsk('remove', currentTarget)}
        >
          {texts.removeSuggestion}
        </Button>
      )}
      <Button
        size="lg"
        variant="outline"
        colorPalette="ink"
        aria-label={t('admin.closeReportAbout', { name })}
        onClick={({ currentTarget }) => onAsk('close', currentTarget)}
      >
        {t('admin.closeReport')}
      </Button>
    </QueueRow>
  );
}

interface AllowButtonProps {
  readonly profileId: string;
  readonly part: HidingPart;
  readonly name: string;
}

/** Shows a picture that was hidden because it is like a removed one, and closes what was reported about it. */
function AllowButton({ profileId, part, name }: AllowButtonProps) {
  const texts = useModerationTexts();
  const callApi = useApi();
  const show = useToasts();
  const changed = useReportsChanged();
  const { isBusy, run } = useAction();
  const allow = () =>
    run(async () => {
      await callApi('hideProfile', { params: { profileId }, body: { reason: null, part } });
      show({ variant: 'success', text: texts.partShown });
      await changed();
    });
  return (
    <BusyButton
      size="lg"
      variant="outline"
      colorPalette="ink"
      isBusy={isBusy}
      aria-label={texts.showAgainOf(name)}
      onClick={() => void allow()}
    >
      {texts.showAgain}
    </BusyButton>
  );
}
