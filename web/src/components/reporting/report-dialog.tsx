import type { SentBodyOf } from '@touchline/domain/http/api-contract';
import { CAMP_REASONS, REPORT_REASONS, SUGGESTION_REASONS } from '@touchline/domain/person/moderation/report-reasons';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { ReportForm } from './report-form';

type SentReport = SentBodyOf<'reportProfile'>;
type Reason = SentReport['reason'] | SentBodyOf<'reportCamp' | 'reportSuggestion'>['reason'];

/** A text of a profile that can be reported, by its field. */
export type ReportedText = Extract<SentReport['about'], { readonly kind: 'text' }>['field'];

/** What is reported: a profile, one of its pictures or texts, a camp, or a suggested correction. */
export type ReportTarget =
  | { readonly kind: 'profile'; readonly username: string; readonly about: SentReport['about'] }
  | { readonly kind: 'camp'; readonly campId: string }
  | { readonly kind: 'suggestion'; readonly suggestionId: string };

export interface ReportDialogProps {
  readonly target: ReportTarget;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks why something is reported, and sends it. */
export function ReportDialog({ target, ...dialog }: ReportDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  return (
    <ReportForm
      texts={{
        title: t(`reporting.title.${target.kind === 'profile' ? target.about.kind : target.kind}`),
        ...{ intro: t('reporting.text'), reason: t('reporting.reason'), choose: t('reporting.choose') },
        ...{ missing: t('reporting.reasonMissing'), note: t('reporting.note'), noteHelp: t('reporting.noteHelp') },
        ...{ send: t('reporting.send'), cancel: t('reporting.cancel'), sent: t('reporting.sent') },
      }}
      reasons={reasonsOf(target).map((value) => ({ value, text: t(`reporting.reason.${value}`) }))}
      of={draftOf(target)}
      onSend={(report) => sendReport(callApi, target, report)}
      {...dialog}
    />
  );
}

/** What the draft of the note belongs to. */
function draftOf(target: ReportTarget): string {
  if (target.kind === 'camp') return `camps/${target.campId}/report`;
  if (target.kind === 'suggestion') return `suggestions/${target.suggestionId}/report`;
  return `profiles/${target.username}/report/${JSON.stringify(target.about)}`;
}

/** The reasons that a form offers; the abuse of a child is one of pictures alone. */
function reasonsOf(target: ReportTarget): readonly Reason[] {
  if (target.kind === 'camp') return CAMP_REASONS;
  if (target.kind === 'suggestion') return SUGGESTION_REASONS;
  return REPORT_REASONS.filter((one) => one !== 'childAbuse' || target.about.kind === 'picture');
}

interface TypedReport {
  readonly reason: Reason;
  readonly note: string;
}

/** Sends a report with one of the reasons that its form offers. */
async function sendReport(callApi: ReturnType<typeof useApi>, target: ReportTarget, { reason, note }: TypedReport) {
  if (target.kind === 'camp') {
    const ofCamp = CAMP_REASONS.find((one) => one === reason);
    if (ofCamp !== undefined) await callApi('reportCamp', { params: { campId: target.campId }, body: { reason: ofCamp, note } });
    return;
  }
  if (target.kind === 'suggestion') {
    const { suggestionId } = target;
    const ofSuggestion = SUGGESTION_REASONS.find((one) => one === reason);
    if (ofSuggestion !== undefined)
      await callApi('reportSuggestion', { params: { suggestionId }, body: { reason: ofSuggestion, note } });
    return;
  }
  const { username, about } = target;
  const ofProfile = REPORT_REASONS.find((one) => one === reason);
  if (ofProfile !== undefined) await callApi('reportProfile', { params: { username }, body: { about, reason: ofProfile, note } });
}
