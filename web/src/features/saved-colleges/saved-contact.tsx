import { Box } from '@chakra-ui/react/box';
import { createContext, useContext } from 'react';
import type { SavedItem } from '../../components/saving/use-saved-colleges';
import { useLoaded } from '../../lib/hydration/deferred-loading';

async function loadLines() {
  const { ClassOfLines, CollegeLine } = await import('../../components/contact-clock/college-line');
  return { ClassOfLines, CollegeLine };
}

type Lines = Awaited<ReturnType<typeof loadLines>>;

/** What shows the contact clock in the list; null where it could not be downloaded. */
export const SavedLines = createContext<Lines | null>(null);

/** Downloads the contact clock for a list. The list waits for it, so that nothing moves when it comes. */
export function useContactLines(): { readonly part: Lines | null; readonly hasFailed: boolean } {
  return useLoaded(loadLines);
}

/** What the coaches of a saved college may do today, in one line. */
export function SavedContact({ item: { college } }: { readonly item: SavedItem }) {
  const lines = useContext(SavedLines);
  return lines === null || college === null ? null : <lines.CollegeLine college={college} />;
}

/** Asks for the class above the list. */
export function SavedClass({ items }: { readonly items: readonly SavedItem[] }) {
  const lines = useContext(SavedLines);
  const colleges = items.flatMap(({ college }) => college ?? []);
  if (lines === null) return null;
  return (
    <Box mb="4" css={{ '&:empty': { display: 'none' } }}>
      <lines.ClassOfLines colleges={colleges} />
    </Box>
  );
}
