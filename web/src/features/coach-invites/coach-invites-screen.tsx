import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { lazy, Suspense } from 'react';
import { AdminTabs } from '../../components/admin-tabs';
import { Content, PageTitle, Section } from '../../ui/page-layout';
import { InviteForm } from './invite-form';
import { InviteList } from './invite-list';
import { useInviteTexts } from './invite-texts';
import { useInvites } from './use-invites';

/** The form for a file, which reads CSV. */
const InviteFileForm = lazy(async () => ({ default: (await import('./invite-file-form')).InviteFileForm }));

/** /admin/coachInvites: invite one coach or many by CSV, and see how far each invitation has come (S2-13, S4-16). */
export function CoachInvitesScreen() {
  const texts = useInviteTexts();
  const invites = useInvites();
  const left = invites.data?.pages[0]?.leftToday ?? null;
  return (
    <Content py={{ base: '8', md: '12' }} minH="70vh">
      <PageTitle text={texts.title} />
      <Heading as="h1" textStyle="h1" mb="3">
        {texts.title}
      </Heading>
      <AdminTabs current="/admin/coachInvites" />
      <Box pt="6" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="10">
        <Box color="fg.muted" maxW="text" minH="6">
          {left === null ? '' : texts.intro(left)}
        </Box>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          gap="10"
          alignItems="start"
        >
          <Section title={texts.one}>
            <InviteForm />
          </Section>
          <Section title={texts.many}>
            <Box minH="20rem">
              <Suspense fallback={null}>
                <InviteFileForm />
              </Suspense>
            </Box>
          </Section>
        </Box>
        <Section title={texts.list}>
          <InviteList invites={invites} />
        </Section>
      </Box>
    </Content>
  );
}
