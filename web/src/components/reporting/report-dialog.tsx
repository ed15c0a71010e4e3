import type { SentBodyOf } from '@touchline/domain/http/api-contract';
import { CAMP_REASONS, REPORT_REASONS } from '@touchline/domain/person/moderation/report-reasons';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { ReportForm } from './report-form';

type SentReport = SentBodyOf<'reportProfile'>;
type Reason = SentReport['reason'] | SentBodyOf<'reportCamp'>['reason'];

/** A text of a profile that can be reported, by its field. */
export type ReportedText = Extract<SentReport['about'], { readonly kind: 'text' }>['field'];

/** What is reported: a profile, one of its pictures or texts, or a camp. */
export type ReportTarget =
  | { readonly kind: 'profile'; readonly username: string; readonly about: SentReport['about'] }
  | { readonly kind: 'camp'; readonly campId: string };

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
        title: t(`reporting.title.${target.kind === 'camp' ? 'camp' : target.about.kind}`),
        ...{ intro: t('reporting.text'), reason: t('reporting.reason'), choose: t('reporting.choose') },
        ...{ missing: t('reporting.reasonMissing'), note: t('reporting.note'), noteHelp: t('reporting.noteHelp') },
        ...{ send: t('reporting.send'), cancel: t('reporting.cancel'), sent: t('reporting.sent') },
      }}
      reasons={reasonsOf(target).map((value) => ({ value, text: t(`reporting.reason.${value}`) }))}
      of={
        target.kind === 'camp'
          ? `camps/${target.campId}/report`
          : `profiles/${target.username}/report/${JSON.stringify(target.about)}`
      }
      onSend={(report) => sendReport(callApi, target, report)}
      {...dialog}
    />
  );
}

/** The reasons that a form offers; the abuse of a child is one of pictures alone. */
function reasonsOf(target: ReportTarget): readonly Reason[] {
  if (target.kind === 'camp') return CAMP_REASONS;
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
  const { username, about } = target;
  const ofProfile = REPORT_REASONS.find((one) => one === reason);
  if (ofProfile !== undefined) await callApi('reportProfile', { params: { username }, body: { about, reason: ofProfile, note } });
}
