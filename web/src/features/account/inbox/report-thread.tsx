import type { SentBodyOf } from '@touchline/domain/http/api-contract';
import { ReportForm } from '../../../components/reporting/report-form';
import { useApi } from '../../../lib/api/api-client';
import { useInboxTexts } from './use-threads';

type Reason = SentBodyOf<'reportThread'>['reason'];

/** The reasons in the order of the form. */
const REASONS: readonly Reason[] = ['danger', 'impersonation', 'offensive', 'privateData', 'spam', 'other'];

interface ReportThreadProps {
  readonly threadId: string;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks why a conversation is reported, and sends it. */
export function ReportThread({ threadId, ...dialog }: ReportThreadProps) {
  const texts = useInboxTexts();
  const callApi = useApi();
  return (
    <ReportForm
      texts={{
        ...{ title: texts.reportTitle, intro: texts.reportText, reason: texts.reportReason, note: texts.reportNote },
        ...{ choose: texts.reportChoose, missing: texts.reportChoose, send: texts.report, cancel: texts.cancel },
        sent: texts.reported,
      }}
      reasons={REASONS.map((value) => ({ value, text: texts.reasons[value] }))}
      of={`threads/${threadId}/report`}
      onSend={(body) => callApi('reportThread', { params: { threadId }, body })}
      {...dialog}
    />
  );
}
