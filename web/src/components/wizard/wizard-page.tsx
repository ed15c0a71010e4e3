import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { FailedState } from '../../ui/states/failures';
import { Content, PageTitle } from '../../ui/page-layout';
import { SkeletonBlock, SkeletonRegion } from '../../ui/states/skeletons';
import { ScenePage } from '../scene-page';

interface WizardPageProps<Document> {
  /** Names the wizard. */
  readonly title: string;
  /** Says to screen readers what is loading. */
  readonly loadingText: string;
  /** The document that the steps fill in. */
  readonly query: Pick<UseQueryResult<Document>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The steps, which may still be downloading. */
  readonly children: (document: Document) => ReactNode;
}

/** The page of a wizard: a skeleton while document or steps load, why the document failed to load, then the steps. */
export function WizardPage<Document>({ title, loadingText, query, children: steps }: WizardPageProps<Document>) {
  const skeleton = (
    <SkeletonRegion label={loadingText}>
      <SkeletonBlock height="20rem" />
    </SkeletonRegion>
  );
  if (query.data !== undefined) return <Suspense fallback={skeleton}>{steps(query.data)}</Suspense>;
  return (
    <Content py="14" maxW="34rem">
      <PageTitle text={title} />
      {query.error === null ? (
        skeleton
      ) : (
        <FailedState failure={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
    </Content>
  );
}

/** Says why somebody cannot use a wizard, with one way on. Its label names the wizard. */
export function ClosedWizard(props: Omit<ComponentProps<typeof ScenePage>, 'scene'>) {
  return (
    <>
      <PageTitle text={props.label} />
      <ScenePage scene="kickOff" {...props} />
    </>
  );
}
