import { MailX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { FailedState } from '../../../ui/states/failures';
import { LinkPage } from './link-page';

interface LinkQuestionProps<Question> {
  /** Opens the link. Whoever passes another function asks again. */
  readonly open: (signal: AbortSignal) => Promise<Question>;
  readonly loading: string;
  readonly overTitle: string;
  /** What stands under the title where the link is unknown, used or over. */
  readonly over: ReactNode;
  readonly children: (question: Question) => ReactNode;
}

interface Opened<Question> {
  readonly question: Question | null;
  readonly failure: unknown;
  readonly isLoading: boolean;
}

const isUnknown = (failure: unknown) => failure instanceof ApiRefusal && (failure.status === 404 || failure.status === 422);

/** Opens the link of a mail and shows what it asks; a failure can be tried again. */
export function LinkQuestion<Question>({ open, loading, overTitle, over, children }: LinkQuestionProps<Question>) {
  const [tries, setTries] = useState(0);
  const [{ question, failure, isLoading }, setState] = useState<Opened<Question>>({
    ...{ question: null, failure: null, isLoading: true },
  });
  useEffect(() => {
    const gone = new AbortController();
    open(gone.signal).then(
      (found) => gone.signal.aborted || setState({ question: found, failure: null, isLoading: false }),
      (refusal: unknown) => gone.signal.aborted || setState({ question: null, failure: refusal, isLoading: false }),
    );
    return () => gone.abort();
  }, [open, tries]);
  if (isUnknown(failure)) {
    return (
      <LinkPage title={overTitle} icon={MailX}>
        {over}
      </LinkPage>
    );
  }
  if (failure !== null) {
    const retry = () => {
      setState((before) => ({ ...before, isLoading: true }));
      setTries((before) => before + 1);
    };
    return <FailedState failure={failure} isRetrying={isLoading} onRetry={retry} />;
  }
  return question === null ? <LinkPage title={loading} isFirst /> : children(question);
}
