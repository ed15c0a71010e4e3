import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslations } from '../../i18n/use-translations';

const LEGAL = [
  { to: '/TermsAndConditions', words: 'register.terms' },
  { to: '/privacy', words: 'register.privacy' },
] as const;

const LegalLink = chakra('a', {
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

/** The terms and what becomes of data, in windows of their own, so that nothing typed is lost. */
export function LegalLinks({ text }: { readonly text: string }) {
  const t = useTranslations();
  return (
    <Box textStyle="small" color="fg.muted">
      <Text>{text}</Text>
      <Box display="flex" gap="5">
        {LEGAL.map(({ to, words }) => (
          <LegalLink key={to} href={to} target="_blank" rel="noopener noreferrer">
            {t(words)}
            <span aria-hidden>{'\u00a0'}↗</span>
            <VisuallyHidden>{t('register.newWindow')}</VisuallyHidden>
          </LegalLink>
        ))}
      </Box>
    </Box>
  );
}
