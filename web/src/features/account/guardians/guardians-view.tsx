import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { isMinorOn } from '@touchline/domain/person/profiles/audience/visibility';
import { ChevronLeft } from 'lucide-react';
import { useLanguage } from '../../../i18n/language-provider';
import { useSessionState } from '../../../session/session-context';
import { Icon } from '../../../ui/icon';
import { PageLink } from '../../../ui/links';
import { FailedState } from '../../../ui/states/failures';
import { SkeletonBlock, SkeletonRegion } from '../../../ui/states/skeletons';
import { ChildList } from './child-list';
import { GuardianList } from './guardian-list';
import { GUARDIAN_VIEW_TEXTS } from './guardian-texts';
import { useGuardianships } from '../../../components/guardianship/use-guardianships';

/**
 * /account?view=guardians: the links between a player's account and those of parents, from either side
 * (docs/decisions/200-guardians-with-an-account.md).
 */
export function GuardiansView() {
  const texts = GUARDIAN_VIEW_TEXTS[useLanguage().language];
  const { profile } = useSessionState();
  const { query } = useGuardianships();
  const isParent = profile?.type === 'parent';
  const mayAsk = profile !== null && isPlayer(profile.type) && isMinorOn(profile, new Date().toISOString().slice(0, 10));
  const intro = isParent ? texts.introParent : mayAsk ? texts.introPlayer : texts.introOther;
  return (
    <Box display="grid" gap="10" gridTemplateColumns="minmax(0, 1fr)">
      <Box>
        <PageLink to="/account" display="inline-flex" alignItems="center" gap="1" minH="11" fontWeight="medium">
          <Icon as={ChevronLeft} size={18} />
          {texts.back}
        </PageLink>
        <Heading as="h2" textStyle="h2">
          {texts.title}
        </Heading>
        <Box color="fg.muted" mt="2" maxW="text">
          {intro}
        </Box>
      </Box>
      {query.data === undefined ? (
        query.error === null ? (
          <SkeletonRegion label={texts.loading}>
            <SkeletonBlock height="16rem" />
          </SkeletonRegion>
        ) : (
          <FailedState failure={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
        )
      ) : isParent ? (
        <ChildList own={query.data} />
      ) : (
        (mayAsk || query.data.guardians.length > 0) && <GuardianList own={query.data} mayAsk={mayAsk} />
      )}
    </Box>
  );
}
