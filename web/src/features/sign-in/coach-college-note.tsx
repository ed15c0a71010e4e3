import { Box } from '@chakra-ui/react/box';
import { collegesWithTeam } from '@touchline/domain/account/coach-colleges';
import type { SportsGender } from '@touchline/domain/account/registration-choices';
import { COLLEGE_CREATION_HOURS } from '@touchline/domain/constants/limits';
import { domainOfEduEmail, isEduEmail } from '@touchline/domain/text/edu-email';
import { useCallback } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-context';
import { useAnswer } from '../../lib/use-answer';

interface CoachCollegeNoteProps {
  readonly email: string;
  readonly gender: SportsGender;
}

/**
 * Tells a coach what becomes of the college behind a .edu address: access to it is granted after validation, or it is not in the database and will be created
 * within 24 h (specification §5), as it is for a domain too short to look for. Says nothing where the colleges cannot be looked up.
 */
export function CoachCollegeNote({ email, gender }: CoachCollegeNoteProps) {
  const t = useTranslations();
  const callApi = useApi();
  const domain = domainOfEduEmail(email.trim());
  const isTooShort = domain === null && isEduEmail(email.trim());
  const ask = useCallback(
    (key: string, signal: AbortSignal) => callApi('collegeProperty', { query: { keys: [key] }, signal }),
    [callApi],
  );
  const { data, isPrevious, hasFailed } = useAnswer(domain, ask, null);
  if ((domain === null && !isTooShort) || hasFailed) return null;
  return (
    <Box role="status" bg="pitch.subtle" borderRadius="control" px="4" py="3" overflowWrap="anywhere">
      {!isTooShort && (data === undefined || isPrevious) ? t('register.collegeSearching') : said()}
    </Box>
  );

  function said(): string {
    const fitting = collegesWithTeam(isTooShort ? [] : (data?.items.flatMap(({ colleges }) => colleges) ?? []), gender);
    const team = t(gender === 'Female' ? 'register.womensTeam' : 'register.mensTeam');
    const [only, ...others] = fitting;
    if (only === undefined) return t('register.collegeMissing', { hours: COLLEGE_CREATION_HOURS });
    if (others.length > 0) return t('register.collegesFound', { count: fitting.length, team });
    return t('register.collegeFound', { college: only.name, team });
  }
}
