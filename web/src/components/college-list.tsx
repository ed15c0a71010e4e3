import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { ReactNode } from 'react';
import type { Fact } from '../ui/fact';
import { CollegeRow } from './college-row';

type CollegeListItem = AnswerOf<'searchColleges'>['items'][number];

interface CollegeListProps {
  readonly items: readonly CollegeListItem[];
  readonly label: string;
  /** The same facts for each college, in one order. */
  readonly factsOf?: (college: CollegeListItem) => readonly Fact[];
  readonly actionOf?: (college: CollegeListItem) => ReactNode;
}

const NO_FACTS: readonly Fact[] = [];

/** Colleges as rows of one height, each leading to its page. */
export function CollegeList({ items, label, factsOf, actionOf }: CollegeListProps) {
  return (
    <Box as="ul" aria-label={label} bg="bg.panel" borderWidth="1px" borderRadius="card" overflow="hidden">
      {items.map((college) => (
        <CollegeRow key={college._id} college={college} facts={factsOf?.(college) ?? NO_FACTS} action={actionOf?.(college)} />
      ))}
    </Box>
  );
}
