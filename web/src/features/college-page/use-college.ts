import type { College } from '@touchline/domain/college/college';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';
import { usePageCalls } from '../../lib/api/page-calls';

/** Access to the shown college after an edit. */
interface CollegeCache {
  /** Shows a college from an API answer. */
  readonly store: (college: College) => Promise<void>;
}

/** Updates the college of an address, which its page's loader has loaded. */
export function useCollegeCache(pathName: string): CollegeCache {
  const { store: storeAnswer } = usePageCalls();
  const { revalidate } = useRevalidator();
  const store = useCallback(
    (college: College) => {
      for (const collegeId of new Set([pathName, college.pathName])) storeAnswer('college', { collegeId }, college);
      return revalidate();
    },
    [pathName, storeAnswer, revalidate],
  );
  return { store };
}
