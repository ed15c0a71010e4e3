import { Box } from '@chakra-ui/react/box';
import { FEATURE_QUEUE } from '@touchline/domain/reference/limits';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { TextAreaField } from '../../ui/text-fields';
import { DecisionForm, type DecisionProps, useDecision } from './decision-form';

/** Asks for the reason before a request is declined; its player reads it, also in a mail (S4-16). */
export function DeclineDialog(props: DecisionProps) {
  const t = useTranslations();
  const callApi = useApi();
  const [reason, setReason] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const decision = useDecision(props);
  const error = reason.trim() === '' ? t('featureQueue.reasonMissing') : null;

  function decline() {
    setIsValidated(true);
    if (error !== null) return;
    const { requestId } = props.request;
    void decision.decide(t('featureQueue.declinedDone', { name: decision.name }), () =>
      callApi('declineFeatureRequest', { params: { requestId }, body: { reason: reason.trim() } }),
    );
  }

  return (
    <DecisionForm
      {...props}
      {...decision}
      title={t('featureQueue.declineTitle')}
      button={t('featureQueue.decline')}
      isRed
      onSubmit={decline}
    >
      <Box overflowWrap="anywhere">{t('featureQueue.declineText', { name: decision.name })}</Box>
      <TextAreaField
        label={t('featureQueue.reason')}
        help={t('featureQueue.reasonHelp', { name: decision.name })}
        value={reason}
        onText={setReason}
        rows={{ least: 3, most: 6 }}
        maxLength={FEATURE_QUEUE.reasonMax}
        isValidated={isValidated}
        error={error}
      />
    </DecisionForm>
  );
}
