import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useWords } from '../../i18n/use-words';
import { OutsideLink } from '../../ui/outside-link';
import { useCollegeInHand } from './college-in-hand';
import { FactList } from './fact-list';
import { useCollegeFacts } from './use-college-facts';

/** A college's facts and its addresses elsewhere; a part without content is left out. */
export function CollegeAside() {
  const say = useWords();
  const { college, sex } = useCollegeInHand();
  const facts = useCollegeFacts(college);
  const team = college.athletics.sport.find((entry) => entry.sex === sex);
  const links = [
    { href: college.collegeURL, text: say('college.website') },
    { href: team?.athleticsURL ?? null, text: say('college.teamSite') },
    { href: college.applyURL, text: say('college.applySite') },
    { href: college.academicsURL, text: say('college.academicsSite') },
    { href: college.financialAidURL, text: say('college.financialAidSite') },
    { href: college.internationalsURL, text: say('college.internationalsSite') },
    { href: college.virtualTour, text: say('college.virtualTour') },
  ].flatMap(({ href, text }) => (href === null ? [] : [{ href, text }]));
  return (
    <Box display="grid" gap="6" alignContent="start">
      {facts.some(({ value }) => value !== null) && (
        <Box as="section" aria-label={say('college.facts')} bg="bg.panel" borderWidth="1px" borderRadius="l3" px="5" py="4">
          <Heading as="h2" size="lg" mb="1">
            {say('college.facts')}
          </Heading>
          <FactList facts={facts} />
        </Box>
      )}
      {links.length > 0 && (
        <Box as="section" aria-label={say('college.links')} bg="bg.panel" borderWidth="1px" borderRadius="l3" px="5" py="4">
          <Heading as="h2" size="lg" mb="1">
            {say('college.links')}
          </Heading>
          <ul>
            {links.map(({ href, text }) => (
              <li key={text}>
                <OutsideLink href={href} text={text} />
              </li>
            ))}
          </ul>
        </Box>
      )}
    </Box>
  );
}
