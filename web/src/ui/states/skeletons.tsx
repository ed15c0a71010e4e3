import { Box, type BoxProps } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';

/** A bar in place of a text that is loading. */
export function SkeletonBar(props: BoxProps) {
  return <Box aria-hidden bg="bg.emphasized" borderRadius="l1" animation="pulse" height="1em" {...props} />;
}

/** Announces once that something is loading; its children have the final shape. */
export function SkeletonRegion({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Box>
  );
}

const LINE_WIDTHS = ['100%', '94%', '98%', '88%'];

/** Lines of a text that is loading, the last one shorter. */
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

/** A picture or card that is loading; the caller sets its size. */
export function SkeletonBlock(props: BoxProps) {
  return <SkeletonBar borderRadius="card" height="10rem" {...props} />;
}

/** A crest that is loading, `size` pixels high. */
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
