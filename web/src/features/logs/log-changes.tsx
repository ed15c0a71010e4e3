import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { MarkedText, readableOf } from '../../components/document-editor/marked-text';
import { differenceOf } from '../../components/document-editor/text-difference';
import { useApi } from '../../lib/api/api-client';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { FailedState } from '../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../ui/states/skeletons';
import { useLogTexts } from './log-texts';

type Change = NonNullable<AnswerOf<'adminLogChanges'>['changes']>[number];

/** What the edit of a line changed from what to what, asked for when it is opened. */
export function LogChanges({ lineId }: { readonly lineId: string }) {
  const texts = useLogTexts();
  const callApi = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['adminLogChanges', lineId],
    queryFn: ({ signal }) => callApi('adminLogChanges', { params: { lineId }, signal }),
  });
  if (error instanceof ApiRefusal && error.status === 404) return <Box color="fg.muted">{texts.expired}</Box>;
  if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <SkeletonRegion label={texts.loading}>
        <SkeletonText lines={2} />
      </SkeletonRegion>
    );
  return (
    <Box display="grid" gap="5" borderLeftWidth="2px" borderColor="pitch.solid" pl="4" py="1" mb="3" maxW="text">
      {data.changes === null ? texts.tooLarge : data.changes.map((change, index) => <Difference key={index} change={change} />)}
    </Box>
  );
}

/** Two texts as one with its new words marked, everything else side by side. */
function Difference({ change: { path, before, after } }: { readonly change: Change }) {
  const texts = useLogTexts();
  const [was, is] = [readableOf(before), readableOf(after)];
  const difference = was !== '' && is !== '' ? differenceOf(was, is) : null;
  const isMarked = difference?.stretches.some(({ isNew }) => isNew) === true || (difference?.gone.length ?? 0) > 0;
  return (
    <Box minW="0">
      <Text textStyle="small" fontWeight="semibold" color="fg.muted" overflowWrap="anywhere">
        {path}
      </Text>
      {difference !== null && isMarked ? (
        <MarkedText difference={difference} goneText={texts.goneWords} />
      ) : (
        <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <Value title={texts.before} text={was} />
          <Value title={texts.after} text={is} />
        </Box>
      )}
    </Box>
  );
}

function Value({ title, text }: { readonly title: string; readonly text: string }) {
  const texts = useLogTexts();
  return (
    <Box minW="0">
      <Text textStyle="small" color="fg.muted">
        {title}
      </Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere" color={text === '' ? 'fg.muted' : 'fg'}>
        {text === '' ? texts.nothing : text}
      </Text>
    </Box>
  );
}
