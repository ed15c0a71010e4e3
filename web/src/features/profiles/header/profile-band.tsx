import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { VerifiedBadge } from '../../../components/player/verified-badge';
import { Content } from '../../../ui/page-layout';
import { useProfileTexts } from '../profile-texts';
import { Portrait } from './portrait';

interface ProfileBandProps {
  readonly profile: ShownProfile;
  /** At the right end. */
  readonly actions: ReactNode;
}

/**
 * On phones every reader's actions take the room of two symbols next to each other, a coach's second one below the
 * first: the name keeps its lines while those who may do more, or the owner, take the place of a visitor.
 */
const ROOM = {
  '@media (max-width: 47.99rem)': {
    width: '5.75rem',
    justifyContent: 'end',
    alignItems: 'center',
    '& > div': { flexDirection: 'column', width: '2.75rem' },
    '& > button': { width: '2.75rem', paddingInline: 0 },
    '& > button > span': { display: 'none' },
  },
} as const;

/** The head of a profile's subpages, 112 px high: portrait, name, class and positions. */
export function ProfileBand({ profile, actions }: ProfileBandProps) {
  const t = useTranslations();
  const { classLine } = useProfileTexts();
  const line = [classLine(profile) ?? t(`profile.type.${profile.type}`), profile.position.main.join(', ')]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <Box as="header" className="on-dark" bg="hero" color="hero.fg">
      <Content
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr) auto"
        alignItems="center"
        columnGap={{ base: '3', md: '5' }}
        minH="7rem"
        py={{ base: '2', md: '3' }}
      >
        <Box position="relative" overflow="hidden" width="4rem" height="5rem" borderRadius="control" bg="pitch.800">
          <Portrait profile={profile} sizes="4rem" />
        </Box>
        <Box minW="0">
          <Heading
            as="h1"
            fontSize={{ base: '1.125rem', md: '2xl' }}
            lineHeight={{ base: '1.375rem', md: '1.9rem' }}
            fontWeight="800"
            overflowWrap="anywhere"
            textWrap="balance"
            color="hero.fg"
          >
            {profile.displayName}
            {profile.verified && (
              <Box as="span" ms="2" css={{ '& svg': { verticalAlign: '-0.125em' } }}>
                <VerifiedBadge verified word={t('profile.verified')} />
              </Box>
            )}
          </Heading>
          <Box textStyle="small" color="hero.muted" mt="1">
            {line}
          </Box>
        </Box>
        <Box className="on-page" display="grid" gridAutoFlow="column" gap={{ base: '1', md: '2' }} css={ROOM} data-screen-only="">
          {actions}
        </Box>
      </Content>
    </Box>
  );
}
