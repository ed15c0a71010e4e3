import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import type { ReactNode } from 'react';
import { CollegeCover, COVER_SCRIM } from '../../../components/college/college-cover';
import { MiniPitch } from '../../../components/player/mini-pitch';
import { PitchLines } from '../../../components/pictures/pitch-lines';
import { profilePicture } from '../../../components/player/profile-photo';
import { PremiumChip } from '../../../components/player/premium-chip';
import { useTranslations } from '../../../i18n/use-translations';
import { Chip } from '../../../ui/chip';
import { Content } from '../../../ui/page-layout';
import { useProfileTexts } from '../profile-texts';
import type { CommittedCollege } from '../use-profile-page';
import { CommitmentLine } from './commitment-line';
import { FactBar } from './fact-bar';
import { Portrait } from './portrait';
import { saysSomething, TeamLine } from './team-line';

interface ProfileHeroProps {
  readonly profile: ShownProfile;
  /** The college that the player has committed to. */
  readonly committedTo: CommittedCollege | null;
  /** The buttons of the page: sharing, saving, editing. */
  readonly actions: ReactNode;
  /** The owner's button that changes a picture; null for others. */
  readonly pictureButton: PictureButton | null;
}

/** Renders the button on a picture of the head. */
export type PictureButton = (field: 'profilePicture' | 'cover') => ReactNode;

const PITCH_PX = 200;
const LINES = { height: '190%', right: '-6%', top: '-44%' } as const;
/** On phones the height of a club with its league in two lines, kept for those who see a closed club later. */
const ROOM_OF_CLUB = '4rem';
const SHADE = 'linear-gradient(to bottom, {colors.hero/30} 0, {colors.hero/72} 45%, {colors.hero/96} 100%)';

/** The head of a profile: cover, portrait, name, team, the pitch with the positions, and what a coach reads first. */
export function ProfileHero({ profile, committedTo, actions, pictureButton }: ProfileHeroProps) {
  const t = useTranslations();
  const { positions, team: teamOf } = useProfileTexts();
  const team = teamOf(profile);
  const named = positions(profile);
  return (
    <Box as="header">
      <Box className="on-dark" position="relative" bg="hero" color="hero.fg" overflow={{ base: 'hidden', md: 'visible' }}>
        <Backdrop profile={profile} />
        <Content
          position="relative"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)', lg: '20rem minmax(0, 1fr) auto' }}
          columnGap={{ md: '8', lg: '12' }}
          alignItems="end"
          pt={{ base: '0', md: '12' }}
        >
          <Box
            position="relative"
            overflow="hidden"
            mx={{ base: '-4', md: '0' }}
            mb={{ base: '0', md: '-20' }}
            height={{ base: '23rem', md: '18.75rem', lg: '25rem' }}
            borderRadius={{ md: 'card' }}
            boxShadow={{ md: '0 0 0 4px var(--tl-colors-bg)' }}
            bg="pitch.800"
          >
            <Portrait profile={profile} sizes="(min-width: 992px) 20rem, (min-width: 768px) 15rem, 100vw" />
            <OnPicture insetStart={{ base: '4', md: '3' }}>{pictureButton?.('profilePicture')}</OnPicture>
          </Box>
          <Box
            position="relative"
            mx={{ base: '-4', md: '0' }}
            px={{ base: '4', md: '0' }}
            mt={{ base: '-10rem', md: '0' }}
            pt={{ base: '16', md: '0' }}
            pb={{ base: '5', md: '8' }}
            bgImage={{ base: COVER_SCRIM, md: 'none' }}
            minW="0"
          >
            <NameBlock profile={profile} committedTo={committedTo} />
            {team !== null && saysSomething(team) && (
              <Box
                mt="4"
                display="flex"
                alignItems="center"
                minH={{ base: team.teamName === null ? ROOM_OF_CLUB : '0', md: '12' }}
              >
                <TeamLine profile={profile} team={team} size={48} />
              </Box>
            )}
          </Box>
          {named !== null && (
            <Box hideBelow="lg" pb="8">
              <MiniPitch positions={profile.position.main} height={PITCH_PX} label={t('ui.positions', { positions: named })} />
            </Box>
          )}
        </Content>
        <OnPicture insetEnd={{ base: '4', md: '8' }}>{pictureButton?.('cover')}</OnPicture>
      </Box>
      <Content>
        <Box
          ps={{ md: '17rem', lg: '23rem' }}
          minH={{ base: '0', md: '20' }}
          py={{ base: '3', md: '4' }}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          flexDirection={{ base: 'row-reverse', md: 'row' }}
          justifyContent="flex-end"
          gap="3"
          data-screen-only=""
        >
          {actions}
        </Box>
        {isPlayer(profile.type) && (
          <Box pt={{ md: '4' }}>
            <FactBar profile={profile} />
          </Box>
        )}
      </Content>
    </Box>
  );
}

/** At the upper corner of a picture, away from the face and the name. */
function OnPicture(props: BoxProps) {
  return <Box position="absolute" zIndex="1" top={{ base: '4', md: '3' }} {...props} />;
}

/** Who it is: kind of member, name with the badge, and where the player stands; the class is among the facts. */
function NameBlock({ profile, committedTo }: Pick<ProfileHeroProps, 'profile' | 'committedTo'>) {
  const t = useTranslations();
  const { town, citizenship } = useProfileTexts();
  const { status, verified, type, displayName } = profile;
  const chips = [town(profile), citizenship(profile)].filter((text) => text !== null);
  return (
    <>
      <Box textStyle="label" color="flare.solid" mb="1.5">
        {t(`profile.type.${type}`)}
      </Box>
      <Heading
        as="h1"
        fontSize={{ base: '2rem', md: '2.25rem', lg: '3rem' }}
        lineHeight={{ base: '2.25rem', md: '2.5rem', lg: '3.25rem' }}
        fontWeight="800"
        letterSpacing="-0.01em"
        overflowWrap="anywhere"
        textWrap="balance"
        color="hero.fg"
      >
        {displayName}
      </Heading>
      {(verified || status !== null || chips.length > 0) && (
        <Box display="flex" flexWrap="wrap" gap="2" mt="3">
          {verified && <PremiumChip word={t('profile.verified')} />}
          {status !== null && committedTo === null && <Chip tone="hero">{t(`profile.status.${status}`)}</Chip>}
          {chips.map((text) => (
            <Chip key={text} tone="hero">
              {text}
            </Chip>
          ))}
        </Box>
      )}
      {committedTo !== null && (
        <Box mt="3">
          <CommitmentLine profile={profile} college={committedTo} size={44} />
        </Box>
      )}
    </>
  );
}

/** The ground of the head: the player's cover, else the lines of a pitch. On phones the portrait stands there. */
function Backdrop({ profile }: { readonly profile: ShownProfile }) {
  const { cover } = profile;
  return (
    <Box aria-hidden hideBelow="md" position="absolute" inset="0" overflow="hidden" data-screen-only="">
      {cover === null ? (
        <PitchLines part="centre" opacity={0.22} style={LINES} />
      ) : (
        <>
          <CollegeCover {...profilePicture(profile, cover)} />
          <Box position="absolute" inset="0" bgImage={SHADE} />
        </>
      )}
    </Box>
  );
}
