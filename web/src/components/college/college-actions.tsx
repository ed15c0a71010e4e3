import { Box } from '@chakra-ui/react/box';
import { CompareSlot } from '../compare/compare-slot';
import { SaveSlot } from '../saving/save-slot';
import { FROM_TABLE } from './table-width';

interface CollegeActionsProps {
  readonly collegeId: string;
  readonly name: string;
  /** Next to each other; in a row of a list they stand one above the other, but for tables. */
  readonly isBeside?: boolean;
}

/** What a reader does with a college of a list: save it, and compare it with others. */
export function CollegeActions({ collegeId, name, isBeside = false }: CollegeActionsProps) {
  return (
    <Box display="flex" flexDirection={isBeside ? 'row' : 'column'} flex="none" css={{ [FROM_TABLE]: { flexDirection: 'row' } }}>
      <SaveSlot collegeId={collegeId} name={name} />
      <CompareSlot collegeId={collegeId} name={name} />
    </Box>
  );
}
