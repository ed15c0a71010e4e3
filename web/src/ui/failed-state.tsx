import { Button } from '@chakra-ui/react/button';
import { useWords } from '../i18n/use-words';
import { refusalMessages } from '../lib/refusal-messages';
import { Notice } from './notice';

interface FailedStateProps {
  readonly failure: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Stands where content should be that could not be loaded: what the server said, or that it is out of reach, and a button to try again. */
export function FailedState({ failure, isRetrying, onRetry }: FailedStateProps) {
  const say = useWords();
  return (
    <div role="alert">
      <Notice title={say('failure.title')} text={refusalMessages(failure, say('failure.text')).join(' ')}>
        <Button size="lg" mt="2" loading={isRetrying} loadingText={say('failure.retry')} onClick={onRetry}>
          {say('failure.retry')}
        </Button>
      </Notice>
    </div>
  );
}
