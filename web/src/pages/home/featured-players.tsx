import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { Language } from '@touchline/domain/kernel/language';
import { teamTitleOf } from '@touchline/domain/person/profiles/completeness/completeness';
import { MiniPitch } from '../../components/player/mini-pitch';
import { Photo } from '../../components/pictures/photo';
import { PlayerSilhouette } from '../../components/player/player-silhouette';
import { profilePicture } from '../../components/player/profile-photo';
import { useSeenPlayers } from '../../components/seen/use-seen-players';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { PageLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { slideWidth, Slider } from '../../ui/slider';
import type { FeaturedPlayer } from './load-landing';

const TEXTS = {
  en: {
    players: 'Players on Touchline',
    playersText: 'Players who agreed to be shown here; for minors, a parent or guardian agreed.',
    samples: 'Sample players',
    samplesText: 'This is a demo, and these players are invented.',
    stories: 'They found their team',
    storiesText: 'Players of this page who have committed to a college.',
    sampleStoriesText: 'Invented players of this demo who have committed to a college.',
    all: 'Find players',
    featured: 'Featured on our networks',
  },
  de: {
    players: 'Talente auf Touchline',
    playersText: 'Talente, die hier gezeigt werden möchten; bei Minderjährigen haben die Eltern zugestimmt.',
    samples: 'Beispieltalente',
    samplesText: 'Das ist eine Demo, und diese Talente sind erfunden.',
    stories: 'Sie haben ihr Team gefunden',
    storiesText: 'Talente dieser Seite, die einem College zugesagt haben.',
    sampleStoriesText: 'Erfundene Talente dieser Demo, die einem College zugesagt haben.',
    all: 'Talente finden',
    featured: 'In unseren Netzwerken vorgestellt',
  },
} as const satisfies Record<Language, object>;

/** The players of a local world are invented, and the page says so. */
const isDemo = () => import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true';

const FOUND: readonly FeaturedPlayer['status'][] = ['committed', 'signed'];

/** The players who may be featured (S2-01), those who have found their college as success stories (S9-06). */
export function FeaturedPlayers({ players }: { readonly players: readonly FeaturedPlayer[] }) {
  const { samples, samplesText, sampleStoriesText, ...live } = TEXTS[useLanguage().language];
  const texts = isDemo() ? { ...live, players: samples, playersText: samplesText, storiesText: sampleStoriesText } : live;
  useSeenPlayers();
  const stories = players.filter(({ status }) => FOUND.includes(status));
  const others = players.filter(({ status }) => !FOUND.includes(status));
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" rowGap={{ base: '14', lg: '20' }}>
      {others.length > 0 && (
        <Section title={texts.players} intro={texts.playersText} action={<PageLink to="/">{texts.all}</PageLink>}>
          <Slider title={texts.players} kind="portrait">
            {others.map((player) => (
              <PlayerCard key={player._id} player={player} kind="portrait" />
            ))}
          </Slider>
        </Section>
      )}
      {stories.length > 0 && (
        <Section title={texts.stories} intro={texts.storiesText}>
          <Slider title={texts.stories} kind="successStories">
            {stories.map((player) => (
              <PlayerCard key={player._id} player={player} kind="successStories" />
            ))}
          </Slider>
        </Section>
      )}
    </Box>
  );
}

interface PlayerCardProps {
  readonly player: FeaturedPlayer;
  readonly kind: Parameters<typeof slideWidth>[0];
}

/** A player as visitors see the profile: portrait, name, class, team and positions. The whole card leads there. */
function PlayerCard({ player, kind }: PlayerCardProps) {
  const t = useTranslations();
  const texts = TEXTS[useLanguage().language];
  const { displayName, username, profilePicture: id, team, position } = player;
  const photo = id === null ? null : profilePicture(player, id);
  return (
    <Box as="article" position="relative" bg="bg.panel" borderWidth="1px" borderRadius="card" overflow="hidden" height="full">
      <Box position="relative" aspectRatio="4 / 5" overflow="hidden" bg="pitch.800">
        {photo === null ? (
          <PlayerSilhouette number={player.jerseyNumber} />
        ) : (
          <div style={{ position: 'absolute', inset: 0, background: photo.background }}>
            <Photo photo={photo} alt="" sizes={`(min-width: 62rem) ${slideWidth(kind).lg}, ${slideWidth(kind).base}`} />
          </div>
        )}
        {position.main.length > 0 && (
          <Box position="absolute" right="2" bottom="2" borderRadius="l1" boxShadow="soft">
            <MiniPitch positions={position.main} height={88} label={t('ui.positions', { positions: position.main.join(', ') })} />
          </Box>
        )}
      </Box>
      <Box px={{ base: '3', md: '4' }} pt="3" pb="4">
        <Heading as="h3" textStyle="h3" fontSize={{ base: 'md', md: 'lg' }} overflowWrap="anywhere">
          <PageLink
            to={`/profile/${username}/about`}
            _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'card' }}
            _focusVisible={{
              outline: 'none',
              _before: { outline: '3px solid', outlineColor: 'pitch.solid', outlineOffset: '-3px' },
            }}
          >
            {displayName}
          </PageLink>
        </Heading>
        {player.isFeatured && (
          <Box textStyle="small" fontWeight="semibold" color="pitch.fg" mt="1">
            {texts.featured}
          </Box>
        )}
        {player.class !== null && (
          <Box textStyle="small" color="fg.muted" mt="1">
            {t(`ui.class.${player.class}`)}
          </Box>
        )}
        {(teamTitleOf(team) ?? team?.tier ?? null) !== null && (
          <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {[teamTitleOf(team), team?.tier ?? null].filter((part) => part !== null).join(' · ')}
          </Box>
        )}
      </Box>
    </Box>
  );
}
