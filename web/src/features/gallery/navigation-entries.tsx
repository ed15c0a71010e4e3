import { Box } from '@chakra-ui/react/box';
import { Star } from 'lucide-react';
import { TeamSwitch } from '../../components/college/team-switch';
import { Chip } from '../../ui/chip';
import { FilterChip } from '../../ui/filter-chip';
import { Pagination } from '../../ui/pagination';
import { type Tab, TabsNav } from '../../ui/tabs-nav';
import type { GalleryEntry } from './gallery-entry';
import { LONG_TEXT } from './samples';

const tabs = (count: number): readonly Tab[] =>
  Array.from({ length: count }, (_, index) => ({
    to: `/gallery?tab=${index}`,
    text: `Tab ${index + 1}`,
    isCurrent: index === 0,
  }));
const teams = (count: number) => tabs(count).map((tab) => ({ ...tab, short: tab.text }));
const longTab: Tab = { to: '/gallery', text: LONG_TEXT.slice(0, 80), isCurrent: false };
const toPage = (page: number) => `/gallery?page=${page}`;

/** Tabs, the switch between teams, chips and pagination. */
export const NAVIGATION_ENTRIES: readonly GalleryEntry[] = [
  {
    name: 'TabsNav',
    states: {
      one: () => <TabsNav label="One tab" tabs={tabs(1)} />,
      many: () => (
        <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          <TabsNav label="Some tabs" tabs={tabs(5)} />
          <TabsNav label="Many tabs" tabs={tabs(18)} />
        </Box>
      ),
      long: () => <TabsNav label="A long tab" tabs={[...tabs(1), longTab]} />,
    },
  },
  {
    name: 'TeamSwitch',
    states: {
      one: () => <TeamSwitch label="One team" teams={teams(1)} />,
      many: () => <TeamSwitch label="Both teams" teams={teams(2)} />,
      long: () => <TeamSwitch label="A long name" teams={[...teams(1), { ...longTab, short: LONG_TEXT.slice(0, 30) }]} />,
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
          <Chip tone="alarm">alarm</Chip>
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
];
