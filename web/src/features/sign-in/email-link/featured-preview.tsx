import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { featuredFacts } from '@touchline/domain/featuring/featured-facts';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { Photo } from '../../../components/pictures/photo';
import { PlayerSilhouette } from '../../../components/player/player-silhouette';
import { profilePicture } from '../../../components/player/profile-photo';
import { useLanguage } from '../../../i18n/language-provider';
import { PageLink } from '../../../ui/links';
import type { GUARDIAN_TEXTS } from './guardian-texts';

interface FeaturedPreviewProps {
  /** The profile as visitors see it; null while it is hidden. */
  readonly profile: ShownProfile | null;
  readonly texts: (typeof GUARDIAN_TEXTS)['en' | 'de'];
}

/** What a post and the landing page would show of a player, and the way to the whole profile. */
export function FeaturedPreview({ profile, texts }: FeaturedPreviewProps) {
  const { language } = useLanguage();
  if (profile === null) return <Box fontWeight="medium">{texts.hidden}</Box>;
  const { name, sport, classLine, positions, team, tier, town, figures } = featuredFacts(profile, language);
  const { profilePicture: id, jerseyNumber, username } = profile;
  const photo = id === null ? null : profilePicture(profile, id);
  const facts = [
    [texts.positions, positions.join(', ')],
    [texts.team, [team, tier].filter((part) => part !== null).join(' · ')],
    [texts.from, town],
    ...figures.map(({ label, value }) => [label, value] as const),
  ] as const;
  return (
    <Box as="section" aria-label={texts.shown}>
      <Heading as="h2" textStyle="h3">
        {texts.shown}
      </Heading>
      <Box color="fg.muted" mt="1">
        {texts.shownText}
      </Box>
      <Box
        mt="3"
        display="grid"
        gridTemplateColumns={{ base: '7rem minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="card"
        overflow="hidden"
      >
        <Box position="relative" minH="9rem" overflow="hidden" bg="pitch.800">
          {photo === null ? (
            <PlayerSilhouette number={jerseyNumber} />
          ) : (
            <div style={{ position: 'absolute', inset: 0, background: photo.background }}>
              <Photo photo={photo} alt="" sizes="9rem" />
            </div>
          )}
        </Box>
        <Box p="4" minW="0">
          <Box textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Box>
          <Box textStyle="small" color="fg.muted">
            {[sport, classLine].filter((part) => part !== null).join(' · ')}
          </Box>
          <Box as="dl" mt="2" textStyle="small">
            {facts.map(
              ([label, value]) =>
                value !== null &&
                value !== '' && (
                  <Box key={label} mt="1" overflowWrap="anywhere">
                    <Box as="dt" display="inline" color="fg.muted">
                      {label}:{' '}
                    </Box>
                    <Box as="dd" display="inline" m="0">
                      {value}
                    </Box>
                  </Box>
                ),
            )}
          </Box>
        </Box>
      </Box>
      <PageLink to={`/profile/${username}/about`} display="inline-block" py="2" mt="1" textDecoration="underline">
        {texts.whole}
      </PageLink>
    </Box>
  );
}
