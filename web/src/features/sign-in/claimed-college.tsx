import { Box } from '@chakra-ui/react/box';
import { useCallback } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { useLoaded } from '../../lib/deferred-loading';

/** Names the college whose page a coach wants to edit. Shows nothing where it is not known. */
export function ClaimedCollege({ collegeId }: { readonly collegeId: string }) {
  const t = useTranslations();
  const callApi = useApi();
  const ask = useCallback(() => callApi('college', { params: { collegeId } }), [callApi, collegeId]);
  const { part: college } = useLoaded(ask);
  return (
    <Box role="status" bg={college === null ? undefined : 'pitch.subtle'} borderRadius="control" overflowWrap="anywhere">
      {college !== null && (
        <Box px="4" py="3">
          {t('register.claims', { college: college.name })}
        </Box>
      )}
    </Box>
  );
}
