import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../i18n/use-words';
import { ButtonLink } from '../../ui/button-link';
import { Content } from '../../ui/content';
import { PageTitle } from '../../ui/page-title';
import { SignInForm } from './sign-in-form';

const AFTERWARDS = '/account';

/** /signInUpMobile: signing in as a page of its own; registration takes its place beside it (specification §2, Sign-in panel). */
export function SignInScreen() {
  const say = useWords();
  const navigate = useNavigate();
  return (
    <Content py={{ base: '8', lg: '16' }} maxW="form">
      <PageTitle text={say('signIn.pageTitle')} />
      <Stack gap="8">
        <Heading as="h1" textStyle="h1">
          {say('signIn.pageTitle')}
        </Heading>
        <SignInForm onDone={() => void navigate(AFTERWARDS)} />
        <Stack gap="3" borderTopWidth="1px" pt="6" alignItems="flex-start">
          <Heading as="h2" textStyle="h3">
            {say('signIn.registrationTitle')}
          </Heading>
          <Text color="fg.muted">{say('signIn.registration')}</Text>
          <ButtonLink to="/colleges" variant="outline" colorPalette="ink">
            {say('coming.toColleges')}
          </ButtonLink>
        </Stack>
      </Stack>
    </Content>
  );
}
