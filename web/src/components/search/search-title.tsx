import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useCallback } from 'react';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { useActor } from '../../session/session-context';

/**
 * The title of a search. At its right, in the same line, a link leads who is signed in to what they work with; it is
 * downloaded then, and moves nothing.
 */
export function SearchTitle({ text }: { readonly text: string }) {
  const { uid } = useActor();
  const isSignedIn = uid !== null;
  const load = useCallback(async () => {
    if (!isSignedIn) return { WorkLink: null };
    const [{ WorkLink }] = await Promise.all([import('./work-link'), loadMessages('menu', pageLanguage())]);
    return { WorkLink };
  }, [isSignedIn]);
  const { part } = useLoaded(load);
  const WorkLink = part?.WorkLink ?? null;
  return (
    <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" minH="11">
      <Heading as="h1" textStyle="h1">
        {text}
      </Heading>
      {WorkLink !== null && <WorkLink />}
    </Box>
  );
}
