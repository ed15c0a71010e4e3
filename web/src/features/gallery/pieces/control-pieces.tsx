import { Button, IconButton } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { Input } from '../../../ui/input';
import { Textarea } from '../../../ui/textarea';
import { Search } from 'lucide-react';
import { ButtonLink } from '../../../ui/button-link';
import { Chip } from '../../../ui/chip';
import { EditableText } from '../../../ui/editable-text';
import { FilterChip } from '../../../ui/filter-chip';
import { OutsideLink } from '../../../ui/outside-link';
import { PageLink } from '../../../ui/page-link';
import { Pagination } from '../../../ui/pagination';
import { TabsNav } from '../../../ui/tabs-nav';
import { TeamButton } from '../../../ui/team-button';
import type { GalleryPiece } from '../gallery-piece';
import { LONG_TEXT } from '../samples';
import { OpensDialog, OpensDrawer, ShowsToasts, TypedField } from './trying';

const VARIANTS = ['solid', 'subtle', 'outline', 'ghost', 'plain'] as const;
const PALETTES = ['pitch', 'flare', 'ink', 'red'] as const;
const TEAM_COLOURS = ['#0b3d2e', '#c8102e', '#fdb515', '#ffffff', '#111111', '#7f7f7f', '#ff8200'];
const tabs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    to: `/gallery?tab=${index}`,
    text: `Tab ${index + 1}`,
    isCurrent: index === 0,
  }));
const search = <Search size={20} strokeWidth={1.75} aria-hidden />;

/** What is pressed, typed into and followed. */
export const CONTROL_PIECES: readonly GalleryPiece[] = [
  {
    name: 'Button',
    states: {
      one: () => <Button colorPalette="flare">Find a team</Button>,
      many: () => (
        <Box display="grid" gap="3">
          {PALETTES.map((palette) => (
            <Box key={palette} colorPalette={palette} display="flex" flexWrap="wrap" gap="3">
              {VARIANTS.map((variant) => (
                <Button key={variant} variant={variant}>
                  {variant}
                </Button>
              ))}
              <Button disabled>disabled</Button>
              <IconButton aria-label={`${palette} icon`} variant="outline">
                {search}
              </IconButton>
            </Box>
          ))}
          <Box
            className="on-dark"
            bg="hero"
            p="4"
            display="flex"
            flexWrap="wrap"
            gap="3"
            borderRadius="card"
            colorPalette="chalk"
          >
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
            <Button colorPalette="flare">flare</Button>
          </Box>
          <Box display="flex" flexWrap="wrap" gap="3" alignItems="center">
            {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
              <Button key={size} size={size}>
                {size}
              </Button>
            ))}
          </Box>
        </Box>
      ),
      long: () => <Button>Kostenlos anmelden und Interesse zeigen</Button>,
      loading: () => (
        <Button loading loadingText="Saving">
          Save
        </Button>
      ),
    },
  },
  {
    name: 'TeamButton',
    states: {
      many: () => (
        <Box display="flex" flexWrap="wrap" gap="3">
          {TEAM_COLOURS.map((color) => (
            <TeamButton key={color} teamColor={color} to="/gallery">
              {color}
            </TeamButton>
          ))}
        </Box>
      ),
      empty: () => <TeamButton teamColor={null}>Without a colour</TeamButton>,
    },
  },
  { name: 'ButtonLink', states: { one: () => <ButtonLink to="/gallery">Show all colleges</ButtonLink> } },
  { name: 'PageLink', states: { one: () => <PageLink to="/gallery">Larkmoor College</PageLink> } },
  { name: 'OutsideLink', states: { one: () => <OutsideLink href="https://college.example.edu/" text="college.example.edu" /> } },
  {
    name: 'TextField',
    states: {
      empty: () => <TypedField label="Email" />,
      long: () => <TypedField label={LONG_TEXT.slice(0, 70)} text={LONG_TEXT} />,
    },
  },
  {
    name: 'Input, Textarea',
    states: {
      one: () => <Input aria-label="Name" defaultValue="Robin" />,
      failed: () => <Input aria-label="Graduation year" aria-invalid defaultValue="20x9" />,
      many: () => <Textarea aria-label="About" rows={4} defaultValue={LONG_TEXT} />,
    },
  },
  {
    name: 'EditableText',
    states: {
      empty: () => (
        <EditableText value={null} label="Edit the empty text" emptyText="Nothing yet." onSave={() => Promise.resolve(true)} />
      ),
      one: () => (
        <EditableText value="Brick walks by the water." label="Edit the text" emptyText="" onSave={() => Promise.resolve(true)} />
      ),
      long: () => <EditableText value={LONG_TEXT} label="Edit the long text" emptyText="" onSave={() => Promise.resolve(true)} />,
      failed: () => (
        <EditableText value="Saving this fails." label="Edit what fails" emptyText="" onSave={() => Promise.resolve(false)} />
      ),
    },
  },
  {
    name: 'TabsNav',
    states: {
      one: () => <TabsNav label="One tab" tabs={tabs(1)} />,
      many: () => <TabsNav label="Many tabs" tabs={tabs(18)} />,
      long: () => (
        <TabsNav label="A long tab" tabs={[...tabs(1), { to: '/gallery', text: LONG_TEXT.slice(0, 80), isCurrent: false }]} />
      ),
    },
  },
  {
    name: 'Chip, FilterChip',
    states: {
      many: () => (
        <Box display="flex" flexWrap="wrap" gap="2">
          <Chip>NCAA · DI</Chip>
          <Chip tone="pitch">Open spot</Chip>
          <Chip tone="flare">Premium</Chip>
          <FilterChip text="Ohio" withoutIt="/gallery" />
        </Box>
      ),
      long: () => <Chip>{LONG_TEXT}</Chip>,
    },
  },
  {
    name: 'Pagination',
    states: {
      one: () => <Pagination page={1} pages={2} toPage={(page) => `/gallery?page=${page}`} />,
      many: () => <Pagination page={25} pages={51} toPage={(page) => `/gallery?page=${page}`} />,
    },
  },
  { name: 'Toasts', states: { many: () => <ShowsToasts /> } },
  {
    name: 'Dialog',
    states: { one: () => <OpensDialog text="A short text." />, long: () => <OpensDialog text={LONG_TEXT.repeat(12)} /> },
  },
  {
    name: 'Drawer',
    states: { one: () => <OpensDrawer text="A short text." />, long: () => <OpensDrawer text={LONG_TEXT.repeat(12)} /> },
  },
];
