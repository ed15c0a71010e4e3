import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

/** How a row of a menu looks. */
export const menuRow = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minH: '11',
    px: '3',
    borderRadius: 'control',
    color: 'fg',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
  },
} as const;

/** A row of a menu that leads somewhere. */
export const MenuLink = chakra(Link, menuRow);
