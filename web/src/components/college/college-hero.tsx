import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { College } from '@touchline/domain/college/college';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import type { TeamSex } from '../../lib/addresses/college-address';
import { Chip } from '../../ui/chip';
import { type Fact, FactRow } from '../../ui/facts';
import { Content } from '../../ui/page-layout';
import { sceneOf } from './college-backdrop';
import { CollegeCover, CollegeLogo, type Cover, COVER_SCRIM } from './college-cover';
import { CollegeTeams, type CollegeTeamsProps } from './college-teams';
import { competitionParts, placeLine } from './college-summary';
import { Crest } from './crest';

interface CollegeHeroProps {
  readonly college: Pick<
    College,
    | '_id'
    | 'version'
    | 'name'
    | 'pathName'
    | 'abbreviation'
    | 'color'
    | 'nickname'
    | 'league'
    | 'division'
    | 'conference'
    | 'address'
    | 'athletics'
  >;
  readonly sex: TeamSex;
  /** The cover picture; null shows the scene that is drawn from the college's place. */
  readonly cover: Cover | null;
  /** The address of the college's own logo; without it its crest is drawn. */
  readonly logo?: string | null;
  /** Five of them. */
  readonly facts: readonly Fact[];
  readonly teamAddress?: CollegeTeamsProps['teamAddress'];
  /** The one primary button. */
  readonly action?: ReactNode;
  /** At the right end of the line with the teams. */
  readonly aside?: ReactNode;
  /** At the top right of the cover, for editors. */
  readonly coverAction?: ReactNode;
}

/** The header of a college page: cover, crest, name, chips, the switch between the teams, main action, facts. */
export function CollegeHero({
  college,
  sex,
  cover: ownCover,
  logo = null,
  facts,
  teamAddress,
  action,
  aside,
  coverAction,
}: CollegeHeroProps) {
  const t = useTranslations();
  const cover = ownCover ?? sceneOf(college);
  const isScene = cover.isScene === true;
  const crestSize = isScene ? 160 : 128;
  const team = college.athletics.sport.find((entry) => entry.sex === sex);
  const chips = [
    placeLine(college.address.locality, college.address.administrative_area_level_1),
    ...competitionParts({
      ...college,
      division: team?.division ?? college.division,
      conference: team?.conference ?? college.conference,
    }),
    college.nickname ?? '',
  ].filter((text) => text !== '');
  return (
    <Box as="header">
      <Box
        className="on-dark"
        position="relative"
        bg="hero"
        color="hero.fg"
        minH={{ base: '17.5rem', md: '26.25rem' }}
        display="flex"
      >
        <div data-screen-only="">
          <CollegeCover {...cover} />
        </div>
        {coverAction !== undefined && (
          <Box
            position="absolute"
            zIndex="1"
            top="4"
            insetEnd={{ base: '4', md: '8' }}
            className="on-page"
            bg="bg.panel"
            borderRadius="control"
          >
            {coverAction}
          </Box>
        )}
        <Box position="relative" alignSelf="flex-end" width="full" bgImage={COVER_SCRIM}>
          <Content
            display="grid"
            gridTemplateColumns="auto minmax(0, 1fr)"
            gridTemplateAreas={{ base: '"name name" "crest chips"', md: '"crest name" "crest chips"' }}
            columnGap={{ base: '4', md: '8' }}
            rowGap="4"
            pb={{ base: '4', md: '7' }}
            pt="16"
          >
            <Heading
              as="h1"
              data-travels="name"
              gridArea="name"
              alignSelf="end"
              justifySelf="start"
              pe={{ lg: action === undefined ? '0' : '16rem' }}
              fontSize={{ base: '1.75rem', md: '3rem' }}
              lineHeight={{ base: '2rem', md: '3.25rem' }}
              fontWeight="800"
              letterSpacing="-0.01em"
              overflowWrap="anywhere"
              textWrap="balance"
              color="hero.fg"
            >
              {college.name}
            </Heading>
            <Box
              data-travels="crest"
              gridArea="crest"
              alignSelf="end"
              mb={{ base: '-3.25rem', md: '-4.75rem' }}
              css={{ '& > svg, & > img': { width: 'auto', height: { base: '5.5rem', md: isScene ? '10rem' : '8rem' } } }}
            >
              {logo === null ? (
                <Crest college={college} size={crestSize} />
              ) : (
                <CollegeLogo src={logo} size={crestSize}>
                  <Crest college={college} size={crestSize} />
                </CollegeLogo>
              )}
            </Box>
            <Box gridArea="chips" display="flex" flexWrap="wrap" gap="2" minH="7" alignItems="center">
              {chips.map((text) => (
                <Chip key={text} tone="hero">
                  {text}
                </Chip>
              ))}
            </Box>
          </Content>
        </Box>
      </Box>
      <Content position="relative">
        <Box
          ps={{ md: isScene ? '10.3125rem' : '8.6875rem' }}
          py="2"
          display="flex"
          flexDirection={{ base: 'column-reverse', md: 'row' }}
          alignItems="center"
          justifyContent="space-between"
          columnGap="3"
        >
          <CollegeTeams college={college} sex={sex} teamAddress={teamAddress} />
          <Box display="flex" justifyContent="flex-end" width={{ base: 'full', md: 'auto' }} minH="12">
            {aside}
          </Box>
        </Box>
        {action !== undefined && (
          <Box
            colorPalette="flare"
            display="grid"
            mt={{ base: '4', lg: '0' }}
            position={{ lg: 'absolute' }}
            insetEnd={{ lg: '8' }}
            bottom={{ lg: 'calc(100% + 1.75rem)' }}
          >
            {action}
          </Box>
        )}
        <Box mt={{ base: action === undefined ? '0' : '4', lg: '0' }}>
          <FactRow label={t('ui.collegeFacts', { name: college.name })} facts={facts} />
        </Box>
      </Content>
    </Box>
  );
}
