import { Box } from '@chakra-ui/react/box';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../i18n/use-words';
import { collegeAddress, type TeamSex } from '../../lib/college-address';
import { PageLink } from '../../ui/page-link';
import { useCollegeInHand } from './college-in-hand';

const SEXES = ['male', 'female'] as const satisfies readonly TeamSex[];

/** Men's or women's soccer, where the college has both or the chosen one is not the one it has. */
export function TeamSwitch({ label }: { readonly label: string }) {
  const say = useWords();
  const { search } = useLocation();
  const { college, sex: chosen } = useCollegeInHand();
  const sexes = college.athletics.sport.map((team) => team.sex);
  if (sexes.length < 2 && (sexes.length === 0 || sexes.includes(chosen))) return null;
  return (
    <Box as="nav" aria-label={label} display="flex" gap="6" mt="6">
      {SEXES.filter((sex) => sexes.includes(sex) || sex === chosen).map((sex) => (
        <PageLink
          key={sex}
          to={{ pathname: collegeAddress(college.pathName, sex), search }}
          aria-current={sex === chosen ? 'page' : undefined}
          color="white"
          fontWeight="medium"
          py="2.5"
          borderBottomWidth="3px"
          borderBottomColor={sex === chosen ? 'flare.500' : 'transparent'}
          borderRadius="0"
        >
          {say(`college.${sex}`)}
        </PageLink>
      ))}
    </Box>
  );
}
