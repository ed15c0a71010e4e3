import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import { Search } from 'lucide-react';
import { Icon } from '../../ui/icon';
import { ButtonLink, OutsideLink, PageLink } from '../../ui/links';
import type { GalleryEntry } from './gallery-entry';
import { LONG_TEXT } from './samples';

const VARIANTS = ['solid', 'subtle', 'outline', 'ghost', 'plain'] as const;
const PALETTES = ['pitch', 'flare', 'ink', 'red'] as const;
const LONG_LABEL = 'Kostenlos anmelden und Interesse zeigen';

const variants = VARIANTS.map((variant) => (
  <Button key={variant} variant={variant}>
    {variant}
  </Button>
));

/** Buttons and links. */
export const BUTTON_ENTRIES: readonly GalleryEntry[] = [
  {
    name: 'Button, IconButton',
    states: {
      one: () => <Button colorPalette="flare">Find a team</Button>,
      many: () => (
        <Box display="grid" gap="3">
          {PALETTES.map((palette) => (
            <Box key={palette} colorPalette={palette} display="flex" flexWrap="wrap" gap="3">
              {variants}
              <Button disabled>disabled</Button>
              <IconButton aria-label={`${palette} icon`} variant="outline">
                <Icon as={Search} />
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
            {variants}
            <Button colorPalette="flare">flare</Button>
          </Box>
          <Box display="flex" flexWrap="wrap" gap="3" alignItems="center">
            {(['md', 'lg', 'xl'] as const).map((size) => (
              <Button key={size} size={size}>
                {size}
              </Button>
            ))}
          </Box>
        </Box>
      ),
      long: () => <Button>{LONG_LABEL}</Button>,
      loading: () => (
        <Box display="flex" flexWrap="wrap" gap="3">
          <Button loading loadingText="Saving">
            Save
          </Button>
          <Button loading loadingText="Saving" variant="outline">
            Save
          </Button>
        </Box>
      ),
    },
  },
  {
    name: 'ButtonLink',
    states: {
      one: () => <ButtonLink to="/gallery">Show all colleges</ButtonLink>,
      long: () => <ButtonLink to="/gallery">{LONG_LABEL}</ButtonLink>,
    },
  },
  {
    name: 'PageLink',
    states: {
      one: () => <PageLink to="/gallery">Larkmoor College</PageLink>,
      long: () => <PageLink to="/gallery">{LONG_TEXT}</PageLink>,
    },
  },
  {
    name: 'OutsideLink',
    states: {
      one: () => <OutsideLink href="https://college.example.edu/" text="college.example.edu" />,
      long: () => <OutsideLink href="https://college.example.edu/" text={`college.example.edu/${'athletics-'.repeat(12)}`} />,
    },
  },
];
