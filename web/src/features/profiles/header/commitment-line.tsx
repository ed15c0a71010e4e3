import { Box } from '@chakra-ui/react/box';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { Crest } from '../../../components/college/crest';
import { useTranslations } from '../../../i18n/use-translations';
import { collegeAddress } from '../../../lib/addresses/college-address';
import { PageLink } from '../../../ui/links';
import type { CommittedCollege } from '../use-profile-page';

interface CommitmentLineProps {
  readonly profile: Pick<ShownProfile, 'status' | 'sportsTypeGender'>;
  readonly college: CommittedCollege;
  /** Height of the crest in pixels. */
  readonly size: number;
}

/** The college of a player who has committed or signed: its crest, and what was decided as a link to its team. */
export function CommitmentLine({ profile: { status, sportsTypeGender }, college, size }: CommitmentLineProps) {
  const t = useTranslations();
  return (
    <PageLink
      to={collegeAddress(college.pathName, sportsTypeGender === 'Male' ? 'male' : 'female')}
      display="inline-flex"
      alignItems="center"
      gap="3"
      minH="11"
      maxW="full"
      color="inherit"
      fontWeight="semibold"
      textDecoration="underline"
      textDecorationThickness="1px"
    >
      <Crest college={college} size={size} />
      <Box as="span" minW="0" overflowWrap="anywhere">
        {commitmentText(t, status, college)}
      </Box>
    </PageLink>
  );
}

/** What a player with a college has decided, in words. */
function commitmentText(
  t: ReturnType<typeof useTranslations>,
  status: ShownProfile['status'],
  { name }: Pick<CommittedCollege, 'name'>,
): string {
  return t(status === 'signed' ? 'profile.signedWith' : 'profile.committedTo', { college: name });
}
