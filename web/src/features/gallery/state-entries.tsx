import { Box } from '@chakra-ui/react/box';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { EmptyState } from '../../ui/states/empty-state';
import { FactRow, FactTable } from '../../ui/facts';
import { FailedState } from '../../ui/states/failures';
import { ButtonLink } from '../../ui/links';
import { Notice } from '../../ui/states/notice';
import { Section } from '../../ui/page-layout';
import { ProgressLine } from '../../ui/states/progress-line';
import { SkeletonBlock, SkeletonCrest, SkeletonText } from '../../ui/states/skeletons';
import type { GalleryEntry } from './gallery-entry';
import { FACTS, LONG_FACTS, LONG_TEXT } from './samples';

const unknown = FACTS.map((fact) => ({ ...fact, value: null }));
const LONG_REFUSAL = new ApiRefusal(422, null, [{ message: LONG_TEXT, field: null }]);
const STYLES = ['display', 'h1', 'h2', 'h3', 'figure', 'body', 'small', 'label', 'number'] as const;

/** Text styles, sections, facts, and empty, failed and loading states. */
export const STATE_ENTRIES: readonly GalleryEntry[] = [
  {
    name: 'Text styles',
    states: {
      many: () => (
        <Box display="grid" gap="3">
          {STYLES.map((style) => (
            <Box key={style} textStyle={style}>
              {style}: Größe 0123456789
            </Box>
          ))}
        </Box>
      ),
    },
  },
  {
    name: 'Section',
    states: {
      one: () => <Section title="Athletics">A text.</Section>,
      many: () => (
        <Section
          title="With introduction and action"
          intro="An introduction."
          action={<ButtonLink to="/gallery">Show all</ButtonLink>}
        >
          A text.
        </Section>
      ),
      long: () => (
        <Section title={LONG_TEXT.slice(0, 110)} intro={LONG_TEXT} action={<ButtonLink to="/gallery">Show all</ButtonLink>}>
          A text.
        </Section>
      ),
    },
  },
  {
    name: 'FactRow',
    states: {
      empty: () => <FactRow label="Nothing known" facts={unknown} />,
      one: () => <FactRow label="One fact" facts={FACTS.slice(0, 1)} />,
      many: () => <FactRow label="Facts" facts={FACTS} />,
      long: () => <FactRow label="Long facts" facts={LONG_FACTS} />,
    },
  },
  {
    name: 'FactTable',
    states: {
      empty: () => <FactTable facts={unknown} />,
      one: () => <FactTable facts={FACTS.slice(0, 1)} />,
      many: () => <FactTable facts={FACTS} />,
      long: () => <FactTable facts={LONG_FACTS} />,
      loading: () => <SkeletonText lines={5} />,
    },
  },
  {
    name: 'EmptyState',
    states: {
      empty: () => (
        <EmptyState scene="pitch" title="No saved colleges yet." action={<ButtonLink to="/gallery">Find colleges</ButtonLink>} />
      ),
      one: () => <EmptyState scene="corner" title="No college matches “zzzz”." text="Check the spelling." />,
      long: () => <EmptyState scene="floodlights" title={LONG_TEXT} />,
    },
  },
  {
    name: 'Notice',
    states: {
      one: () => <Notice title="Not found" text="We can’t find this college." />,
      long: () => <Notice title={LONG_TEXT} text={LONG_TEXT} />,
    },
  },
  {
    name: 'FailedState',
    states: {
      failed: () => <FailedState failure={new ApiRefusal(null)} isRetrying={false} onRetry={() => undefined} />,
      long: () => <FailedState failure={LONG_REFUSAL} isRetrying={false} onRetry={() => undefined} />,
      loading: () => <FailedState failure={new ApiRefusal(503)} isRetrying onRetry={() => undefined} />,
    },
  },
  {
    name: 'Skeleton',
    states: {
      loading: () => (
        <Box display="grid" gap="4">
          <SkeletonCrest size={64} />
          <SkeletonText lines={1} />
          <SkeletonText lines={3} />
          <SkeletonBlock />
        </Box>
      ),
    },
  },
  {
    name: 'ProgressLine',
    states: {
      empty: () => <ProgressLine label="Nothing filled" percent={0} />,
      one: () => <ProgressLine label="Some filled" percent={40} />,
      many: () => <ProgressLine label="All filled" percent={100} valueText="Step 5 of 5" />,
    },
  },
];
