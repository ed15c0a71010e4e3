import { Box } from '@chakra-ui/react/box';
import { estimatedGpa, gradeScaleOf } from '@touchline/domain/person/profiles/grade-scale';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { useFormats, useTranslations } from '../../i18n/use-translations';

/**
 * What an average is worth on the scale of 4.0, marked as an estimate, with its formula
 * (docs/decisions/065-grades-on-one-scale.md). Nothing where no estimate is needed or possible.
 */
export function GradeEstimate({ gpa, gpaOf }: Pick<Profile, 'gpa' | 'gpaOf'>) {
  const t = useTranslations();
  const { formatNumber } = useFormats();
  const estimate = estimatedGpa({ gpa, gpaOf });
  const scale = gradeScaleOf({ gpaOf });
  if (estimate === null || gpa === null || scale === null || scale.name === 'four') return null;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 2 };
  return (
    <Box bg="bg.subtle" borderRadius="control" px="4" py="3">
      <Box fontWeight="medium">{t('profile.estimate', { gpa: formatNumber(estimate, digits) })}</Box>
      <Box textStyle="small" color="fg.muted">
        {t(`profile.formula_${scale.name}`, { gpa: formatNumber(gpa) })}
      </Box>
    </Box>
  );
}
