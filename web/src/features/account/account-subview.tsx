import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/links';
import { FailedState } from '../../ui/states/failures';
import { SkeletonBlock, SkeletonRegion } from '../../ui/states/skeletons';

interface AccountSubviewProps<Data> {
  readonly texts: { readonly back: string; readonly title: string; readonly loading: string };
  readonly intro: string;
  /** What the view shows; null where it has nothing for this user. */
  readonly query: UseQueryResult<Data> | null;
  readonly children: (data: Data) => ReactNode;
}

/** A view of /account behind `?view=`: the way back, title and introduction, and what is loaded, or why it is not. */
export function AccountSubview<Data>({ texts, intro, query, children }: AccountSubviewProps<Data>) {
  return (
    <Box display="grid" gap="10" gridTemplateColumns="minmax(0, 1fr)">
      <Box>
        <PageLink to="/account" display="inline-flex" alignItems="center" gap="1" minH="11" fontWeight="medium">
          <Icon as={ChevronLeft} size={18} />
          {texts.back}
        </PageLink>
        <Heading as="h2" textStyle="h2">
          {texts.title}
        </Heading>
        <Box color="fg.muted" mt="2" maxW="text">
          {intro}
        </Box>
      </Box>
      {query !== null && <Loaded loading={texts.loading} query={query} show={children} />}
    </Box>
  );
}

interface LoadedProps<Data> {
  readonly loading: string;
  readonly query: UseQueryResult<Data>;
  readonly show: (data: Data) => ReactNode;
}

function Loaded<Data>({ loading, query: { data, error, isFetching, refetch }, show }: LoadedProps<Data>) {
  if (data !== undefined) return show(data);
  if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <SkeletonRegion label={loading}>
      <SkeletonBlock height="24rem" />
    </SkeletonRegion>
  );
}
