import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { Link as ChakraLink } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { Link, type LinkProps, type To } from 'react-router-dom';
import { useTranslations } from '../i18n/use-translations';

/** React Router's link, without the attribute for route discovery, which we do not use. */
export function SiteLink(props: LinkProps) {
  return <Link discover="none" {...props} />;
}

/** A link within the site that accepts style props. */
export const PageLink = chakra(SiteLink, {
  base: { color: 'fg', textUnderlineOffset: '3px', borderRadius: 'l1', _hover: { textDecoration: 'underline' } },
});

/** A link to another site, without a referrer. */
export function OutsideLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <ChakraLink href={href} rel="noopener noreferrer" variant="underline" py="2.5" minH="11" maxW="full" overflowWrap="anywhere">
      <chakra.span minW="0">
        {text}
        <span aria-hidden>{'\u00a0'}↗</span>
      </chakra.span>
      <VisuallyHidden>{useTranslations()('college.opensElsewhere')}</VisuallyHidden>
    </ChakraLink>
  );
}

interface ButtonLinkProps extends Omit<ButtonProps, 'asChild' | 'onClick' | 'type'> {
  readonly to: To;
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** A link within the site that looks like a button: for navigation, not for actions. */
export function ButtonLink({ to, state, children, ...look }: ButtonLinkProps) {
  return (
    <Button asChild size="lg" {...look}>
      <SiteLink to={to} state={state}>
        {children}
      </SiteLink>
    </Button>
  );
}
