import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { NewWindowLink } from './new-window-link';
import { SUSPENDED } from './sign-in-failure';

/** The way to the contact page below a sign-in that failed with this code, where an admin has suspended the account. */
export function ContactWhereSuspended({ code }: { readonly code: string | null }) {
  const t = useTranslations();
  if (code !== SUSPENDED) return null;
  return (
    <Box>
      <NewWindowLink to="/contact" text={t('signIn.contact')} />
    </Box>
  );
}
