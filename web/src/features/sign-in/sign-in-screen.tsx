import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { useAdmission } from '../../session/session-context';
import { Dialog } from '../../ui/dialog';
import { Content, PageTitle } from '../../ui/page-layout';
import { useSignInPanel } from './use-sign-in-panel';

const AFTERWARDS = '/account';

/** /signInUpMobile: the sign-in panel as a page (S2-10); signed-in users go on to the account. */
export function SignInScreen() {
  const t = useTranslations();
  const navigate = useNavigate();
  const isIn = useAdmission('auth') === 'in';
  const { step, title, body, restart } = useSignInPanel('default', (destination) => {
    void navigate(destination ?? AFTERWARDS, { replace: true });
  });
  const isLeft = isIn && step === 'email';
  useEffect(() => {
    if (isLeft) void navigate(AFTERWARDS, { replace: true });
  }, [isLeft, navigate]);
  const isAsked = step === 'terms';
  return (
    <Content py={{ base: '8', lg: '16' }} maxW="form">
      <PageTitle text={t('signIn.pageTitle')} />
      <Stack gap="8">
        <Heading as="h1" textStyle="h1">
          {isAsked ? t('signIn.titleRegister') : title}
        </Heading>
        {!isAsked && body}
      </Stack>
      <Dialog isOpen={isAsked} title={title} onClose={restart} closeOnInteractOutside={false}>
        {isAsked && body}
      </Dialog>
    </Content>
  );
}
