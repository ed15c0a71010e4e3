import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { DIVISIONS, type Division } from '@touchline/domain/reference/college-kinds';
import { type ContactClock, contactClock } from '@touchline/domain/reference/recruiting-rules/contact-clock';
import type { RuledTeam } from '@touchline/domain/reference/recruiting-rules/contact-rule';
import { CalendarClock, ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/links';
import { todayHere } from '../../ui/use-dates';
import { OwnClass } from './class-question';
import { ClockDetail } from './clock-detail';
import { clockLine, pastSchoolText } from './clock-texts';
import { useClockViewer } from './own-class';

const TEXTS = {
  en: { division: 'The division of this team', transfers: 'Rules on transfers' },
  de: { division: 'Die Division dieses Teams', transfers: 'Regeln für Wechsel' },
} as const;

const Line = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minH: '11',
    textAlign: 'start',
    textStyle: 'small',
    lineHeight: '1.4',
    cursor: 'pointer',
    borderRadius: 'l1',
    '& > svg:last-of-type': { marginInlineStart: 'auto' },
    '&[aria-expanded=true] > svg:last-of-type': { transform: 'rotate(180deg)' },
  },
});

interface ContactLineProps {
  readonly team: RuledTeam;
  /** What stands in its place for coaches, and until the session is known. */
  readonly instead: ReactNode;
}

/**
 * What the coaches of a team may do today towards the player who reads, in one line; a press shows the rules behind it,
 * and asks for what is missing.
 */
export function ContactLine({ team, instead }: ContactLineProps) {
  const { language } = useLanguage();
  const viewer = useClockViewer();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<Division | null>(null);
  const id = useId();
  const day = todayHere();
  if (viewer.kind === 'hidden') return instead;
  if (viewer.kind === 'pastSchool') return <PastSchool />;
  const clockOf = (division: Division | null) => contactClock({ ...team, division }, viewer.year, day);
  const clock = clockOf(team.division ?? chosen);
  const asksDivision = clockOf(team.division).kind === 'needsDivision';
  return (
    <Box minW="0">
      <Line type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <Icon as={CalendarClock} size={18} style={{ flex: 'none' }} />
        <Box as="span" minW="0" overflowWrap="anywhere">
          {clockLine(clock, language)}
        </Box>
        <Icon as={ChevronDown} size={18} style={{ flex: 'none' }} />
      </Line>
      <Box id={id} hidden={!isOpen} display={isOpen ? 'grid' : undefined} rowGap="4" pt="3" pb="2">
        {isOpen && (
          <>
            {asksDivision && <DivisionChoice chosen={chosen} onChoose={setChosen} />}
            {dependsOnClass(clock) && <OwnClass viewer={viewer} />}
            <ClockDetail clock={clock} day={day} />
          </>
        )}
      </Box>
    </Box>
  );
}

/** Whether a rule behind the line speaks of a year of school. */
function dependsOnClass(clock: ContactClock): boolean {
  return (clock.kind === 'known' || clock.kind === 'noRule') && clock.acts.some(({ rule }) => rule.schoolYear !== null);
}

/** For players who study or are professionals: other rules count. */
function PastSchool() {
  const { language } = useLanguage();
  return (
    <Box textStyle="small" lineHeight="1.4">
      {pastSchoolText(language)}{' '}
      <PageLink to="/guide/transfers" textDecoration="underline" py="2.5">
        {TEXTS[language].transfers}
      </PageLink>
    </Box>
  );
}

interface DivisionChoiceProps {
  readonly chosen: Division | null;
  readonly onChoose: (division: Division) => void;
}

/** Asks for the division that the page does not know. */
function DivisionChoice({ chosen, onChoose }: DivisionChoiceProps) {
  const { language } = useLanguage();
  return (
    <Box role="group" aria-label={TEXTS[language].division} display="flex" flexWrap="wrap" gap="2">
      {DIVISIONS.map((division) => (
        <Button
          key={division}
          size="lg"
          variant={division === chosen ? 'solid' : 'outline'}
          aria-pressed={division === chosen}
          onClick={() => onChoose(division)}
        >
          {`Division ${'I'.repeat(division)}`}
        </Button>
      ))}
    </Box>
  );
}
