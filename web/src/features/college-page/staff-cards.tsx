import { Box } from '@chakra-ui/react/box';
import { COACH_STAFF_TYPES } from '@touchline/domain/constants/role-types';
import { Mail, Phone } from 'lucide-react';
import { useWords } from '../../i18n/use-words';
import { PageLink } from '../../ui/page-link';
import { useCollegeInHand } from './college-in-hand';
import type { Team } from './college-in-hand';
import { CoachPortrait } from './coach-portrait';

type Coach = Team['coaches'][number];

const rankOf = ({ staffType }: Coach): number => COACH_STAFF_TYPES.indexOf(staffType);

interface StaffCardsProps {
  readonly coaches: readonly Coach[];
  /** Portrait, post and name alone, for a teaser. */
  readonly isShort?: boolean;
}

/** A team's staff as cards in the order of the seven posts, each leading to the coach's page; contact only as far as it is published. */
export function StaffCards({ coaches, isShort = false }: StaffCardsProps) {
  return (
    <Box
      as="ul"
      display="grid"
      gridTemplateColumns={`repeat(auto-fill, minmax(min(100%, ${isShort ? 15 : 20}rem), 1fr))`}
      gap="4"
    >
      {coaches
        .toSorted((left, right) => rankOf(left) - rankOf(right))
        .map((coach) => (
          <CoachCard key={coach.id} coach={coach} isShort={isShort} />
        ))}
    </Box>
  );
}

function CoachCard({ coach, isShort }: { readonly coach: Coach; readonly isShort: boolean }) {
  const say = useWords();
  const { college } = useCollegeInHand();
  return (
    <Box
      as="li"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      overflow="hidden"
      display="grid"
      gridTemplateColumns={isShort ? '4.5rem minmax(0, 1fr)' : '7rem minmax(0, 1fr)'}
    >
      <CoachPortrait coach={coach} college={college} />
      <Box p="4" display="flex" flexDirection="column" minW="0">
        <Box textStyle="small" color="fg.muted">
          {say(`college.${coach.staffType}`)}
        </Box>
        <PageLink
          to={`/coach/${college._id}/${coach.id}`}
          fontFamily="heading"
          fontWeight="bold"
          fontSize="lg"
          lineHeight="1.3"
          overflowWrap="anywhere"
          py="1"
        >
          {coach.name}
        </PageLink>
        {coach.sinceYear !== null && (
          <Box textStyle="small" color="fg.muted">
            {say('college.staffOf', { page: String(coach.sinceYear) })}
          </Box>
        )}
        {!isShort && coach.email !== null && (
          <ContactLine
            href={`mailto:${coach.email}`}
            text={coach.email}
            icon={<Mail size={16} strokeWidth={1.75} aria-hidden />}
          />
        )}
        {!isShort && coach.phone !== null && (
          <ContactLine
            href={`tel:${coach.phone.replace(/[^+\d]/g, '')}`}
            text={coach.phone}
            icon={<Phone size={16} strokeWidth={1.75} aria-hidden />}
          />
        )}
      </Box>
    </Box>
  );
}

interface ContactLineProps {
  readonly href: string;
  readonly text: string;
  readonly icon: React.ReactNode;
}

function ContactLine({ href, text, icon }: ContactLineProps) {
  const [before, ...rest] = text.split('@');
  return (
    <Box
      asChild
      display="flex"
      alignItems="center"
      gap="2"
      minH="11"
      textStyle="small"
      color="pitch.fg"
      overflowWrap="anywhere"
      css={{ '& svg': { flex: 'none' } }}
      _hover={{ textDecoration: 'underline' }}
    >
      <a href={href}>
        {icon}
        <Box as="span" minW="0">
          {before}
          {rest.length > 0 && <wbr />}
          {rest.length > 0 && `@${rest.join('@')}`}
        </Box>
      </a>
    </Box>
  );
}
