import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListedReport } from './reported-part';

/** The pages of the open reports. */
interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly error: Error | null;
  readonly fetchNextPage: () => Promise<unknown>;
}

/**
 * The report that the address names (`?report=`): further pages are loaded until it is found. `isGone` says that it is
 * not among the open ones.
 */
export function useSoughtReport(reports: readonly ListedReport[] | null, pages: Pages) {
  const { hasNextPage, isFetchingNextPage, error, fetchNextPage } = pages;
  const reportId = new URLSearchParams(useLocation().search).get('report');
  const isMissing = reportId !== null && reports !== null && !reports.some((one) => one.reportId === reportId);
  const isSought = isMissing && hasNextPage && error === null;
  useEffect(() => {
    if (isSought && !isFetchingNextPage) void fetchNextPage();
  }, [isSought, isFetchingNextPage, fetchNextPage]);
  return { reportId, isGone: isMissing && !hasNextPage };
}
