import { Text } from '@chakra-ui/react/text';
import { useWords } from '../../i18n/use-words';
import { useCollegeInHand } from './college-in-hand';
import { TextSection } from './text-section';

/** The text of the chosen team; says so where the college has no such team. */
export function TeamSection() {
  const say = useWords();
  const { college, sex } = useCollegeInHand();
  const index = college.athletics.sport.findIndex((team) => team.sex === sex);
  const team = college.athletics.sport[index];
  if (team === undefined) {
    return <Text color="fg.muted">{say(sex === 'male' ? 'college.noAthleticsMale' : 'college.noAthleticsFemale')}</Text>;
  }
  return (
    <TextSection
      title="college.athletics"
      editLabel="college.editAthletics"
      value={team.description}
      path={`/athletics/sport/${index}/description`}
    />
  );
}
