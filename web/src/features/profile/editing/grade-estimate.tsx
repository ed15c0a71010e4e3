import { Box } from '@chakra-ui/react/box';
import { estimatedGpa, gradeScaleOf } from '@touchline/domain/person/profile/grade-scale';
import type { Profile } from '@touchline/domain/person/profile/profile';
import { parseByKind } from '../../../components/document-editor/field-text';
import { useFormats, useTranslations } from '../../../i18n/use-translations';

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
      <Box fontWeight="medium">{t('profileEdit.estimate', { gpa: formatNumber(estimate, digits) })}</Box>
      <Box textStyle="small" color="fg.muted">
        {t(`profileEdit.formula_${scale.name}`, { gpa: formatNumber(gpa) })}
      </Box>
    </Box>
  );
}

/** The same for what is being typed into a form. */
export function TypedGradeEstimate({ typed }: { readonly typed: Readonly<Record<string, string>> }) {
  const average = parseByKind({ type: 'number', isWhole: false, least: 0, most: 100 }, typed['/gpa'] ?? '');
  const gpa = 'value' in average && typeof average.value === 'number' ? average.value : null;
  const gpaOf = Number(typed['/gpaOf'] ?? '');
  return (
    <Box role="status">
      <GradeEstimate gpa={gpa} gpaOf={gpaOf === 0 ? null : gpaOf} />
    </Box>
  );
}
