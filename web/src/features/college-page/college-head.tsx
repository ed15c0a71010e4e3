import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useWords } from '../../i18n/use-words';
import { competitionParts, placeLine } from '../../pieces/college-lines';
import { Content } from '../../ui/content';
import { useCollegeInHand } from './college-in-hand';
import { TeamSwitch } from './team-switch';

/** The head of a college page: name, place, league, division and conference, and the choice of team. */
export function CollegeHead() {
  const say = useWords();
  const { college, sex } = useCollegeInHand();
  const team = college.athletics.sport.find((entry) => entry.sex === sex);
  const parts = competitionParts({ ...college, conference: team?.conference ?? college.conference });
  const place = placeLine(college.address.locality, college.address.administrative_area_level_1);
  return (
    <Box className="on-dark" bg="pitch.900" color="white" borderTopWidth="6px" borderTopColor={college.color ?? 'pitch.500'}>
      <Content py={{ base: '8', md: '12' }}>
        <Heading as="h1" size={{ base: '3xl', md: '5xl' }} fontWeight="bold" letterSpacing="-0.01em" overflowWrap="anywhere">
          {college.name}
        </Heading>
        {place !== '' && (
          <Box fontSize="lg" color="pitch.100" mt="2">
            {place}
          </Box>
        )}
        <Box display="flex" flexWrap="wrap" gap="2" mt="4">
          {parts.map((part) => (
            <Box
              key={part}
              borderWidth="1px"
              borderColor="pitch.500"
              borderRadius="full"
              px="3"
              py="0.5"
              fontSize="sm"
              fontWeight="medium"
            >
              {part}
            </Box>
          ))}
        </Box>
        <TeamSwitch label={say('college.teams')} />
      </Content>
    </Box>
  );
}
