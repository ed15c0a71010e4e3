import { Button } from '@chakra-ui/react/button';
import { useTranslations } from '../i18n/use-translations';
import { refusalMessages } from '../lib/refusal-messages';
import { Notice } from './notice';

interface FailedStateProps {
  readonly failure: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Stands where content should be that could not be loaded: what the server said, or that it is out of reach, and a button to try again. */
export function FailedState({ failure, isRetrying, onRetry }: FailedStateProps) {
  const t = useTranslations();
  return (
    <div role="alert">
      <Notice title={t('failure.title')} text={refusalMessages(failure, t('failure.text')).join(' ')}>
        <Button size="lg" mt="2" loading={isRetrying} loadingText={t('failure.retry')} onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      </Notice>
    </div>
  );
}
