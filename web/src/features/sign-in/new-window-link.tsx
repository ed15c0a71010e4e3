import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslations } from '../../i18n/use-translations';

const Look = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    color: 'pitch.fg',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});

/** A link to a page of ours in a new window, so that nothing typed is lost. */
export function NewWindowLink({ to, text }: { readonly to: `/${string}`; readonly text: string }) {
  const t = useTranslations();
  return (
    <Look href={to} target="_blank" rel="noopener noreferrer">
      {text}
      <span aria-hidden>{'\u00a0'}↗</span>
      <VisuallyHidden>{t('register.newWindow')}</VisuallyHidden>
    </Look>
  );
}
