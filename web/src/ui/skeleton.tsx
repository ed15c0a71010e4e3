import { Box, type BoxProps } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { SkeletonBar } from './skeleton-bar';

/** Says once that something is loading; what is inside is drawn in its final shape. */
export function SkeletonRegion({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Box>
  );
}

const LINE_WIDTHS = ['100%', '94%', '98%', '88%'];

/** Lines of a text that is still loading, the last one shorter. */
export function SkeletonText({ lines }: { readonly lines: number }) {
  return (
    <Box maxW="text">
      {Array.from({ length: lines }, (_, line) => (
        <Box key={line} height="1.625rem" display="flex" alignItems="center">
          <SkeletonBar width={line === lines - 1 && lines > 1 ? '56%' : (LINE_WIDTHS[line % LINE_WIDTHS.length] ?? '100%')} />
        </Box>
      ))}
    </Box>
  );
}

/** A picture or card that is still loading; its size is the caller's. */
export function SkeletonBlock(props: BoxProps) {
  return <SkeletonBar borderRadius="card" height="10rem" {...props} />;
}

/** A crest that is still loading, `size` pixels high. */
export function SkeletonCrest({ size }: { readonly size: number }) {
  return (
    <SkeletonBar
      flex="none"
      width={`${Math.round((size * 5) / 6)}px`}
      height={`${size}px`}
      borderRadius={`${Math.round(size / 12)}px ${Math.round(size / 12)}px ${Math.round(size / 2)}px ${Math.round(size / 2)}px`}
    />
  );
}

/** Big facts that are still loading, in the shape of FactRow. */
export function SkeletonFacts({ count }: { readonly count: number }) {
  return (
    <Box aria-hidden display="flex" borderYWidth="1px" overflow="hidden">
      {Array.from({ length: count }, (_, fact) => (
        <Box
          key={fact}
          flex={{ base: 'none', md: '1 1 0' }}
          minW={{ base: '8.5rem', md: '9rem' }}
          px={{ base: '4', md: '6' }}
          my="5"
          borderLeftWidth="1px"
          _first={{ borderLeftWidth: '0', ps: '0' }}
        >
          <SkeletonBar height="2.25rem" width="5rem" mb="1" />
          <SkeletonBar height="0.875rem" width="6.5rem" my="0.3rem" />
        </Box>
      ))}
    </Box>
  );
}
