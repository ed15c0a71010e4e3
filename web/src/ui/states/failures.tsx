import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { fallbackKey, refusalMessages } from '../../lib/api/api-refusal';
import { BusyButton } from '../busy-button';
import { Notice } from './notice';

interface FailedStateProps {
  readonly failure: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/**
 * Shown instead of content that could not be loaded: the server's messages, where it gives none why (`fallbackKey`),
 * and a retry button.
 */
export function FailedState({ failure, isRetrying, onRetry }: FailedStateProps) {
  const t = useTranslations();
  return (
    <div role="alert">
      <Notice title={t('failure.title')} text={refusalMessages(failure, t(fallbackKey(failure))).join(' ')}>
        <BusyButton size="lg" mt="2" isBusy={isRetrying} busyText={t('failure.retry')} onClick={onRetry}>
          {t('failure.retry')}
        </BusyButton>
      </Notice>
    </div>
  );
}

interface FailureLineProps {
  readonly text: string | null;
  /** Without a text it reserves the height of one line, so that nothing moves during a retry. */
  readonly reservesSpace?: boolean;
}

/** An error message, announced as soon as it appears. */
export function FailureLine({ text, reservesSpace = false }: FailureLineProps) {
  return (
    <Box
      role="alert"
      color="fg.error"
      fontWeight="medium"
      overflowWrap="anywhere"
      {...(reservesSpace ? { minH: '1.625rem' } : { _empty: { display: 'none' } })}
    >
      {text}
    </Box>
  );
}
