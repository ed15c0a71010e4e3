import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** The lists that show reports, or that one is open. */
const LISTS = ['adminReports', 'hiddenProfiles', 'adminUsers', 'adminPerson', 'adminFeatureRequests'] as const;

/** Has every list that shows reports, or says that one is open, asked for again. */
export function useReportsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all(LISTS.map((list) => client.invalidateQueries({ queryKey: [list] })));
  }, [client]);
}
