import { Box } from '@chakra-ui/react/box';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { PageLink } from '../../ui/page-link';
import { type Team, useCollegeInHand } from './college-in-hand';
import { CoachPortrait } from './coach-portrait';

export interface CoachCardProps {
  readonly coach: Team['coaches'][number];
  /** Portrait, post and name alone, for a teaser. */
  readonly isShort: boolean;
  /** Stands over the portrait. */
  readonly tools?: ReactNode;
}

/** A member of a team's staff, leading to the coach's page; contact only as far as it is published. */
export function CoachCard({ coach, isShort, tools }: CoachCardProps) {
  const t = useTranslations();
  const { college } = useCollegeInHand();
  return (
    <Box
      as="li"
      position="relative"
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
          {t(`college.${coach.staffType}`)}
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
            {t('college.staffOf', { page: String(coach.sinceYear) })}
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
      {tools}
    </Box>
  );
}

interface ContactLineProps {
  readonly href: string;
  readonly text: string;
  readonly icon: ReactNode;
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
