import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useRef, useState } from 'react';
import { Chip } from '../../../ui/chip';
import { FailedState } from '../../../ui/states/failures';
import { Section } from '../../../ui/page-layout';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { useCollegePage } from '../use-college-page';
import { useAdministrationTexts } from '../administration/administration-texts';
import { InviteDialog } from './invite-dialog';
import { InviteRow } from './invite-row';
import { LeaveCollegeDialog } from './leave-college-dialog';
import { PersonRow, usePostName } from './person-row';
import { type Member, useMembers } from './use-members';

/** The height of a member's row, and of what stands below the rows. */
const MEMBER_REM = 3.375;
const ROOM_REM = 6.5;

/**
 * The staff of the college on Touchline, the invitations to it, and the ways in and out. For its editors. There is room
 * for as many as the page names as coaches, so that what stands below does not move when they arrive.
 */
export function MembersSection() {
  const texts = useAdministrationTexts();
  const opener = useRef<HTMLButtonElement>(null);
  const [isInviting, setIsInviting] = useState(false);
  const { data, error, isFetching, refetch } = useMembers();
  const { college } = useCollegePage();
  const coaches = college.athletics.sport.reduce((count, team) => count + team.coaches.length, 1);
  const own = data?.members.find(({ isYou, status }) => isYou && status === 'Accepted') ?? null;
  const invite = (
    <Button ref={opener} size="lg" onClick={() => setIsInviting(true)}>
      {texts.invite}
    </Button>
  );
  return (
    <Section title={texts.members} action={invite}>
      <Box style={{ minHeight: `${ROOM_REM + MEMBER_REM * coaches}rem` }}>
        {data === undefined ? (
          error !== null ? (
            <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRegion label={texts.membersLoading}>
              <SkeletonText lines={4} />
            </SkeletonRegion>
          )
        ) : (
          <>
            {data.members.length === 0 ? (
              <Text color="fg.muted">{texts.membersNone}</Text>
            ) : (
              <Box as="ul" listStyleType="none">
                {data.members.map((member) => (
                  <MemberRow key={`${member.username} ${member.type}`} member={member} />
                ))}
              </Box>
            )}
            {data.members.some(({ status }) => status === 'Pending') && (
              <Text textStyle="small" color="fg.muted" mt="2">
                {texts.pendingText}
              </Text>
            )}
            {data.invites.length > 0 && (
              <Box mt="8">
                <Heading as="h3" textStyle="h3" mb="3">
                  {texts.invites}
                </Heading>
                <Box as="ul" listStyleType="none">
                  {data.invites.map((one) => (
                    <InviteRow key={one.inviteId} invite={one} />
                  ))}
                </Box>
              </Box>
            )}
            {own !== null && <LeaveCollegeDialog role={own} />}
          </>
        )}
      </Box>
      <InviteDialog
        isOpen={isInviting}
        mayHandOver={own !== null}
        onClose={() => setIsInviting(false)}
        opener={() => opener.current}
      />
    </Section>
  );
}

function MemberRow({ member: { displayName, isYou, type, status, sportsTypeGender } }: { readonly member: Member }) {
  const texts = useAdministrationTexts();
  const postName = usePostName();
  const team = sportsTypeGender === 'Female' ? texts.female : texts.male;
  return (
    <PersonRow
      name={isYou ? `${displayName} (${texts.you})` : displayName}
      about={`${postName(type)} · ${team}`}
      state={<Chip tone={status === 'Accepted' ? 'pitch' : 'quiet'}>{texts[status]}</Chip>}
    />
  );
}
