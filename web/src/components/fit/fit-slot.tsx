import { Box } from '@chakra-ui/react/box';
import { lazy, Suspense } from 'react';
import { useFitSettings } from './fit-settings';

const LazyLine = lazy(async () => ({ default: (await import('./fit-line')).FitLine }));

interface FitSlotProps {
  readonly collegeId: string;
  readonly name: string;
}

/** How well a college fits the player, where the player has switched that on; its code is downloaded then. */
export function FitSlot(props: FitSlotProps) {
  const { isOn } = useFitSettings();
  if (!isOn) return null;
  return (
    <Suspense fallback={<Box minH="11" />}>
      <LazyLine {...props} />
    </Suspense>
  );
}
