import { Box } from '@chakra-ui/react/box';
import { parseByKind } from '../../../components/document-editor/field-text';
import { GradeEstimate } from '../grade-estimate';

/** What the average that is being typed into a form is worth on the scale of 4.0. */
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
