import { Box } from '@chakra-ui/react/box';
import { useCallback } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { useAnswer } from '../../lib/use-answer';

/** Names the college whose page a coach wants to edit. Shows nothing where it is not known. */
export function ClaimedCollege({ collegeId }: { readonly collegeId: string }) {
  const t = useTranslations();
  const callApi = useApi();
  const ask = useCallback(
    (id: string, signal: AbortSignal) => callApi('college', { params: { collegeId: id }, signal }),
    [callApi],
  );
  const { data } = useAnswer(collegeId, ask, null);
  return (
    <Box role="status" bg={data === undefined ? undefined : 'pitch.subtle'} borderRadius="control" overflowWrap="anywhere">
      {data !== undefined && (
        <Box px="4" py="3">
          {t('register.claims', { college: data.name })}
        </Box>
      )}
    </Box>
  );
}
