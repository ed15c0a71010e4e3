import { Box } from '@chakra-ui/react/box';
import { COACH_STAFF_TYPES } from '@touchline/domain/constants/role-types';
import type { ComponentType } from 'react';
import { CoachCard, type CoachCardProps } from './coach-card';
import type { Team } from './college-in-hand';

type Coach = Team['coaches'][number];

const rankOf = ({ staffType }: Coach): number => COACH_STAFF_TYPES.indexOf(staffType);

interface StaffCardsProps {
  readonly coaches: readonly Coach[];
  /** Portrait, post and name alone, for a teaser. */
  readonly isShort?: boolean;
  /** What draws each of them. */
  readonly Card?: ComponentType<CoachCardProps>;
}

/** A team's staff as cards in the order of the seven posts. */
export function StaffCards({ coaches, isShort = false, Card = CoachCard }: StaffCardsProps) {
  return (
    <Box
      as="ul"
      display="grid"
      gridTemplateColumns={`repeat(auto-fill, minmax(min(100%, ${isShort ? 15 : 20}rem), 1fr))`}
      gap="4"
    >
      {coaches
        .toSorted((left, right) => rankOf(left) - rankOf(right))
        .map((coach) => (
          <Card key={coach.id} coach={coach} isShort={isShort} />
        ))}
    </Box>
  );
}
