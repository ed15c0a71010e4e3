import { Box } from '@chakra-ui/react/box';
import { Spinner } from '@chakra-ui/react/spinner';
import { Text } from '@chakra-ui/react/text';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { domainOfEduEmail, isEduEmail, looksLikeEduEmail } from '@touchline/domain/kernel/text/email';
import { collegesWithTeam } from '@touchline/domain/person/claims/coach-colleges';
import { COLLEGE_CREATION_HOURS } from '@touchline/domain/reference/limits';
import type { SportsGender } from '@touchline/domain/reference/role-types';
import { type ReactNode, useCallback } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useLoaded } from '../../../lib/hydration/deferred-loading';
import { usePageCalls } from '../../../lib/api/page-calls';
import { NewWindowLink } from '../new-window-link';

interface BusyOverlayProps {
  readonly isBusy: boolean;
  readonly text: string;
  readonly children: ReactNode;
}

/** Covers a form while it is being sent, so that nothing in it can be changed, and says what is going on. */
export function BusyOverlay({ isBusy, text, children }: BusyOverlayProps) {
  return (
    <Box position="relative">
      <Box inert={isBusy} opacity={isBusy ? 0.35 : 1}>
        {children}
      </Box>
      <Box role="status">
        {isBusy && (
          <Box position="absolute" inset="0" zIndex="1" display="flex" alignItems="flex-end" justifyContent="center">
            <Box
              ref={takeFocus}
              tabIndex={0}
              position="sticky"
              bottom="0"
              display="flex"
              alignItems="center"
              gap="3"
              px="5"
              minH="14"
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="card"
              boxShadow="soft"
              fontWeight="600"
            >
              <Spinner />
              {text}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Takes the focus, because the covered form can no longer have it. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

const LEGAL = [
  { to: '/TermsAndConditions', textKey: 'register.terms' },
  { to: '/privacy', textKey: 'register.privacy' },
] as const;

/** Links to the terms and the privacy page, in new windows, so that nothing typed is lost. */
export function LegalLinks({ text }: { readonly text: string }) {
  const t = useTranslations();
  return (
    <Box textStyle="small" color="fg.muted">
      <Text>{text}</Text>
      <Box display="flex" gap="5">
        {LEGAL.map(({ to, textKey }) => (
          <NewWindowLink key={to} to={to} text={t(textKey)} />
        ))}
      </Box>
    </Box>
  );
}

interface CoachCollegeNoteProps {
  readonly email: string;
  readonly gender: SportsGender;
}

/**
 * Tells a coach about the college of a .edu address (S5-09): access is granted after validation, or the college is not
 * in the database and will be created within 24 h, as for a domain too short to look up. An address that only looks
 * like one of a college (S5-12) is told what may stand before the @. Shows nothing where the lookup fails.
 */
export function CoachCollegeNote({ email, gender }: CoachCollegeNoteProps) {
  const t = useTranslations();
  const address = email.trim();
  const domain = domainOfEduEmail(address);
  if (domain !== null) return <CollegesOfDomain key={domain} domain={domain} gender={gender} />;
  if (isEduEmail(address)) return <CollegeNote colleges={[]} gender={gender} />;
  return looksLikeEduEmail(address) ? <Note>{t('register.eduLocalPart')}</Note> : null;
}

function CollegesOfDomain({ domain, gender }: { readonly domain: string; readonly gender: SportsGender }) {
  const { call } = usePageCalls();
  const ask = useCallback(() => call('collegeProperty', { query: { keys: [domain] } }), [call, domain]);
  const { part: found, hasFailed } = useLoaded(ask);
  if (hasFailed) return null;
  return <CollegeNote colleges={found?.items.flatMap(({ colleges }) => colleges) ?? null} gender={gender} />;
}

interface CollegeNoteProps {
  /** The colleges of the address; null while they are being looked up. */
  readonly colleges: AnswerOf<'collegeProperty'>['items'][number]['colleges'] | null;
  readonly gender: SportsGender;
}

function CollegeNote({ colleges, gender }: CollegeNoteProps) {
  const t = useTranslations();
  return <Note>{colleges === null ? t('register.collegeSearching') : textOf(collegesWithTeam(colleges, gender))}</Note>;

  function textOf(fitting: readonly { readonly name: string }[]): string {
    const team = t(gender === 'Female' ? 'register.womensTeam' : 'register.mensTeam');
    const [only, ...others] = fitting;
    if (only === undefined) return t('register.collegeMissing', { hours: COLLEGE_CREATION_HOURS });
    if (others.length > 0) return t('register.collegesFound', { count: fitting.length, team });
    return t('register.collegeFound', { college: only.name, team });
  }
}

function Note({ children }: { readonly children: string }) {
  return (
    <Box role="status" bg="pitch.subtle" borderRadius="control" px="4" py="3" overflowWrap="anywhere">
      {children}
    </Box>
  );
}
