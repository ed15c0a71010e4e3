import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { lazy, Suspense } from 'react';
import { AdminTabs } from '../../components/admin-tabs';
import { Content, PageTitle, Section } from '../../ui/page-layout';
import { SkeletonRegion, SkeletonText } from '../../ui/states/skeletons';
import { InviteFileForm } from './invite-file-form';
import { InviteForm } from './invite-form';
import { useInviteTexts } from './invite-texts';
import { useInvites } from './use-invites';

/** The invitations, which load next to their answer. */
const InviteList = lazy(async () => ({ default: (await import('./invite-list')).InviteList }));

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
        <Box color="fg.muted" maxW="text">
          {texts.intro}
          <Box minH="6">{left === null ? '' : texts.left(left)}</Box>
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
            <InviteFileForm />
          </Section>
        </Box>
        <Section title={texts.list}>
          <Suspense
            fallback={
              <SkeletonRegion label={texts.loading}>
                <SkeletonText lines={6} />
              </SkeletonRegion>
            }
          >
            <InviteList invites={invites} />
          </Suspense>
        </Section>
      </Box>
    </Content>
  );
}
