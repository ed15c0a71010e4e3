import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { useFormats } from '../../../i18n/use-translations';
import { PageLink } from '../../../ui/links';
import { FailedState } from '../../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { useImportTexts, useMoments } from './import-texts';
import { useImports } from './use-imports';

/** The latest imports, each a link to its preview and what came of it. */
export function ImportList({ chosen }: { readonly chosen: string }) {
  const texts = useImportTexts();
  const { formatNumber: integer } = useFormats();
  const moment = useMoments();
  const { data, error, isFetching, refetch } = useImports();
  return (
    <Stack asChild gap="3">
      <section>
        <Heading as="h3" textStyle="h3">
          {texts.list}
        </Heading>
        {data === undefined ? (
          error !== null ? (
            <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRegion label={texts.loading}>
              <SkeletonText lines={4} />
            </SkeletonRegion>
          )
        ) : data.items.length === 0 ? (
          <Box color="fg.muted">{texts.none}</Box>
        ) : (
          <Box as="ul" listStyleType="none" borderTopWidth="1px">
            {data.items.map(({ _id, file, kind, state, by, at, written, total }) => (
              <Box as="li" key={_id} borderBottomWidth="1px" py="2" {...(_id === chosen ? { bg: 'bg.subtle' } : {})}>
                <PageLink
                  to={`/admin/colleges?${new URLSearchParams({ imports: _id }).toString()}`}
                  display="flex"
                  flexWrap="wrap"
                  columnGap="4"
                  alignItems="center"
                  minH="11"
                  px="2"
                  aria-current={_id === chosen ? 'true' : undefined}
                >
                  <Box fontWeight="600" overflowWrap="anywhere" flex="1 1 14rem">
                    {file}
                  </Box>
                  <Box flex="0 1 11rem">{texts.kinds[kind]}</Box>
                  <Box flex="0 1 12rem">
                    {texts.states[state]}
                    {state === 'done' && total > 0 && ` (${integer(written)})`}
                  </Box>
                  <Box flex="0 1 20rem" textStyle="small" color="fg.muted">
                    {texts.by(by ?? texts.gone, moment(at))}
                  </Box>
                </PageLink>
              </Box>
            ))}
          </Box>
        )}
      </section>
    </Stack>
  );
}
