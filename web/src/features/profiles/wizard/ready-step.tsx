import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { completenessOf, headerTeamOf } from '@touchline/domain/person/profiles/completeness/completeness';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { FEATURED_FROM_PERCENT } from '@touchline/domain/reference/limits';
import { mediaPath } from '@touchline/domain/pictures/picture-address';
import { MiniPitch } from '../../../components/player/mini-pitch';
import { PitchLines } from '../../../components/pictures/pitch-lines';
import { ShareLinkButton } from '../../../components/wizard/share-link-button';
import { WizardButtons } from '../../../components/wizard/wizard';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { FailedState } from '../../../ui/states/failures';
import { ButtonLink, PageLink } from '../../../ui/links';
import { SkeletonBlock, SkeletonRegion } from '../../../ui/states/skeletons';

/** The least height of the card, and that of its skeleton, so that nothing moves when it arrives. */
const CARD_HEIGHT = '17rem';

const LINES = { width: '160%', right: '-60%', top: '-10%' } as const;

/** What everybody sees of the page now, as the server shows it to a visitor, and how to send it to others. */
export function ReadyStep({ profile }: { readonly profile: Profile }) {
  const t = useTranslations();
  const callApi = useApi();
  const { username, version } = profile;
  const query = useQuery({
    queryKey: ['wizardPreview', username, version],
    queryFn: ({ signal }) => callApi('profile', { params: { username }, query: { as: 'visitor' }, signal }),
  });
  const { percent, missing } = completenessOf(profile);
  return (
    <>
      {query.data !== undefined ? (
        <VisitorsView profile={query.data} />
      ) : query.error === null ? (
        <SkeletonRegion label={t('playerWizard.loading')}>
          <SkeletonBlock height={CARD_HEIGHT} />
        </SkeletonRegion>
      ) : (
        <FailedState failure={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      <Box mt="5">
        {missing.length === 0
          ? t('playerWizard.complete')
          : percent >= FEATURED_FROM_PERCENT
            ? t('playerWizard.featured', { count: missing.length })
            : t('playerWizard.notFeatured', { percent: FEATURED_FROM_PERCENT })}
      </Box>
      <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" columnGap="5" mt="3">
        {(['visitor', 'member', 'coach'] as const).map((reader) => (
          <li key={reader}>
            <PageLink
              to={`/profile/${username}/about?as=${reader}`}
              display="inline-flex"
              alignItems="center"
              minH="11"
              textDecoration="underline"
            >
              {t(`playerWizard.as_${reader}`)}
            </PageLink>
          </li>
        ))}
      </Box>
      <WizardButtons
        main={
          <>
            <ButtonLink to={`/profile/${username}/about`} size="xl" colorPalette="flare">
              {t('playerWizard.open')}
            </ButtonLink>
            <ShareLinkButton path={`/profile/${username}`} name={profile.displayName} />
          </>
        }
      />
    </>
  );
}

/** The head of the page as visitors see it: portrait, name, positions and team. */
function VisitorsView({ profile }: { readonly profile: ShownProfile }) {
  const t = useTranslations();
  const { _id: ownerId, displayName, profilePicture, position, address } = profile;
  const team = headerTeamOf(profile);
  const about = [team?.teamName, team?.league, address.locality, profile.graduationYear].filter(
    (one) => one !== null && one !== undefined,
  );
  return (
    <Box
      role="group"
      aria-label={t('playerWizard.asVisitors')}
      borderWidth="1px"
      borderRadius="card"
      bg="bg.panel"
      overflow="hidden"
      display="grid"
      gridTemplateColumns="minmax(7rem, 2fr) 3fr"
      style={{ minHeight: CARD_HEIGHT }}
    >
      <Box position="relative" overflow="hidden" bg="hero">
        {profilePicture === null ? (
          <PitchLines part="centre" opacity={0.36} style={LINES} />
        ) : (
          <chakra.img
            src={mediaPath({ kind: 'profiles', ownerId, pictureId: profilePicture, variant: '400' })}
            alt=""
            position="absolute"
            inset="0"
            width="full"
            height="full"
            objectFit="cover"
          />
        )}
      </Box>
      <Box p="4" display="grid" gap="2" alignContent="start" minW="0">
        <Box textStyle="h3" overflowWrap="anywhere">
          {displayName}
        </Box>
        {about.map((text, index) => (
          <Box key={index} color="fg.muted" textStyle="small" overflowWrap="anywhere">
            {text}
          </Box>
        ))}
        {position.main.length > 0 && <MiniPitch positions={position.main} height={96} label={position.main.join(', ')} />}
      </Box>
    </Box>
  );
}
