import { Box } from '@chakra-ui/react/box';
import type { AttestedFact } from '@touchline/domain/reference/attested-facts';
import { useTranslations } from '../../i18n/use-translations';
import type { FoundRecruit } from './recruit-results-query';
import { useRecruitTexts } from './recruit-texts';

/** Green words with a tick: nothing that looks like the badge of Premium. */
function Mark({ text }: { readonly text: string }) {
  const t = useTranslations();
  return (
    <Box as="span" textStyle="small" fontWeight="semibold" color="pitch.fg" title={t('recruits.confirmedWhy')}>
      {`✓ ${text}`}
    </Box>
  );
}

/** The facts of a player that somebody has confirmed, in one line of a row or card; nothing where there are none. */
export function ConfirmedLine({ recruit }: { readonly recruit: FoundRecruit }) {
  const text = useRecruitTexts().confirmedText(recruit);
  return text === null ? null : (
    <Box>
      <Mark text={text} />
    </Box>
  );
}

/** Says beside a fact that somebody has confirmed it; nothing beside others. */
export function ConfirmedMark({ recruit, fact }: { readonly recruit: FoundRecruit; readonly fact: AttestedFact }) {
  const t = useTranslations();
  return recruit.confirmed.includes(fact) ? <Mark text={t('recruits.confirmedMark')} /> : null;
}
