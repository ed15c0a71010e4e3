import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { College } from '@touchline/domain/college/college';
import { crestRecipe } from '@touchline/domain/crest/crest-recipe';
import type { ReactNode } from 'react';
import { Content } from '../../ui/page-layout';
import { bandColours } from '../../components/college/college-backdrop';
import { CollegeLogo } from '../../components/college/college-cover';
import { CollegeTeams, type CollegeTeamsProps } from '../../components/college/college-teams';
import { Crest } from '../../components/college/crest';

const CREST_PX = 48;

interface CollegeBandProps extends CollegeTeamsProps {
  readonly college: Parameters<typeof crestRecipe>[0] & Pick<College, 'name' | 'pathName' | 'athletics'>;
  /** The address of the college's own logo; without it its crest is drawn. */
  readonly logo: string | null;
  /** At the right end, next to the name. */
  readonly aside?: ReactNode;
}

/**
 * The head of a college's subpages, 96 to 120 px high: crest, name, the switch between the teams. It is printed as the
 * name alone.
 */
export function CollegeBand({ college, sex, teamAddress, logo, aside }: CollegeBandProps) {
  const { deep, bright } = bandColours(crestRecipe(college).field);
  const crest = <Crest college={college} size={CREST_PX} />;
  return (
    <Box as="header" className="on-dark" color="hero.fg" style={{ background: deep, boxShadow: `inset 0 -4px 0 ${bright}` }}>
      <Content
        display="grid"
        gridTemplateColumns={{ base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto auto' }}
        gridTemplateAreas={{ base: '"crest name aside" "teams teams teams"', md: '"crest name teams aside"' }}
        alignItems="center"
        columnGap={{ base: '3', md: '5' }}
        rowGap="2"
        minH={{ base: '7rem', md: '6rem' }}
        pt={{ base: '2', md: '3' }}
        pb={{ base: '2', md: '4' }}
      >
        <Box gridArea="crest">
          {logo === null ? (
            crest
          ) : (
            <CollegeLogo src={logo} size={CREST_PX}>
              {crest}
            </CollegeLogo>
          )}
        </Box>
        <Heading
          as="h1"
          gridArea="name"
          fontSize={{ base: '1.125rem', md: '2xl' }}
          lineHeight={{ base: '1.25rem', md: '1.9rem' }}
          fontWeight="800"
          overflowWrap="anywhere"
          textWrap="balance"
          color="hero.fg"
        >
          {college.name}
        </Heading>
        <Box gridArea="teams" className="on-page" color="fg">
          <CollegeTeams college={college} sex={sex} teamAddress={teamAddress} />
        </Box>
        {aside !== undefined && (
          <Box
            gridArea="aside"
            className="on-page"
            bg="bg.panel"
            color="fg"
            borderRadius="control"
            css={{ '&:not(:has(button))': { visibility: 'hidden' } }}
          >
            {aside}
          </Box>
        )}
      </Content>
    </Box>
  );
}
