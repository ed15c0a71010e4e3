import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { CollegeRow } from './college-row';

type CollegeListItem = AnswerOf<'searchColleges'>['items'][number];

/** Colleges as rows of one height, each leading to its page. */
export function CollegeList({ items, label }: { readonly items: readonly CollegeListItem[]; readonly label: string }) {
  return (
    <Box as="ul" aria-label={label} bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden">
      {items.map((college) => (
        <CollegeRow key={college._id} college={college} />
      ))}
    </Box>
  );
}
