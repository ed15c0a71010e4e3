import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { sexOf } from '@touchline/domain/person/claims/coach-colleges';
import { recruitFit } from '@touchline/domain/person/recruits/recruit-fit';
import { isCoachRole } from '@touchline/domain/person/roles/coach-role';
import { gradeRuleOf } from '@touchline/domain/reference/recruiting-rules/grade-rule';
import { useLanguage } from '../../i18n/language-provider';
import { useApi } from '../../lib/api/api-client';
import { useSessionState } from '../../session/session-context';
import { RECRUIT_FIT_TEXTS, recruitReasonText } from './recruit-fit-texts';
import type { FoundRecruit } from './recruit-results-query';
import { useRecruitTexts } from './recruit-texts';

/** How an accepted coach's team and a player fit, in words, from the needs of the roster and what the page shows. */
export function RecruitFit({ recruit }: { readonly recruit: FoundRecruit }) {
  const { language } = useLanguage();
  const { valueText } = useRecruitTexts();
  const callApi = useApi();
  const { profile } = useSessionState();
  const role = profile?.roles.find((one) => isCoachRole(one) && one.status === 'Accepted');
  const collegeId = role?.value ?? '';
  const { data: college } = useQuery({
    queryKey: ['teamOfCoach', collegeId],
    queryFn: ({ signal }) => callApi('college', { params: { collegeId }, signal }),
    enabled: collegeId !== '',
  });
  if (college === undefined || profile === null) return null;
  const sex = sexOf(profile.sportsTypeGender);
  const team = college.athletics.sport.find((one) => one.sex === sex);
  const reasons = recruitFit(
    {
      sex,
      needs: team?.rosterNeeds ?? [],
      leastGpa: gradeRuleOf(college.league, team?.division ?? college.division)?.least ?? null,
    },
    {
      sex: sexOf(recruit.sportsTypeGender),
      positions: recruit.position.main,
      graduationYear: recruit.graduationYear,
      gpa: recruit.gpa,
      gpaOf: recruit.gpaOf,
      tier: recruit.team?.tier ?? null,
    },
  );
  const texts = RECRUIT_FIT_TEXTS[language];
  return (
    <Box asChild mb="4" p="4" borderWidth="1px" borderRadius="card" bg="bg.subtle" aria-label={texts.title}>
      <section>
        <Box fontWeight="semibold" mb="1">
          {texts.title}
        </Box>
        <Box as="ul" listStyleType="none" display="grid" rowGap="1.5" textStyle="small">
          {reasons.map((reason) => (
            <Box as="li" key={reason.kind} display="flex" gap="2" minW="0" overflowWrap="anywhere">
              <Box
                as="span"
                role="img"
                aria-label={texts.signs[String(reason.isFor) as 'true' | 'false' | 'null']}
                flex="none"
                width="4"
              >
                {reason.isFor === null ? '·' : reason.isFor ? '✓' : '✕'}
              </Box>
              <Box minW="0">{recruitReasonText(reason, language, (tier) => valueText('tier', tier))}</Box>
            </Box>
          ))}
        </Box>
        <Box textStyle="small" color="fg.muted" mt="2">
          {texts.source}
        </Box>
      </section>
    </Box>
  );
}
