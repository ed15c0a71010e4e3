import { Box } from '@chakra-ui/react/box';
import type { RuledTeam } from '@touchline/domain/reference/recruiting-rules/contact-rule';
import { CalendarClock } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { coachRulesAddress } from '../../lib/addresses/rules-address';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/links';

const TEXTS = {
  en: 'When may the coaches write to you? The rules of this league',
  de: 'Ab wann dürfen die Coaches dir schreiben? Die Regeln dieser Liga',
} as const;

async function loadLine() {
  return { Line: (await import('./contact-line')).ContactLine };
}

/**
 * The line of the contact clock on a college page. Until it is downloaded, after hydration, and for coaches, a link to
 * the rules stands in its place, in a box that is high enough for the line.
 */
export function ContactSlot({ team }: { readonly team: RuledTeam }) {
  const { part } = useLoaded(loadLine);
  const { language } = useLanguage();
  const { league, division } = team;
  const instead = (
    <PageLink
      to={league === null || league === 'other' ? '/guide/rules-and-calendar' : coachRulesAddress(league, division)}
      display="flex"
      alignItems="center"
      gap="3"
      minH="11"
      textStyle="small"
      textDecoration="underline"
    >
      <Icon as={CalendarClock} size={18} style={{ flex: 'none' }} />
      {TEXTS[language]}
    </PageLink>
  );
  return (
    <Box
      data-screen-only=""
      data-contact-clock=""
      display="grid"
      alignContent="center"
      minH={{ base: '5.75rem', sm: '4.5rem' }}
      px="4"
      py="1"
      borderWidth="1px"
      borderRadius="card"
      bg="bg.panel"
    >
      {part === null ? instead : <part.Line team={team} instead={instead} />}
    </Box>
  );
}
