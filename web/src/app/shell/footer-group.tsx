import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import type { ShellLink } from './shell-links';

/** How a row of the footer looks. */
export const footerRow = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    py: '1.5',
    lineHeight: '1.35',
    overflowWrap: 'anywhere',
    color: 'hero.muted',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { color: 'hero.fg', textDecoration: 'underline' },
  },
} as const;

const RowLink = chakra(Link, footerRow);

interface FooterGroupProps {
  readonly title: string;
  readonly links: readonly ShellLink[];
  /** Further rows that lead elsewhere, as list items. */
  readonly children?: ReactNode;
}

/** Links of the footer under their title. */
export function FooterGroup({ title, links, children }: FooterGroupProps) {
  const t = useTranslations();
  const titleId = useId();
  return (
    <Box as="nav" aria-labelledby={titleId} minW="0">
      <Box id={titleId} textStyle="label" mb="1">
        {title}
      </Box>
      <Box as="ul" listStyleType="none">
        {links.map(({ to, words }) => (
          <li key={to}>
            <RowLink to={to}>{t(words)}</RowLink>
          </li>
        ))}
        {children}
      </Box>
    </Box>
  );
}
