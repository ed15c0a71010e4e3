import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useWords } from '../../i18n/use-words';
import { useCollegeInHand } from './college-in-hand';
import { FactList } from './fact-list';
import { TeamSection } from './team-section';
import { TextSection } from './text-section';

/** What a college tells of itself: team, studies, facilities, campus, city. Where it has told nothing yet, visitors read that. */
export function CollegeSections() {
  const say = useWords();
  const { college, save } = useCollegeInHand();
  const { academics, facilities, campus, city } = college;
  const places = [
    { name: facilities.subtitleLabel ?? '', value: facilities.subtitleValue },
    { name: facilities.detailLabel ?? '', value: facilities.detailValue },
  ].filter(({ name, value }) => name !== '' && value !== null);
  const texts = [academics.description, facilities.description, campus.description, city.description];
  const hasStory = [...texts, ...college.athletics.sport.map((team) => team.description)].some(
    (text) => (text ?? '').trim() !== '',
  );
  return (
    <Box display="grid" gap="8" alignContent="start">
      {!hasStory && save === null && <Text color="fg.muted">{say('college.textsToCome')}</Text>}
      <TeamSection />
      <TextSection
        title="college.academics"
        editLabel="college.editAcademics"
        value={academics.description}
        path="/academics/description"
      />
      <TextSection
        title="college.facilities"
        editLabel="college.editFacilities"
        value={facilities.description}
        path="/facilities/description"
      >
        {places.length > 0 ? <FactList facts={places} /> : null}
      </TextSection>
      <TextSection title="college.campus" editLabel="college.editCampus" value={campus.description} path="/campus/description" />
      <TextSection title="college.city" editLabel="college.editCity" value={city.description} path="/city/description" />
    </Box>
  );
}
