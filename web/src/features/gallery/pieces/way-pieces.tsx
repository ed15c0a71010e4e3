import { Box } from '@chakra-ui/react/box';
import { Star } from 'lucide-react';
import { Chip } from '../../../ui/chip';
import { FilterChip } from '../../../ui/filter-chip';
import { Pagination } from '../../../ui/pagination';
import { type Tab, TabsNav } from '../../../ui/tabs-nav';
import type { GalleryPiece } from '../gallery-piece';
import { LONG_TEXT } from '../samples';
import { OpensDialog, OpensDrawer, ShowsToasts } from './trying';

const tabs = (count: number): readonly Tab[] =>
  Array.from({ length: count }, (_, index) => ({
    to: `/gallery?tab=${index}`,
    text: `Tab ${index + 1}`,
    isCurrent: index === 0,
  }));
const longTab: Tab = { to: '/gallery', text: LONG_TEXT.slice(0, 80), isCurrent: false };
const toPage = (page: number) => `/gallery?page=${page}`;

/** Ways from one thing to the next, and what opens above the page. */
export const WAY_PIECES: readonly GalleryPiece[] = [
  {
    name: 'TabsNav',
    states: {
      one: () => <TabsNav label="One tab" tabs={tabs(1)} />,
      many: () => (
        <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          <TabsNav label="Some tabs" tabs={tabs(5)} />
          <TabsNav label="Many tabs" tabs={tabs(18)} />
          <Box className="on-dark" bg="hero" px="5" borderRadius="card">
            <TabsNav label="Tabs on the dark ground" tabs={tabs(3)} tone="hero" isRuled={false} />
          </Box>
        </Box>
      ),
      long: () => <TabsNav label="A long tab" tabs={[...tabs(1), longTab]} />,
    },
  },
  {
    name: 'Chip',
    states: {
      one: () => <Chip>NCAA D1</Chip>,
      many: () => (
        <Box display="flex" flexWrap="wrap" gap="2" className="on-dark" bg="hero" p="4" borderRadius="card">
          <Chip tone="quiet">quiet</Chip>
          <Chip tone="pitch">pitch</Chip>
          <Chip tone="flare" icon={<Star aria-hidden />}>
            flare
          </Chip>
          <Chip tone="hero">hero</Chip>
        </Box>
      ),
      long: () => <Chip icon={<Star aria-hidden />}>{LONG_TEXT}</Chip>,
    },
  },
  {
    name: 'FilterChip',
    states: {
      one: () => <FilterChip text="Ohio" withoutIt="/gallery" />,
      many: () => (
        <Box display="flex" flexWrap="wrap" gap="2">
          {['NCAA', 'Division I', 'Women’s soccer', 'Vermont', 'Under $20,000'].map((text) => (
            <FilterChip key={text} text={text} withoutIt="/gallery" />
          ))}
        </Box>
      ),
      long: () => <FilterChip text={LONG_TEXT} withoutIt="/gallery" />,
    },
  },
  {
    name: 'Pagination',
    states: {
      one: () => <Pagination page={1} pages={2} toPage={toPage} />,
      many: () => <Pagination page={25} pages={51} toPage={toPage} />,
      long: () => <Pagination page={1204} pages={1406} toPage={toPage} />,
    },
  },
  { name: 'Toasts', states: { many: () => <ShowsToasts /> } },
  {
    name: 'Dialog',
    states: {
      one: () => <OpensDialog title="Dialog" text="A short text." />,
      many: () => <OpensDialog title="Wide dialog" text={LONG_TEXT} isWide />,
      long: () => <OpensDialog title={LONG_TEXT.slice(0, 110)} text={LONG_TEXT.repeat(12)} />,
    },
  },
  {
    name: 'Drawer',
    states: {
      one: () => <OpensDrawer title="Drawer" text="A short text." />,
      long: () => <OpensDrawer title={LONG_TEXT.slice(0, 110)} text={LONG_TEXT.repeat(12)} />,
    },
  },
];
