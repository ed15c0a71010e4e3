import { Link } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslations } from '../i18n/use-translations';

/** A link to another site, which learns nothing of the page it was followed from. */
export function OutsideLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <Link href={href} rel="noopener noreferrer" variant="underline" py="1.5" maxW="full" overflowWrap="anywhere">
      <chakra.span minW="0">
        {text}
        <span aria-hidden>{'\u00a0'}↗</span>
      </chakra.span>
      <VisuallyHidden>{useTranslations()('college.opensElsewhere')}</VisuallyHidden>
    </Link>
  );
}
