import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useId } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { PageLink } from '../../ui/links';
import { CollegeTable } from './college-table';
import { type FoundColleges, useTypedColleges } from './use-typed-colleges';

interface LandingTableProps {
  readonly search: string;
  readonly first: FoundColleges;
}

/** The first colleges from A to Z; while something is typed, its results. It is not a ranking and shows no ranks. */
export function LandingTable({ search, first }: LandingTableProps) {
  const t = useTranslations();
  const titleId = useId();
  const { found, isPrevious } = useTypedColleges(search, first);
  const { answer: data } = found;
  const title = search === '' ? t('landing.table') : t('landing.tableFound', { search });
  const query = search === '' ? '' : `?${new URLSearchParams({ search }).toString()}`;
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      className="on-page"
      bg="bg.panel"
      color="fg"
      borderRadius="card"
      boxShadow="soft"
      minW="0"
    >
      <Box px={{ base: '4', md: '5' }} pt="4" pb="3">
        <Box display="flex" alignItems="center" gap="2.5" minW="0">
          <Box
            aria-hidden
            flex="none"
            boxSize="3"
            borderRadius="full"
            bg="flare.solid"
            borderWidth="1px"
            borderColor="pitch.solid"
          />
          <Heading as="h2" id={titleId} textStyle="h3" fontSize="lg">
            {title}
          </Heading>
        </Box>
        <Box role="status" textStyle="small" color="fg.muted" minH="1.3125rem">
          {data !== null && t(search === '' ? 'landing.tableOrder' : 'landing.tableFoundOrder', { count: data.total })}
        </Box>
      </Box>
      <Box minH={{ base: '16.5rem', lg: '24.75rem' }} borderYWidth="1px" aria-busy={isPrevious} opacity={isPrevious ? 0.6 : 1}>
        {data === null && <Note text={t('landing.tableFailed')} />}
        {data?.items.length === 0 && <Note text={t('landing.tableNone')} />}
        {data !== null && data.items.length > 0 && <CollegeTable caption={title} items={data.items} />}
      </Box>
      <PageLink
        to={`/colleges${query}`}
        color="pitch.fg"
        fontWeight="semibold"
        display="block"
        px={{ base: '4', md: '5' }}
        lineHeight="3.25rem"
      >
        {data === null || data.total === 0 ? t('search.showAll') : t('landing.tableAll', { count: data.total })}
      </PageLink>
    </Box>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <Box color="fg.muted" p={{ base: '4', md: '5' }}>
      {text}
    </Box>
  );
}
