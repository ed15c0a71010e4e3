import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { DialogForm } from '../../ui/overlays/dialog-form';
import { ReasonField, useReason } from '../../ui/fields/reason-field';
import { type DecisionProps, useDecision } from './use-decision';

/** Asks for the reason before a request is declined; its player reads it, also in a mail (S4-16). */
export function DeclineDialog(props: DecisionProps) {
  const t = useTranslations();
  const callApi = useApi();
  const { requestId } = props.request;
  const { check, sent, field } = useReason(t('featureQueue.reasonMissing'), `featureRequests/${requestId}/decline`);
  const { name, failure, isBusy, decide, close } = useDecision(props);

  function decline() {
    const reason = check();
    if (reason === null) return;
    const call = () => callApi('declineFeatureRequest', { params: { requestId }, body: { reason } });
    void decide(t('featureQueue.declinedDone', { name }), call, sent);
  }

  return (
    <DialogForm
      {...{ isBusy, failure, opener: props.opener }}
      onClose={close}
      title={t('featureQueue.declineTitle')}
      button={t('featureQueue.decline')}
      isRed
      onSubmit={decline}
    >
      <Box overflowWrap="anywhere">{t('featureQueue.declineText', { name })}</Box>
      <ReasonField label={t('featureQueue.reason')} help={t('featureQueue.reasonHelp', { name })} field={field} />
    </DialogForm>
  );
}
