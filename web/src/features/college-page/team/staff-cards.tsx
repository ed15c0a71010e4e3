import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { COACH_STAFF_TYPES } from '@touchline/domain/reference/role-types';
import { Mail, Phone } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { CoachPortrait } from '../../../components/college/coach-portrait';
import { useTranslations } from '../../../i18n/use-translations';
import { Icon } from '../../../ui/icon';
import { PageLink } from '../../../ui/links';
import { MailText } from '../../../ui/mail-text';
import { type Team, useCollegePage } from '../use-college-page';

type Coach = Team['coaches'][number];

const rankOf = ({ staffType }: Coach): number => COACH_STAFF_TYPES.indexOf(staffType);

interface StaffCardsProps {
  readonly coaches: readonly Coach[];
  /** Only portrait, position and name, for a teaser. */
  readonly isShort?: boolean;
  /** The component of each card. */
  readonly Card?: ComponentType<CoachCardProps>;
}

/** Phones show a teaser's first two. */
const TWO_ON_PHONES = { '& > :nth-of-type(n + 3)': { display: { base: 'none', md: 'grid' } } } as const;

/** A team's staff as cards in the order of the seven staff types (S3-08). */
export function StaffCards({ coaches, isShort = false, Card = CoachCard }: StaffCardsProps) {
  return (
    <Box
      as="ul"
      display="grid"
      gridTemplateColumns={`repeat(auto-fill, minmax(min(100%, ${isShort ? 15 : 20}rem), 1fr))`}
      gap={isShort ? { base: '2', md: '4' } : '4'}
      {...(isShort ? { css: TWO_ON_PHONES } : {})}
    >
      {coaches
        .toSorted((left, right) => rankOf(left) - rankOf(right))
        .map((coach) => (
          <Card key={coach.id} coach={coach} isShort={isShort} />
        ))}
    </Box>
  );
}

export interface CoachCardProps {
  readonly coach: Coach;
  /** Only portrait, position and name, for a teaser. */
  readonly isShort: boolean;
  /** Buttons on the portrait, for editors. */
  readonly tools?: ReactNode;
}

/** A member of a team's staff with a link to the coach's page, and contact data as far as it is published. */
export function CoachCard({ coach, isShort, tools }: CoachCardProps) {
  const t = useTranslations();
  const { college } = useCollegePage();
  return (
    <Box
      as="li"
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      overflow="hidden"
      display="grid"
      gridTemplateColumns={
        isShort
          ? { base: '3.5rem minmax(0, 1fr)', md: '4.5rem minmax(0, 1fr)' }
          : { base: '5.5rem minmax(0, 1fr)', md: '7rem minmax(0, 1fr)' }
      }
    >
      <CoachPortrait coach={coach} college={college} {...(isShort ? { minHeight: '4.25rem' } : {})} />
      <Box p={isShort ? { base: '2', md: '4' } : '4'} ps="4" display="flex" flexDirection="column" minW="0">
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
          py="3"
          my="-2"
        >
          {coach.name}
        </PageLink>
        {coach.sinceYear !== null && (
          <Box textStyle="small" color="fg.muted" hideBelow={isShort ? 'md' : undefined}>
            {t('college.staffOf', { page: String(coach.sinceYear) })}
          </Box>
        )}
        {!isShort && coach.email !== null && (
          <ContactLine href={`mailto:${coach.email}`} text={coach.email} icon={<Icon as={Mail} size={16} />} />
        )}
        {!isShort && coach.phone !== null && (
          <ContactLine
            href={`tel:${coach.phone.replace(/[^+\d]/g, '')}`}
            text={coach.phone}
            icon={<Icon as={Phone} size={16} />}
          />
        )}
        {!isShort && tools === undefined && (
          <PageLink
            to={`/coach/${college._id}/${coach.id}?write=1`}
            display="inline-flex"
            alignItems="center"
            minH="11"
            textStyle="small"
            textDecoration="underline"
            overflowWrap="anywhere"
          >
            {t('college.writeTo', { name: coach.name })}
          </PageLink>
        )}
      </Box>
      {tools}
      {!isShort && <CoachStory coach={coach} />}
    </Box>
  );
}

/** What a coach tells of themselves, to be opened: biography, earlier posts and licences, each where there is one. */
function CoachStory({ coach: { name, biography, previousPosts, licences } }: { readonly coach: Coach }) {
  const t = useTranslations();
  const lists = [
    { title: t('college.coachPosts'), entries: previousPosts },
    { title: t('college.coachLicences'), entries: licences },
  ].filter(({ entries }) => entries.length > 0);
  if (biography === null && lists.length === 0) return null;
  return (
    <chakra.details gridColumn="1 / -1" borderTopWidth="1px" px="4">
      <chakra.summary minH="11" display="flex" alignItems="center" cursor="pointer" fontWeight="medium" overflowWrap="anywhere">
        {t('college.coachMore', { name })}
      </chakra.summary>
      <Box display="grid" gap="4" pb="4">
        {biography !== null && (
          <Box whiteSpace="pre-line" overflowWrap="anywhere">
            {biography}
          </Box>
        )}
        {lists.map(({ title, entries }) => (
          <Box key={title}>
            <Box textStyle="label" color="fg.muted" mb="1">
              {title}
            </Box>
            <Box as="ul" listStyleType="none" overflowWrap="anywhere">
              {entries.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </chakra.details>
  );
}

interface ContactLineProps {
  readonly href: string;
  readonly text: string;
  readonly icon: ReactNode;
}

/** Mail or phone; a mail address too long for its line breaks before the @, then before a dot of its domain. */
function ContactLine({ href, text, icon }: ContactLineProps) {
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
          <MailText text={text} />
        </Box>
      </a>
    </Box>
  );
}
