import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import type { Language } from '@touchline/domain/kernel/language';
import { Mail } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { claimAddress, collegeAddress } from '../../../lib/addresses/college-address';
import { Icon } from '../../../ui/icon';
import { useCollegePage, useCollegeTeam } from '../use-college-page';

const TEXTS: Readonly<Record<Language, Readonly<Record<'text' | 'action' | 'note', string>>>> = {
  en: {
    text: 'No coach has claimed this page yet. You can ask them to.',
    action: 'Ask the coach',
    note: 'This opens a mail in your own mail program. Touchline sends nothing.',
  },
  de: {
    text: 'Diese Seite hat noch kein Trainerstab übernommen. Du kannst ihn darum bitten.',
    action: 'Trainerstab fragen',
    note: 'Das öffnet eine Mail auf Englisch in deinem Mailprogramm. Touchline verschickt nichts.',
  },
};

const neverChanges = () => () => undefined;

/**
 * Asks the coach to claim the page, by a mail in the visitor's own program; it has an address only where the page
 * publishes one of its staff. Nothing where coaches stand on the page, and for its editors.
 */
export function ClaimRequest() {
  const texts = TEXTS[useLanguage().language];
  const { college, sex, editing } = useCollegePage();
  const team = useCollegeTeam()?.team;
  const origin = useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => '',
  );
  if (editing !== null || team === undefined || team.coaches.length > 0) return null;
  const page = `${origin}${collegeAddress(college.pathName, sex)}`;
  const subject = `${college.name} ${sex === 'male' ? 'men’s' : 'women’s'} soccer on Touchline`;
  const body = `Hello coach,\n\nI found your team on Touchline: ${page}\n\nNobody of your staff has claimed the page yet. You can do it here, free of charge: ${origin}${claimAddress(college._id)}\n\nThank you!`;
  return (
    <Box data-screen-only="" borderWidth="1px" borderRadius="card" p={{ base: '5', md: '6' }}>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <Text fontSize="lg" maxW="30rem">
          {texts.text}
        </Text>
        <Button asChild size="lg" variant="outline">
          <a href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}>
            <Icon as={Mail} size={18} />
            {texts.action}
          </a>
        </Button>
      </Box>
      <Text textStyle="small" color="fg.muted" mt="2">
        {texts.note}
      </Text>
    </Box>
  );
}
