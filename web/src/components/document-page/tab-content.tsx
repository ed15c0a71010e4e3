import { Box } from '@chakra-ui/react/box';
import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { EarlyPress } from '../../lib/hydration/early-press';
import { Content } from '../../ui/page-layout';
import { TextSkeleton } from '../../ui/states/text-skeleton';

type Tab = ComponentType<{
  /** The album to show, if any. */
  readonly album: string | null;
}>;

/** A tab that is downloaded when it is first shown. */
export const lazyTab = (load: () => Promise<Tab>) => lazy(async () => ({ default: await load() }));

interface TabContentProps {
  /** The name of the tab. */
  readonly name: string;
  readonly tab: Tab;
  readonly album: string | null;
}

/** Memoised, so that server-rendered content stays untouched until its code is there, whatever changes around it. */
const ShownTab = memo(function ShownTab({ name, tab: Shown, album }: TabContentProps) {
  return (
    <Suspense fallback={<TextSkeleton />}>
      <Box key={name}>
        <Shown album={album} />
        <EarlyPress />
      </Box>
    </Suspense>
  );
});

/** The content of a subpage of a document; `children` stand above its tab. */
export function TabContent({ children, ...shown }: TabContentProps & { readonly children?: ReactNode }) {
  return (
    <Content data-tab-content="" pt={{ base: '6', md: '8' }} pb={{ base: '10', md: '20' }} minH="40rem">
      {children}
      <ShownTab {...shown} />
    </Content>
  );
}
