import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ButtonColors } from '@touchline/domain/kernel/format/colour-contrast';
import { Link, type To } from 'react-router-dom';
import { CHOSEN_LOOK } from '../../theme/chosen-look';

/** A team's page. */
export interface Team {
  readonly to: To;
  /** The whole name: "Men’s soccer". */
  readonly text: string;
  /** What phones have room for. */
  readonly short: string;
  readonly isCurrent: boolean;
}

interface TeamSwitchProps {
  readonly label: string;
  readonly teams: readonly Team[];
  /** On phones as wide as its container. */
  readonly fillsPhones?: boolean;
  /** How the current team is filled; null in the colours of Touchline. */
  readonly colors?: ButtonColors | null;
}

const TeamLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: '11',
    px: { base: '3', md: '5' },
    py: '1',
    textAlign: 'center',
    fontSize: { base: '0.9375rem', md: 'md' },
    lineHeight: '1.2',
    overflowWrap: 'anywhere',
    fontWeight: 'semibold',
    textDecoration: 'none',
    color: 'fg',
    transition: 'background 150ms ease-out',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-3px' },
    _currentPage: CHOSEN_LOOK,
    '&:first-of-type': { borderStartRadius: 'control' },
    '&:last-of-type': { borderEndRadius: 'control' },
    '& + &': { borderInlineStartWidth: '1px', borderColor: 'border.emphasized' },
  },
});

/**
 * The men's and the women's team as the two equal parts of one control, the current one marked; phones show the short
 * names. On a college's page the current one has its colours (S9-07).
 */
export function TeamSwitch({ label, teams, fillsPhones = false, colors = null }: TeamSwitchProps) {
  // The line tells the current part even where its colour is that of the ground.
  const current =
    colors === null ? {} : { style: { background: colors.fill, color: colors.text, boxShadow: 'inset 0 -3px 0 currentcolor' } };
  return (
    <Box
      as="nav"
      aria-label={label}
      minW="0"
      maxW="full"
      display={fillsPhones ? { base: 'grid', md: 'inline-grid' } : 'inline-grid'}
      width={fillsPhones ? { base: 'full', md: 'auto' } : 'auto'}
      gridAutoFlow="column"
      gridAutoColumns="minmax(0, 1fr)"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="control"
      bg="bg.panel"
    >
      {teams.map(({ to, text, short, isCurrent }) => (
        <TeamLink key={text} to={to} aria-current={isCurrent ? 'page' : undefined} {...(isCurrent ? current : {})}>
          <Box as="span" minW="0" overflowWrap="anywhere" display={{ base: 'none', md: 'inline' }}>
            {text}
          </Box>
          <Box as="span" minW="0" overflowWrap="anywhere" display={{ base: 'inline', md: 'none' }}>
            {short}
          </Box>
        </TeamLink>
      ))}
    </Box>
  );
}
