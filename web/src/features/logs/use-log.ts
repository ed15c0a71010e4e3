import { useInfiniteQuery } from '@tanstack/react-query';
import { AUDIT_ACTIONS } from '@touchline/domain/audit/audit-actions';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useApi } from '../../lib/api/api-client';

/** A line of the log as the API shows it. */
export type LogLine = AnswerOf<'adminLogs'>['items'][number];

/** The filters, as they stand in the address; a value that is not one of ours is left out. */
export interface LogFilters {
  readonly by?: string;
  readonly action?: (typeof AUDIT_ACTIONS)[number];
  readonly target?: string;
  readonly result?: 'done' | 'refused';
  readonly from?: string;
  readonly to?: string;
}

export const FILTER_NAMES = ['by', 'action', 'target', 'result', 'from', 'to'] as const;

/** The filters of the address. */
export function useLogFilters(): LogFilters {
  const { search } = useLocation();
  return useMemo(() => filtersIn(new URLSearchParams(search)), [search]);
}

function filtersIn(params: URLSearchParams): LogFilters {
  const of = (name: string, pattern: RegExp) => {
    const text = params.get(name) ?? '';
    return pattern.test(text) ? text : undefined;
  };
  const action = AUDIT_ACTIONS.find((one) => one === params.get('action'));
  const result = (['done', 'refused'] as const).find((one) => one === params.get('result'));
  const day = /^\d{4}-\d\d-\d\d$/;
  const [by, target] = [of('by', /^[A-Za-z0-9_-]{1,128}$/), of('target', /^[A-Za-z]{1,40}(?:\/[A-Za-z0-9_-]{1,128})?$/)];
  const [from, to] = [of('from', day), of('to', day)];
  return {
    ...(by !== undefined && { by }),
    ...(action !== undefined && { action }),
    ...(target !== undefined && { target }),
    ...(result !== undefined && { result }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

/** The address of the log with these filters. */
export function logAddress(filters: LogFilters): string {
  const query = new URLSearchParams(FILTER_NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  return `/admin/logs${query.size === 0 ? '' : `?${query}`}`;
}

/** The wanted lines, 20 a page. */
export function useLog(filters: LogFilters) {
  const callApi = useApi();
  return useInfiniteQuery({
    queryKey: ['adminLogs', filters],
    queryFn: ({ pageParam, signal }) =>
      callApi('adminLogs', {
        query: { ...filters, size: 'screen', ...(pageParam === null ? {} : { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
